const BOX = 'late-failure';

/** Removes the box. */
export const hideFailure = (): void => document.querySelector(`.${BOX}`)?.remove();

/** Text of an error and of its causes, one a line. */
export const errorText = (error: unknown): string =>
  error instanceof Error ? [error.message, ...(error.cause ? [errorText(error.cause)] : [])].join('\n') : String(error);

/**
 * Shows what could not be loaded, with a Retry button (specification, section 8). One box at a time.
 * @param details text of the error, folded under the sentence
 */
export function showFailure(
  text: string,
  retry: string,
  onRetry: () => void,
  details?: {label: string; text: string},
): void {
  hideFailure();
  const box = document.createElement('div');
  box.className = BOX;
  box.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary button--sm';
  button.textContent = retry;
  button.addEventListener('click', () => {
    hideFailure();
    onRetry();
  });
  box.append(words, button);
  if (details) {
    const fold = document.createElement('details');
    const summary = document.createElement('summary');
    const message = document.createElement('pre');
    summary.textContent = details.label;
    message.textContent = details.text;
    fold.append(summary, message);
    box.append(fold);
  }
  document.body.append(box);
}

/**
 * Reloads the page if the host answers: otherwise the browser's error page would replace a readable page.
 * @param addresses files to fetch past the browser's cache, which may hold a damaged copy
 */
export const reload = (addresses: string[], onFailure: (error: unknown) => void): Promise<void> =>
  Promise.all(addresses.map((address) => fetch(address, {cache: 'reload'}))).then(() => location.reload(), onFailure);

/**
 * @param script the page's inline script, whose attributes hold the texts and the addresses of the other scripts
 * @param error text of the error
 */
export function showScriptsFailure(script: HTMLElement, error: string): void {
  const {scripts = '', failed = '', retry = '', details = ''} = script.dataset;
  const again = () => void reload(scripts.split(' '), (reason) => showScriptsFailure(script, errorText(reason)));
  showFailure(failed, retry, again, {label: details, text: error});
}
