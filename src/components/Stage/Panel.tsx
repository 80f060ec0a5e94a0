import Link from '@docusaurus/Link';
import React, {useSyncExternalStore, type ReactNode} from 'react';
import type {StageData} from '@site/src/stage/ui/data';
import {getFigure, subscribeOwn} from '@site/src/stage/ui/own';
import {writeAddress} from '@site/src/stage/ui/url';
import {changed, moved, same, valuesAsJson, whyInert} from '@site/src/stage/ui/values';
import Control from './Control';
import Copy from './Copy';
import styles from './panel.module.css';
import type {ExchangeModel} from './useExchange';
import type {OwnModel} from './useOwn';
import type {StageModel} from './useStage';

/** A native control for every parameter of the demo. Before the stage runs the controls show the defaults. */
export default function Panel({
  data,
  stage,
  exchange,
  own,
}: {
  data: StageData;
  stage: StageModel;
  exchange: ExchangeModel;
  own: OwnModel;
}): ReactNode {
  const {words} = data;
  const {values} = stage;
  const {code} = exchange;
  const figure = useSyncExternalStore(subscribeOwn, getFigure, () => undefined);
  const module = code === 'failed' ? undefined : code;
  const count = changed(data, values).length;

  const link = () => {
    const {origin, pathname} = window.location;
    return `${origin}${pathname}${writeAddress(data, values, stage.view)}#${data.id}`;
  };
  return (
    <form
      className={styles.panel}
      aria-label={words.parameters.replace('{title}', data.title)}
      onSubmit={(event) => event.preventDefault()}
      onFocus={stage.startAlone}>
      <div className={styles.bar}>
        {data.views.length > 1 && (
          <label className={styles.view}>
            {words.view}
            <select value={stage.view} onChange={(event) => stage.look(event.target.value)}>
              {data.views.map(({id, label}) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {data.presets.length > 0 && (
          <div className={styles.presets} role="group" aria-label={words.presets}>
            {data.presets.map((preset) => (
              <button
                key={preset.id}
                type="button"
                aria-pressed={data.controls.every((control) =>
                  same(control, values[control.id], preset.values[control.id] ?? control.value),
                )}
                onClick={() => {
                  stage.setAll(preset.values);
                  stage.say(preset.label);
                }}>
                {preset.label}
              </button>
            ))}
          </div>
        )}
      </div>
      <div className={styles.rows}>
        {data.controls.map((control) => (
          <Control
            key={control.id}
            control={control}
            scope={data.id}
            value={values[control.id] ?? control.value}
            words={words}
            conditions={data.needs[control.id]}
            why={whyInert(data, control.id, values)}
            say={stage.say}
            onChange={(value) => stage.set(control.id, value)}
            onReset={() => {
              stage.set(control.id, control.value);
              stage.say(control.label + words.colon + words.columns[2]);
            }}
          />
        ))}
      </div>
      <div className={styles.foot}>
        <button
          type="button"
          aria-disabled={count + moved(data, values).length === 0}
          onClick={() => {
            stage.reset();
            stage.say(words.resetAll);
          }}>
          {words.resetAll}
        </button>
        <output className={styles.count}>{count > 0 && words.changed.replace('{n}', String(count))}</output>
        <span className={styles.gap} />
        <Copy words={words} label={words.copyLink} text={link} say={stage.say} />
        <Copy words={words} label={words.copyValues} text={() => valuesAsJson(data, values)} say={stage.say} />
        {(['copy', 'paste'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            title={module?.tooltips()[kind]}
            onPointerEnter={exchange.preload}
            onFocus={exchange.preload}
            onClick={() => exchange.begin({kind})}>
            {words[`${kind}Unreal`]}
          </button>
        ))}
        <button
          type="button"
          aria-expanded={own.open}
          onPointerEnter={own.preload}
          onFocus={own.preload}
          onClick={own.toggle}>
          {words.own}
        </button>
        <Link to={`/workbench${writeAddress(data, values)}${figure ? `&Figure=${figure}` : ''}`}>
          {words.workbench}
        </Link>
      </div>
      {exchange.task && code === 'failed' && <p className={styles.result}>{words.failure.network}</p>}
      {exchange.task && module && <module.default data={data} stage={stage} task={exchange.task} />}
      {own.open && own.code === 'failed' && <p className={styles.result}>{words.failure.network}</p>}
      {own.open && own.code && own.code !== 'failed' && (
        <own.code.default
          data={data}
          stage={stage}
          own={own.own}
          file={own.file}
          choose={stage.choose}
          ours={data.scene.figure ?? 'chibi'}
        />
      )}
    </form>
  );
}
