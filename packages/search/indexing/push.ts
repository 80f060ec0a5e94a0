import type {Algoliasearch, IndexSettings} from 'algoliasearch';
import {settingsFor} from '../settings';

interface PushRecord {
  objectID: string;
  [attribute: string]: unknown;
}

/**
 * Replaces the records of the hosted index. Atomic: the records go to a temporary index, which is then moved over the published
 * one.
 * @param records of all locales; the facet `language` separates them
 * @param languages of the records, as `zh`
 * @throws the client's error (ApiError, RetryError); the published index is unchanged then
 */
export async function push(
  client: Algoliasearch,
  indexName: string,
  records: PushRecord[],
  languages: readonly string[],
): Promise<void> {
  const settings = settingsFor(languages);
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
