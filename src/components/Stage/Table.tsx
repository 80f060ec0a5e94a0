/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- blocks have no roles of their own */
import React, {type CSSProperties, type ReactNode} from 'react';
import clsx from 'clsx';
import type {StageData} from '@site/src/stage/ui/data';
import {print, range} from '@site/src/stage/ui/values';
import styles from './table.module.css';

/**
 * The panel as a table, for readers without scripts, on paper, and where the stage could not start. On a phone it is a list of
 * rows, like other tables (src/features/tables/table.css).
 */
export default function Table({data: {controls, words}}: {data: StageData}): ReactNode {
  const [, reach, start, effect] = words.columns;
  return (
    <div className={clsx('lk-table', styles.table)} style={{'--rows': controls.length} as CSSProperties}>
      <table className="stacked" role="table">
        <thead role="rowgroup">
          <tr role="row">
            {words.columns.map((name) => (
              <th key={name} role="columnheader" scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {controls.map((control) => (
            <tr key={control.id} role="row">
              <th role="rowheader" scope="row">
                {control.label} <code>{control.id}</code>
              </th>
              <td role="cell" data-label={reach}>
                {range(control, words)}
              </td>
              <td role="cell" data-label={start}>
                {print(control, control.value, words)}
                {control.standard !== undefined &&
                  words.standard.replace('{value}', print(control, control.standard, words))}
              </td>
              <td role="cell" data-label={effect}>
                {control.effect}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
