// npm start: installs what is missing, builds what is stale, serves the whole site.
import {installPackages} from './install.mjs';

installPackages();
const {buildWhenStale} = await import('./build.mjs');
await buildWhenStale();
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
