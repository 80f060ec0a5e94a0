import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const withEnvironment = (variables: Record<string, string>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return import('./identity');
};

it('the origin has no slash at its end, and an empty variable is none', async () => {
  expect((await withEnvironment({SITE_URL: 'https://docs.example.org/'})).identity.url).toBe(
    'https://docs.example.org',
  );
  vi.resetModules();
  // A workflow gives a variable that its repository lacks as an empty text.
  expect((await withEnvironment({SITE_URL: ''})).identity.url).toMatch(/^https:\/\/[^/]+$/);
});

it.each(['docs.example.org/', 'https://example.org/docs', 'ftp://example.org'])(
  'SITE_URL=%s is refused by its name',
  async (given) => {
    await expect(withEnvironment({SITE_URL: given})).rejects.toThrow(`SITE_URL is "${given}"`);
  },
);

it('keys that are missing beside others of their service are named', async () => {
  const hosted = {ALGOLIA_APP_ID: '', ALGOLIA_API_KEY: '', ALGOLIA_INDEX: ''};
  const some = {
    GISCUS_REPO: 'a/b',
    GISCUS_REPO_ID: '1',
    GISCUS_CATEGORY: 'c',
    GISCUS_CATEGORY_ID: '',
    ...hosted,
  };
  expect((await withEnvironment(some)).incompleteKeys).toEqual([
    'No comments: GISCUS_CATEGORY_ID missing in the environment.',
  ]);
});

it('the slug can be a part of file names and storage keys', async () => {
  expect((await withEnvironment({})).identity.slug).toMatch(/^[a-z0-9-]+$/);
});
