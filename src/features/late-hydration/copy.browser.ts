const COPIED_MS = 2000;

/**
 * Fallback for plain http, where the clipboard API is missing: selects the text and copies the selection; where copying is
 * forbidden, the text stays selected.
 */
async function copy(code: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText((code.textContent ?? '').replace(/\n$/, ''));
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(code);
    return document.execCommand('copy');
  }
}

/** One delegated listener for all copy buttons: code blocks need no script of their own. */
export function copyOnClick(): void {
  document.addEventListener('click', async ({target}) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-copy]');
    if (!button || button.dataset.state === 'copied') return;
    const code = button.closest('[data-code]')?.querySelector('pre');
    if (!code || !(await copy(code))) return;
    const label = button.textContent;
    button.dataset.state = 'copied';
    button.textContent = button.dataset.copied ?? label;
    window.setTimeout(() => {
      delete button.dataset.state;
      button.textContent = label;
    }, COPIED_MS);
  });
}
