import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Keeps the browser's toolbar (`theme-color`) in the colour of the page, in both themes. */
if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  const meta = document.querySelector('meta[name="theme-color"]');
  const follow = () => meta?.setAttribute('content', getComputedStyle(root).getPropertyValue('--lk-paper').trim());
  follow();
  new MutationObserver(follow).observe(root, {attributeFilter: ['data-theme']});
}
