import {mergeConfig} from 'vitest/config';
import project from '../../vitest.config.mjs';

const config = mergeConfig(project, {});
// The units of one area: those of others would run once for each change.
config.test.include = [process.env.MUTANTS_TESTS!];
export default config;
