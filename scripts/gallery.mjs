// npm run gallery [-- FOLDER]: draws every model of a folder with the stage and with three's loader, compares them, and writes the
// pictures to test-results/gallery: by day, by night, base colours, three.
import path from 'node:path';
import {ensureChromium} from './chromium.mjs';
import {bin, root, run} from './lib.mjs';

const folder = path.resolve(process.argv[2] ?? path.join(root, 'tests/fixtures/models/inputs'));
const executable = ensureChromium();
const env = {...process.env, GALLERY: folder, ...(executable && {CHROMIUM_PATH: executable})};
process.exit(await run(process.execPath, [bin('playwright'), 'test', 'tests/stage/gallery.spec.ts'], {env}));
