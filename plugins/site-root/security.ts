import {identity} from '../../config/identity';
import {locales} from '../../config/locales';

/** `/.well-known/security.txt` (RFC 9116), which asks to be renewed within a year: at the latest by the next build. */
export function securityTxt(now: Date, email: string): string {
  const expires = new Date(now);
  expires.setUTCFullYear(now.getUTCFullYear() + 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${identity.url}/.well-known/security.txt`,
    ...(identity.repository ? [`Policy: ${identity.repository}/blob/main/SECURITY.md`] : []),
    '',
  ].join('\n');
}
