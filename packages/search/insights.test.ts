import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {startInsights} from './insights';

const scripts: {src?: string}[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  scripts.length = 0;
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: {append: (script: {src: string}) => scripts.push(script)},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('section 9: the results on view are sent once, 400 ms after the last change', () => {
  const {viewed} = startInsights('https://cdn.example/insights.js', 'APP', 'key');
  expect(scripts.map(({src}) => src)).toEqual(['https://cdn.example/insights.js']);
  const sent = () =>
    (window as unknown as {aa: {queue: unknown[][]}}).aa.queue.filter(([name]) => name === 'viewedObjectIDs');
  viewed('site', ['1']);
  vi.advanceTimersByTime(399);
  viewed('site', ['1', '2']);
  vi.advanceTimersByTime(399);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual([['viewedObjectIDs', {eventName: 'Items Viewed', index: 'site', objectIDs: ['1', '2']}]]);
});

it('section 3: the id of the query goes on with a click', () => {
  startInsights('', 'APP', 'key').clicked('site', 'q1', 'hit', 3);
  const {queue} = (window as unknown as {aa: {queue: unknown[][]}}).aa;
  expect(queue.at(-1)).toEqual([
    'clickedObjectIDsAfterSearch',
    {eventName: 'Item Clicked', index: 'site', queryID: 'q1', objectIDs: ['hit'], positions: [3]},
  ]);
});
