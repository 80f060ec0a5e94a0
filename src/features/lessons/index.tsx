import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import type {DeskProps} from './Desk';
import {markSolved, solvedTasks} from './marks';
import type {LessonData, LessonPage} from './types';
import styles from './styles.module.css';

interface Props {
  /** Id of a lesson in `data/lessons.json`. */
  of: string;
  /** Titles and texts of its tasks, added at build by `../../../plugins/lessons/rehype`. */
  data?: string;
}

interface Loaded {
  Desk: ComponentType<DeskProps>;
  lesson: LessonData;
}

/**
 * The tasks of a tutorial; in Markdown `<Lessons of="transition" />`. Each reads as an exercise until the reader starts it, which
 * loads the engine and the task.
 */
export default function Lessons({of, data}: Props): ReactNode {
  if (!data) throw new Error(`<Lessons of="${of}"> has no data: it works in Markdown, where the build adds them`);
  const page = JSON.parse(data) as LessonPage;
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string>();
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState<string>();
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const closed = useRef<string>(undefined);
  useEffect(() => setMarks(solvedTasks()), []);
  // The button that opened a task is removed while the task is open; focus returns to it.
  useEffect(() => {
    if (closed.current && !open) buttons.current.get(closed.current)?.focus();
    closed.current = open;
  }, [open]);

  const start = async (id: string) => {
    setFailed(undefined);
    try {
      const [{default: Desk}, lesson] = await Promise.all([
        import(/* webpackChunkName: "lesson-desk" */ './Desk'),
        import(/* webpackChunkName: "lesson-[request]" */ `@generated/lessons/default/${of}.json`) as Promise<{
          default: LessonData;
        }>,
      ]);
      setLoaded({Desk, lesson: lesson.default});
      setOpen(id);
    } catch {
      setFailed(id);
    }
  };
  return (
    <div data-lessons={of}>
      <ol className={styles.lessons}>
        {page.tasks.map(({id, title, brief}) => {
          const task = open === id ? loaded?.lesson.tasks.find((one) => one.id === id) : undefined;
          const key = `${of}/${id}`;
          return (
            <li key={id} className={styles.lesson} data-lesson={id}>
              <p className={styles.head}>
                <strong>{title}</strong>
                {marks.has(key) && <span className={styles.done}>{page.done}</span>}
              </p>
              <p>{brief}</p>
              {task && loaded ? (
                <loaded.Desk
                  task={task}
                  title={title}
                  words={loaded.lesson.words}
                  stage={loaded.lesson.stage}
                  onSolved={() => setMarks((old) => markSolved(key, old))}
                  onClose={() => setOpen(undefined)}
                />
              ) : (
                <button
                  ref={(element) => {
                    if (element) buttons.current.set(id, element);
                  }}
                  type="button"
                  className={styles.start}
                  data-search-skip=""
                  aria-label={page.startTask.replace('{title}', () => title)}
                  onClick={() => void start(id)}>
                  {page.start}
                </button>
              )}
              {failed === id && <p role="alert">{page.failed}</p>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
