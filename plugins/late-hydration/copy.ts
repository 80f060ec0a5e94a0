const COPIED_MS = 2000;

/** One delegated listener for every copy button, so that blocks need no script of their own. */
export function copyOnClick(): void {
  document.addEventListener('click', async ({target}) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-copy]');
    if (!button || button.dataset.state === 'copied') return;
    const text = button.closest('[data-code]')?.querySelector('pre')?.textContent ?? '';
    await navigator.clipboard.writeText(text.replace(/\n$/, ''));
    const label = button.textContent;
    button.dataset.state = 'copied';
    button.textContent = button.dataset.copied ?? label;
    window.setTimeout(() => {
      delete button.dataset.state;
      button.textContent = label;
    }, COPIED_MS);
  });
}
