import {identity} from './identity';
import {players} from './players';
import {published} from './published';
import {insights} from './insights';

type VideoHost = keyof typeof players;

/** What pages need of the policy: hashes of inline code, source expressions `'sha256-…'` each, and hosts of videos in documents. */
export interface Inline {
  scripts: string[];
  styles: string[];
  videos: VideoHost[];
}

/** Hosted services that the owner has configured. */
export interface Services {
  giscus: boolean;
  /** Application id, or null for the embedded search engine. */
  algolia: string | null;
  insights: boolean;
  videos: VideoHost[];
}

const configured: Services = {
  giscus: identity.giscus !== null,
  algolia: identity.algolia?.appId ?? null,
  insights: identity.algolia?.insights ?? false,
  videos: [...identity.videos, ...published.projects.flatMap(({media}) => ('video' in media ? [media.video] : []))].map(
    ({host}) => host,
  ),
};

const searchHosts = (appId: string) => [
  `https://${appId.toLowerCase()}-dsn.algolia.net`,
  ...[1, 2, 3].map((host) => `https://${appId.toLowerCase()}-${host}.algolianet.com`),
];

/**
 * The Content-Security-Policy (CSP level 3). Style attributes are allowed: the build writes them into pages, and they cannot
 * run code; style elements need a hash, like scripts. Browsers that do not support `style-src-elem` and `style-src-attr` read
 * `style-src` alone.
 */
export function contentSecurityPolicy(
  {scripts, styles, videos: inPages}: Inline,
  {giscus, algolia, insights: hasInsights, videos}: Services = configured,
): string {
  const frames = [
    ...new Set([
      ...(giscus ? ['https://giscus.app'] : []),
      ...[...videos, ...inPages].map((host) => players[host].origin),
    ]),
  ];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...(hasInsights ? [insights.script] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(algolia ? searchHosts(algolia) : []), ...(hasInsights ? [insights.host] : [])],
    'worker-src': ["'self'"],
    'media-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Browser features that no page uses. */
const denied = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const YEAR_S = 31_536_000;

/** Headers of every response, errors included. */
export const securityHeaders = (inline: Inline, services?: Services): Record<string, string> => ({
  'Content-Security-Policy': contentSecurityPolicy(inline, services),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': denied.map((ability) => `${ability}=()`).join(', '),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it over HTTP.
  'Strict-Transport-Security': `max-age=${YEAR_S}`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/** Paths of files with a content hash in their name: a regular expression that every host's syntax supports. */
export const immutablePaths = '/(assets/.+|search-[a-z]+)[.-][0-9a-f]{8,}\\.[a-z0-9]+$';

/**
 * An `Accept` header that names Markdown, and HTML only after it, as programs do that read pages for somebody. Weights other
 * than 0 are not compared. A regular expression for nginx and JavaScript, without regard to case.
 */
export const markdownFirst = '^(?:(?!\\s*text/html)[^,]*,)*\\s*text/markdown(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))';

export const cacheControl = {
  immutable: `public, max-age=${YEAR_S}, immutable`,
  /** Revalidates on every request (304 while nothing has changed). */
  page: 'no-cache',
  /** The redirect depends on a cookie. */
  redirect: 'no-store',
};
