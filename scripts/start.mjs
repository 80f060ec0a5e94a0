// npm start: installs what is missing, builds what has changed, serves the whole site, with example entries (config/example.ts).
import {installPackages} from './install.mjs';

installPackages();
process.env.SITE_EXAMPLE = 'true';
const {build} = await import('./build.mjs');
await build();
const {serveHere} = await import('./serve.mjs');
await serveHere();
