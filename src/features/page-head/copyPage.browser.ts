import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const SHOWN_MS = 2000;

const markdown = async () => {
  const response = await fetch(`${window.location.pathname.replace(/\/$/, '')}.md`);
  if (!response.ok) throw new Error(`${response.status}`);
  return new Blob([await response.text()], {type: 'text/plain'});
};

/** One delegated listener for the button that copies the page as Markdown (src/features/page-head). */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', async ({target}) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-copy-page]');
    if (!button || button.dataset.state) return;
    const label = button.textContent;
    try {
      // The ClipboardItem gets a promise: Safari forgets the click during the download.
      await navigator.clipboard.write([new ClipboardItem({'text/plain': markdown()})]);
      button.dataset.state = 'copied';
    } catch {
      button.dataset.state = 'failed';
    }
    button.textContent = button.dataset[button.dataset.state] ?? label;
    window.setTimeout(() => {
      delete button.dataset.state;
      button.textContent = label;
    }, SHOWN_MS);
  });
}
