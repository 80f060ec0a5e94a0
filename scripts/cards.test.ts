import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {locales} from '../config/locales';
import {drawnCards, outdatedCards} from './cards.mjs';

it('names the built pages whose social card is missing or shows another title', async () => {
  const build = await mkdtemp(path.join(tmpdir(), 'cards-'));
  const write = async (address: string, title: string) => {
    await mkdir(path.join(build, address), {recursive: true});
    await writeFile(path.join(build, address, 'index.html'), `<title>${title} | Name</title>`);
  };
  const {titles} = (await drawnCards()) as {titles: Record<string, string>};
  try {
    for (const locale of locales) await write(locale, titles[`/${locale}`]!);
    expect(await outdatedCards(build)).toEqual([]);
    await write('en', 'Another title');
    await write('en/docs/Gone', 'Gone');
    expect((await outdatedCards(build)).sort()).toEqual([
      expect.stringMatching(/^\/en\/docs\/Gone: the social card is missing; run/),
      expect.stringMatching(/^\/en: the social card says ".*", the page "Another title"; run/),
    ]);
  } finally {
    await rm(build, {recursive: true});
  }
});
