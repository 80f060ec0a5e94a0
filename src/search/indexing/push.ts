import type {Algoliasearch, IndexSettings} from 'algoliasearch';
import {settings} from '../settings';

interface PushRecord {
  objectID: string;
  [attribute: string]: unknown;
}

/**
 * Replaces the hosted index by these records. Atomic: they go to an index of their own, which is then moved over.
 * @param records lines of `.cache/search/<locale>.ndjson`, all locales; facet `language` tells them apart
 * @throws the client's error (ApiError, RetryError); the published index is then as before
 */
export async function push(client: Algoliasearch, indexName: string, records: PushRecord[]): Promise<void> {
  const {taskID} = await client.setSettings({indexName, indexSettings: settings as unknown as IndexSettings});
  await client.waitForTask({indexName, taskID});
  await client.replaceAllObjects({indexName, objects: records});
}

/** Reads newline-delimited JSON; a broken line is named. */
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
