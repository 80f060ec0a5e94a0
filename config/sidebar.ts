import type {Localized} from './locales';

/**
 * Labels of all categories, which sidebars.ts adds: a sidebar that Docusaurus keeps for a version has those of the source language
 * only. Not exported by sidebars.ts, whose exports are sidebars.
 */
export const sidebarLabels: Localized[] = [];
