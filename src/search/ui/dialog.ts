import siteConfig from '@generated/docusaurus.config';
import {translate} from '@docusaurus/Translate';

/**
 * Makes the modal a dialog for assistive technology: DocSearch 3.9.0 calls its container a button. Its input gets the
 * focus whenever it opens.
 * @returns how to stop listening
 */
export function asDialog(): () => void {
  const onFocus = ({target}: FocusEvent) => {
    const container =
      (target as Element).matches('.DocSearch-Input') && (target as Element).closest('.DocSearch-Container');
    if (!container) return;
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-controls'])
      container.removeAttribute(name);
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', translate({id: 'theme.SearchBar.label', message: 'Search'}));
    container.setAttribute('tabindex', '-1');
    if (!siteConfig.customFields?.hostedSearch) attributeToSite(container);
  };
  document.addEventListener('focusin', onFocus);
  return () => document.removeEventListener('focusin', onFocus);
}

/** The link of the modal's foot names the hosted service: the local engine puts the site's own name there. */
function attributeToSite(container: Element): void {
  const link = container.querySelector<HTMLAnchorElement>('.DocSearch-Logo a');
  if (!link) return;
  link.href = siteConfig.baseUrl;
  link.removeAttribute('target');
  link.dataset.provider = siteConfig.title;
}
