// Serves a built site like a host with brotli: texts compressed once at quality 11, pages without `.html`.
import {createServer} from 'node:http';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.woff2': 'font/woff2',
};
const isText = (type) => /^text|json|xml|svg|javascript|wasm/.test(type);

/**
 * @param {string} folder of the built site
 * @param {number} [port] 0: any free one
 * @returns {Promise<{origin: string, close(): void}>}
 */
export async function serveBrotli(folder, port = 0) {
  const cache = new Map();
  async function load(pathname) {
    const bare = path.join(folder, pathname);
    for (const file of [bare, `${bare}.html`, path.join(bare, 'index.html')]) {
      if (!(await stat(file).catch(() => undefined))?.isFile()) continue;
      const type = types[path.extname(file)] ?? 'application/octet-stream';
      const body = await readFile(file);
      return isText(type)
        ? {
            type,
            encoding: 'br',
            body: brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}),
          }
        : {type, body};
    }
    return undefined;
  }
  const server = createServer(async (request, response) => {
    const pathname = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    if (!cache.has(pathname)) cache.set(pathname, await load(pathname));
    const file = cache.get(pathname);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': file.body.length,
      'Cache-Control': /\/(?:assets|_astro)\//.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(file.encoding ? {'Content-Encoding': file.encoding} : {}),
    });
    response.end(file.body);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
