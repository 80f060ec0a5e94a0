const BOX = 'late-failure';

/** Takes the box away. */
export const hideFailure = (): void => document.querySelector(`.${BOX}`)?.remove();

/** Says what could not be loaded, with a button to try again (specification, section 8). One at a time. */
export function showFailure(text: string, retry: string, onRetry: () => void): void {
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
  document.body.append(box);
}

/**
 * Loads the page anew, but only when the host answers: the browser's own error page would take the place of a readable one.
 * @param addresses are fetched past the browser's cache, which may hold a damaged file
 */
export const reload = (addresses: string[], onFailure: () => void): Promise<void> =>
  Promise.all(addresses.map((address) => fetch(address, {cache: 'reload'}))).then(() => location.reload(), onFailure);

/** @param script the page's inline script, whose attributes hold the addresses of the others and the texts */
export function showScriptsFailure(script: HTMLElement): void {
  const {scripts = '', failed = '', retry = ''} = script.dataset;
  showFailure(failed, retry, () => void reload(scripts.split(' '), () => showScriptsFailure(script)));
}
