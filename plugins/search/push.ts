import type {Algoliasearch, IndexSettings} from 'algoliasearch';
import {locales} from '../../config/locales';
import {settingsFor} from '../../src/search/settings';

const settings = settingsFor(locales.map((locale) => new Intl.Locale(locale).language));

interface PushRecord {
  objectID: string;
  [attribute: string]: unknown;
}

/**
 * Replaces the records of the hosted index. Atomic: the records go to a temporary index, which is then moved over the published
 * one.
 * @param records lines of `.cache/search/<locale>.ndjson`, all locales; the facet `language` separates them
 * @throws the client's error (ApiError, RetryError); the published index is unchanged then
 */
export async function push(client: Algoliasearch, indexName: string, records: PushRecord[]): Promise<void> {
  const {taskID} = await client.setSettings({indexName, indexSettings: settings as unknown as IndexSettings});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records});
}

/** Reads newline-delimited JSON. @throws Error naming the line that is not JSON */
export function parseRecords(text: string, file: string): PushRecord[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line, index) => {
      try {
        return JSON.parse(line) as PushRecord;
      } catch {
        throw new Error(`${file}:${index + 1} is not JSON: build the site again`);
      }
    });
}
