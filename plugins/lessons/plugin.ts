import type {Plugin} from '@docusaurus/types';
import {currentLocale} from '../../config/locales';
import {lessonData} from './data';
import {lessons} from '../../src/features/lessons/tasks';

/** Gives every lesson a chunk of its own, which the page loads when the reader starts a task. */
export default function lessonsPlugin(): Plugin {
  return {
    name: 'lessons',
    async contentLoaded({actions}) {
      await Promise.all(
        lessons.map((lesson) =>
          actions.createData(`${lesson.id}.json`, JSON.stringify(lessonData(lesson, currentLocale()))),
        ),
      );
    },
  };
}
