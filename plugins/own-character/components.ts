import {localized} from '../../config/locales';
import type {Component} from '../components';
import {pageWords} from '../../src/features/own-character/words';

export const ownCharacter: Readonly<Record<string, Component>> = {
  OwnCharacter: {source: '@site/src/features/own-character', data: () => localized(pageWords)},
};
