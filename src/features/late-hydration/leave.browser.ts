import {translate} from '@docusaurus/Translate';
import {errorText, reload, showFailure} from './failure.browser';

/**
 * Loads the page of the current address; the page shown stays until the host answers.
 * @param error why the router could not show it
 */
export default function leave(error: unknown): void {
  void reload([window.location.href], () =>
    showFailure(
      translate({id: 'loading.page', message: 'The page did not load. Check the network connection.'}),
      translate({id: 'loading.retry', message: 'Retry'}),
      () => leave(error),
      {label: translate({id: 'loading.details', message: 'Error message'}), text: errorText(error)},
    ),
  );
}
