import {forLocale} from '../../config/localized';
import type {Locale, Localized} from '../../config/locales';
import {needsIn, panelControl} from '../stage-figures/data';
import {words as stageWords} from '../stage-figures/words';
import {control, demo, FEATURE_OFF} from '../../src/stage/demos';
import type {Control, StageValues} from '../../src/stage/ui/data';
import {engineDemo} from '../../src/stage/ui/scene';
import {accept, whyInert} from '../../src/stage/ui/values';
import {lessons} from '../../src/features/lessons/tasks';
import type {Lesson, LessonData, LessonPage, MarksData, Task, TaskData} from '../../src/features/lessons/types';
import {listed, marks, words} from '../../src/features/lessons/words';

/** @throws Error that names the lessons when there is none with this id */
export function lesson(id: string): Lesson {
  const found = lessons.find((one) => one.id === id);
  if (found) return found;
  throw new Error(`there is no lesson "${id}": write one of ${lessons.map((one) => one.id).join(', ')}`);
}

/**
 * A task with its texts, controls and targets, as the page of the lesson carries it.
 * @throws Error when the task is not complete: what is missing, and where it belongs
 */
export function taskData(task: Task, locale: Locale): TaskData {
  const subject = demo(task.demo);
  const fail = (what: string): never => {
    throw new Error(`task "${task.id}": ${what}`);
  };
  const controls = Object.keys(task.target).map((id): Control => {
    const control = panelControl(subject, id, locale);
    const [start, target] = [task.start[id as keyof typeof task.start], task.target[id as keyof typeof task.target]];
    for (const value of [start, target])
      if (accept(control, value) !== value)
        fail(`${id} cannot be ${JSON.stringify(value)}: give it a value of its slider in \`start\` and in \`target\``);
    if (start === target) fail(`${id} is the same in \`start\` and \`target\`: move it to \`given\``);
    return {...control, value: start} as Control;
  });
  const strange = Object.keys(task.start).filter((id) => !(id in task.target));
  if (strange.length > 0) fail(`\`target\` lacks ${strange.join(', ')}, which \`start\` has`);
  const scene = engineDemo(subject, FEATURE_OFF);
  const needs = needsIn(subject, Object.keys(task.target), locale, task.given as StageValues);
  for (const id of Object.keys(task.target)) {
    const why = whyInert({needs, scene}, id, {...task.given, ...task.target} as StageValues);
    if (why) fail(`${id} does nothing in the target ("${why}"): change \`target\``);
  }
  const print = ({low, high}: {low: Localized; high: Localized}) => ({
    low: forLocale(low, locale),
    high: forLocale(high, locale),
  });
  return {
    id: task.id,
    view: task.view,
    scene,
    given: {...task.given} as StageValues,
    target: task.target as StageValues,
    controls,
    needs,
    symptoms: Object.fromEntries(
      controls.map(({id}) => [
        id,
        print(
          control(id).symptom ?? fail(`data/parameters.json does not say what one sees of ${id}: add its \`symptom\``),
        ),
      ]),
    ),
  };
}

/** What the browser loads when the reader starts a task of a tutorial. */
export const lessonData = ({tasks}: Lesson, locale: Locale): LessonData => ({
  tasks: tasks.map((task) => taskData(task, locale)),
  words: forLocale(words, locale),
  stage: forLocale(stageWords, locale),
});

/** What the page holds of a lesson. */
export const lessonPage = ({tasks}: Lesson, locale: Locale): LessonPage => ({
  tasks: tasks.map(({id, title, brief}) => ({id, title: forLocale(title, locale), brief: forLocale(brief, locale)})),
  ...forLocale(listed, locale),
});

/** What a contact sheet holds of the lessons of its tutorials. */
export const marksOf = (locale: Locale): MarksData => ({
  tasks: Object.fromEntries(lessons.map(({id, tasks}) => [id, tasks.map((task) => task.id)])),
  words: forLocale(marks, locale),
});
