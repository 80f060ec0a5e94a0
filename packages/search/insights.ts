/** Pause after which the results on view are sent (specification, section 9). */
const VIEWED_MS = 400;
/** An event takes so many. */
const MAX_OBJECTS = 20;

export interface Insights {
  /** Reports the results on view, once they have been so for a moment. */
  viewed(index: string, objectIDs: string[]): void;
  /** Reports a chosen result of a query. @param position from 1 */
  clicked(index: string, queryID: string, objectID: string, position: number): void;
}

type Command = ((...command: unknown[]) => void) & {queue?: unknown[][]};

/**
 * Loads the script of the insights from its address; until it runs, commands wait in the queue that it reads.
 */
export function startInsights(script: string, appId: string, apiKey: string): Insights {
  const page = window as unknown as {AlgoliaAnalyticsObject: string; aa: Command};
  page.AlgoliaAnalyticsObject = 'aa';
  page.aa = (...command) => (page.aa.queue ??= []).push(command);
  page.aa('init', {appId, apiKey});
  document.head.append(Object.assign(document.createElement('script'), {src: script, async: true}));
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    viewed(index, objectIDs) {
      clearTimeout(timer);
      if (objectIDs.length === 0) return;
      const event = {eventName: 'Items Viewed', index, objectIDs: objectIDs.slice(0, MAX_OBJECTS)};
      timer = setTimeout(() => page.aa('viewedObjectIDs', event), VIEWED_MS);
    },
    clicked(index, queryID, objectID, position) {
      const event = {eventName: 'Item Clicked', index, queryID, objectIDs: [objectID], positions: [position]};
      page.aa('clickedObjectIDsAfterSearch', event);
    },
  };
}
