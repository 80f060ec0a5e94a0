// npm run dev [-- --locale en]: authoring with hot reload, one locale at a time.
import {installPackages} from './install.mjs';

installPackages();
const {bin, run} = await import('./lib.mjs');
process.exit(await run(process.execPath, [bin('docusaurus'), 'start', ...process.argv.slice(2)]));
