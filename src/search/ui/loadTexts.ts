/** Puts the texts of search beside those of every page: see src/search/indexing. Import it before what translates. */
import codeTranslations from '@generated/codeTranslations';
import texts from '@generated/codeTranslations?search';

Object.assign(codeTranslations, texts);
