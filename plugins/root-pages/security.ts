import {identity} from '../../config/identity';
import {locales} from '../../config/locales';

/** `/.well-known/security.txt`, which expires within a year (RFC 9116): every build renews it. */
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
