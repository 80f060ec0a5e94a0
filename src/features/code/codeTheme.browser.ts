import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The palettes of code other than the site's own are loaded for a page that asks for one. */
if (ExecutionEnvironment.canUseDOM && document.documentElement.dataset.codeTheme) void import('./code-themes.css');
