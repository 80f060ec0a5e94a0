/** Puts the texts of search beside those of every page: see plugins/search-ui. Import it before what translates. */
import codeTranslations from '@generated/codeTranslations';
import texts from '@generated/codeTranslations?search';

Object.assign(codeTranslations, texts);
