import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {parameter, type Parameter} from '@site/src/stage/shading/parameters';

const list = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

function range(definition: Parameter): string {
  const {min, max, options} = definition as {min?: number; max?: number; options?: readonly string[]};
  if (options) return options.join(', ');
  return min === undefined || max === undefined ? '–' : `${min}–${max}`.replaceAll('-', '−');
}

/** The table of some catalogue parameters, from the definitions that the stage's controls use. */
export default function Parameters({ids}: {ids: string}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const language = currentLocale === 'en' ? 'en' : 'zh';
  return (
    <table>
      <thead>
        <tr>
          <th scope="col"><Translate id="parameters.name">Parameter</Translate></th>
          <th scope="col"><Translate id="parameters.range">Range</Translate></th>
          <th scope="col"><Translate id="parameters.default">Default</Translate></th>
          <th scope="col"><Translate id="parameters.effect">Effect</Translate></th>
        </tr>
      </thead>
      <tbody>
        {ids.trim().split(/\s+/).map((id) => {
          const definition = parameter(id);
          return (
            <tr key={id}>
              <th scope="row">
                <code>{id}</code>
              </th>
              <td>
                {range(definition)}
                {definition.unit ? ` ${definition.unit}` : ''}
              </td>
              <td>{list(definition.default)}</td>
              <td>{definition.effect[language]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
