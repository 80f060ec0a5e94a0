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
export async function reload(addresses: readonly string[], text: string, retry: string): Promise<void> {
  try {
    const answers = await Promise.all(addresses.map((address) => fetch(address, {cache: 'reload'})));
    if (answers.every(({status}) => status < 500)) return location.reload();
  } catch {
    // There is no network.
  }
  showFailure(text, retry, () => void reload(addresses, text, retry));
}

/** @param script the page's inline script, whose attributes hold the addresses of the others and the texts */
export function showScriptsFailure({dataset: {scripts = '', failed = '', retry = ''}}: HTMLElement): void {
  showFailure(failed, retry, () => void reload(scripts.split(' '), failed, retry));
}
