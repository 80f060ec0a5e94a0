import {localized} from '../../config/locales';
import type {Component} from '../components';
import type {WallEntry} from '../../src/components/home/LookWall';
import {looks, wall} from '../../src/features/workbench/looks';
import {pageWords} from '../../src/features/workbench/words';

const looksOnWall = (): readonly WallEntry[] =>
  wall.map(([id, figure]) => {
    const {label} = looks.find((look) => look.id === id)!;
    return [`/workbench?stage=workbench&look=${id}&Figure=${figure}`, localized(label)];
  });

export const workbench: Readonly<Record<string, Component>> = {
  Workbench: {source: '@site/src/features/workbench', data: () => localized(pageWords)},
  LookWall: {source: '@site/src/components/home/LookWall', data: looksOnWall},
};
