const BOX = 'late-failure';

/** Removes the box. */
export const hideFailure = (): void => document.querySelector(`.${BOX}`)?.remove();

/** Shows what could not be loaded, with a Retry button (specification, section 8). One box at a time. */
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
 * Reloads the page if the host answers: otherwise the browser's error page would replace a readable page.
 * @param addresses files to fetch past the browser's cache, which may hold a damaged copy
 */
export const reload = (addresses: string[], onFailure: () => void): Promise<void> =>
  Promise.all(addresses.map((address) => fetch(address, {cache: 'reload'}))).then(() => location.reload(), onFailure);

/** @param script the page's inline script, whose attributes hold the texts and the addresses of the other scripts */
export function showScriptsFailure(script: HTMLElement): void {
  const {scripts = '', failed = '', retry = ''} = script.dataset;
  showFailure(failed, retry, () => void reload(scripts.split(' '), () => showScriptsFailure(script)));
}
