import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The browser's own bars take the colour of the page's, in both themes. */
if (ExecutionEnvironment.canUseDOM) {
  const root = document.documentElement;
  const meta = document.querySelector('meta[name="theme-color"]');
  const follow = () => meta?.setAttribute('content', getComputedStyle(root).getPropertyValue('--lk-paper').trim());
  follow();
  new MutationObserver(follow).observe(root, {attributeFilter: ['data-theme']});
}
