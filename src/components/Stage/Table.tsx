import React, {type ReactNode} from 'react';
import type {StageData} from '@site/src/stage/ui/data';
import {print, range} from '@site/src/stage/ui/values';
import styles from './styles.module.css';

/** The panel for readers without scripts, on paper, and where the stage could not start. */
export default function Table({data: {controls, words}}: {data: StageData}): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {words.columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {controls.map((control) => (
          <tr key={control.id}>
            <th scope="row">
              {control.label} <code>{control.id}</code>
            </th>
            <td>{range(control, words)}</td>
            <td>
              {print(control, control.value, words)}
              {control.standard !== undefined &&
                words.standard.replace('{value}', print(control, control.standard, words))}
            </td>
            <td>{control.effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
