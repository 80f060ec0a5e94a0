/** Directives that browsers accept in a header only. */
const headerOnly = /^(?:frame-ancestors|report-uri|sandbox)\b/;

/** Inserts the policy into a page before all scripts and styles, for hosts without custom headers (GitHub Pages). */
export function withPolicy(html: string, policy: string): string {
  const content = policy
    .split('; ')
    .filter((directive) => !headerOnly.test(directive))
    .join('; ');
  const page = html.replace(
    /<meta charset=[^>]*>/i,
    (charset) => `${charset}<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
  if (page === html) throw new Error('A page without <meta charset> has no place for the policy');
  return page;
}
