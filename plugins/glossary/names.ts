import {docsAddress} from '../versions/versions';
import type {Entry} from './entries';

/** Of its row on the glossary page, the same in both languages. */
export const anchorOf = ({term}: Entry): string => term.en.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Address of a page by its file below the folder of documents without the ending, with its anchor. */
export const addressOf = (page: string, version?: string): string =>
  `${docsAddress(version)}/${page.replace(/\/index(?=#|$)/, '')}`;
