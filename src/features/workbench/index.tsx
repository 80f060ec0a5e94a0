import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Still from '@site/src/components/media/Still';
import {mayStartAlone} from '@site/src/stage/ui/intent';
import type {DeskProps} from './Desk';
import {keptText} from './keep';
import type {WorkbenchData} from './types';
import styles from './page.module.css';
import type {PageWords} from './words';

interface Loaded {
  readonly Desk: ComponentType<DeskProps>;
  readonly data: WorkbenchData;
}

/** File that `../../../plugins/workbench/plugin` writes; a build knows it, a check of types does not. */
const DATA = 'workbench';

/** The workbench's place on its page, in Markdown `<Workbench />`: a picture and a button. The workbench loads with the button. */
export default function Workbench({data: json}: {data?: string}): ReactNode {
  if (!json) throw new Error('<Workbench> has no texts: it works in Markdown, where the build adds them');
  const words = JSON.parse(json) as PageWords;
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | Loaded>('idle');
  const [kept, setKept] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const open = async () => {
    setState('loading');
    try {
      const [{default: Desk}, {default: data}] = await Promise.all([
        import(/* webpackChunkName: "workbench" */ './Desk'),
        import(/* webpackChunkName: "workbench-[request]" */ `@generated/workbench/default/${DATA}.json`) as Promise<{
          default: WorkbenchData;
        }>,
      ]);
      setState({Desk, data});
    } catch {
      setState('failed');
    }
  };
  useEffect(() => {
    setKept(keptText() !== undefined);
    // A link with values opens them.
    if (new URLSearchParams(window.location.search).has('stage') && mayStartAlone()) void open();
  }, []);

  return (
    <section className={styles.place} data-search-skip="" data-workbench={typeof state === 'string' ? state : 'open'}>
      <p className={styles.start}>
        <button
          ref={button}
          type="button"
          className="button button--primary button--lg"
          aria-disabled={state === 'loading'}
          onClick={() => void (state !== 'loading' && open())}>
          {state === 'loading' ? words.loading : words.start}
        </button>
        {kept && <span>{words.kept}</span>}
        <noscript>{words.scripts}</noscript>
        <span hidden data-offline="">
          {words.offline}
        </span>
      </p>
      {state === 'failed' && <p role="alert">{words.failed}</p>}
      <Still name="workbench" alt="" first className={styles.still} sizes="min(100vw - 40px, 1200px)" />
      {typeof state === 'object' && (
        <state.Desk
          data={state.data}
          onClose={() => {
            setState('idle');
            setKept(keptText() !== undefined);
            button.current?.focus();
          }}
        />
      )}
    </section>
  );
}
