const hasLinks = document.createElement('link').relList.supports('prefetch');

/**
 * Replaces the prefetch helper of Docusaurus, which adds 17 `link` elements for a page whose shared files are loaded already.
 * @param url of a script
 */
export default async function prefetch(url: string): Promise<void> {
  const {href} = new URL(url, document.baseURI);
  // Loaded or requested already.
  if (performance.getEntriesByName(href).length > 0 || document.querySelector(`link[href="${url}"]`)) return;
  if (hasLinks) document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href: url}));
  else await fetch(href, {priority: 'low'}).catch(() => undefined);
}
