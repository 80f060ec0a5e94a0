/** Adds the texts of search to those of every page: see plugins/search. Import it before any module that translates. */
import codeTranslations from '@generated/codeTranslations';
import texts from '@generated/codeTranslations?search';

Object.assign(codeTranslations, texts);
