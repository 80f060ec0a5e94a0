import fs from 'node:fs/promises';
import path from 'node:path';
import {securityHeaders, type Inline} from '../config/security';
import {inlineOf, inlineOfLocale, merge} from '../plugins/inline-hashes/step';
import {sharedPages} from '../plugins/root-pages/routes';
import {locales} from '../config/locales';
import {edgeFunction, responseHeaders} from './bucket';
import {caddy} from './caddy';
import {withPolicy} from './meta';
import {nginxHttp, nginxServer, nginxSite} from './nginx';
import {headersFile, redirectsFile} from './pages';

/** Folder of the host configurations in a build. Names that start with a dot are not published. */
export const hostsFolder = '.hosts';

async function writePolicies(build: string, policy: string): Promise<void> {
  for (const name of await fs.readdir(build, {recursive: true})) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(build, name);
    await fs.writeFile(file, withPolicy(await fs.readFile(file, 'utf8'), policy));
  }
}

/**
 * What a finished build holds inline.
 * @param siteDir the project's folder
 * @param rootPages HTML of the pages outside of the locales
 */
export const inlineOfBuild = async (siteDir: string, rootPages: readonly string[]): Promise<Inline> =>
  merge(...(await Promise.all(locales.map((locale) => inlineOfLocale(siteDir, locale)))), inlineOf(rootPages));

/** Writes for each host how to serve a build, and the pages that pasted addresses may mean. */
export async function writeHosts(build: string, inline: Inline): Promise<void> {
  const headers = securityHeaders(inline);
  const pages = await sharedPages(build);
  const files: Record<string, string> = {
    _headers: headersFile(headers),
    _redirects: redirectsFile(),
    [`${hostsFolder}/inline.json`]: `${JSON.stringify(inline, null, 2)}\n`,
    [`${hostsFolder}/headers.json`]: `${JSON.stringify(headers, null, 2)}\n`,
    [`${hostsFolder}/pages.json`]: JSON.stringify(pages),
    [`${hostsFolder}/nginx-site.conf`]: nginxSite(),
    [`${hostsFolder}/nginx-http.conf`]: nginxHttp(pages),
    [`${hostsFolder}/nginx-server.conf`]: nginxServer(headers),
    [`${hostsFolder}/Caddyfile`]: caddy(headers, pages),
    [`${hostsFolder}/cloudfront-function.js`]: edgeFunction(pages),
    [`${hostsFolder}/cloudfront-headers.json`]: responseHeaders('site', headers),
  };
  if (process.env.SITE_POLICY === 'meta') await writePolicies(build, headers['Content-Security-Policy'] ?? '');
  await fs.mkdir(path.join(build, hostsFolder), {recursive: true});
  await Promise.all(Object.entries(files).map(([file, text]) => fs.writeFile(path.join(build, file), text)));
}
