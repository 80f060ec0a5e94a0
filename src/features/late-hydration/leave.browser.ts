import {translate} from '@docusaurus/Translate';
import {reload, showFailure} from './failure.browser';

/** Loads the page of the current address; the page shown stays until the host answers. */
export default function leave(): void {
  void reload([window.location.href], () =>
    showFailure(
      translate({id: 'loading.page', message: 'The page did not load. Check the network connection.'}),
      translate({id: 'loading.retry', message: 'Retry'}),
      leave,
    ),
  );
}
