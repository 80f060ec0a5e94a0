// npm start: installs what is missing, builds what has changed, serves the whole site, with example entries (config/example.ts).
import {installPackages} from './install.mjs';

installPackages();
process.env.SITE_EXAMPLE = 'true';
const {build} = await import('./build.mjs');
await build();
const {serve} = await import('./serve.mjs');
const port = Number(process.env.PORT ?? 3000);
try {
  await serve({port});
  console.log(`\nThe site is at http://localhost:${port} (Ctrl+C stops it)`);
} catch (error) {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Stop the other program, or choose another port: PORT=${port + 1} npm start`);
  process.exit(1);
}
