import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Loads the colour themes of code on pages that set the attribute. */
if (ExecutionEnvironment.canUseDOM && document.documentElement.dataset.codeTheme) void import('./code-themes.css');
