import {currentLocale} from '../../config/locales';
import type {Component} from '../components';
import {lesson, lessonPage} from './data';

export const lessons: Readonly<Record<string, Component>> = {
  Lessons: {source: '@site/src/features/lessons', data: (of) => lessonPage(lesson(of), currentLocale())},
};
