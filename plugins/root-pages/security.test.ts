import {expect, it} from 'vitest';
import {securityTxt} from './security';

it('security.txt has a contact and expires within a year (RFC 9116)', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  const fields = new Map(
    securityTxt(now, 'team@example.org')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:team@example.org');
  expect(fields.get('Expires')).toBe('2027-03-01T00:00:00.000Z');
  expect(fields.get('Canonical')).toMatch(/^https:\/\/.*\/\.well-known\/security\.txt$/);
});
