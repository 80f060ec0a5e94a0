import {expect, test} from '@playwright/test';
import {computeScore, runChecks} from 'afdocs';
import {identity} from '../../config/identity';
import {locales} from '../support';

/** Pages that each check reads; all of them (200) give the same mark, in two to three times the time. */
const SAMPLE = 20;

for (const locale of locales)
  test(`AFDocs gives full marks to ${locale}`, async ({baseURL}) => {
    const report = await runChecks(`${baseURL}/${locale}`, {
      canonicalOrigin: identity.url,
      preferredLocale: locale,
      samplingStrategy: 'deterministic',
      maxLinksToTest: SAMPLE,
      maxConcurrency: 8,
      requestDelay: 0,
    });
    const faults = report.results.filter(({status}) => status === 'fail').map(({id, message}) => `${id}: ${message}`);
    expect(computeScore(report).overall, faults.join('\n')).toBe(100);
  });
