/** Punctuation that DocSearch sets round its translated texts, and that of Chinese. */
export const MARKS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'zh-Hans': {' "': '「', '"': '」', ':': '：'},
};

/** Combobox attributes that DocSearch puts on the wrong element, the modal's container. */
const FOREIGN = ['aria-expanded', 'aria-haspopup', 'aria-owns', 'aria-controls', 'aria-labelledby'];

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes))
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/**
 * Makes the modal a dialog with a combobox for assistive technology. DocSearch 3.9.0 gives its container the role of a button,
 * references lists that do not exist, and puts links and buttons into options, which may hold text only; tree items may hold
 * them. The roles are corrected again after every render of the modal.
 * @param marks punctuation to replace in the texts for no results: React leaves these constant text nodes as they are
 * @returns the function that stops correcting
 */
export function asDialog(container: Element, label: string, marks: Readonly<Record<string, string>>): () => void {
  set(container, {role: 'dialog', 'aria-modal': 'true', 'aria-label': label, tabindex: '-1'});
  // header and footer are landmarks of a page, not of a dialog.
  for (const part of container.querySelectorAll('header, footer')) set(part, {role: 'none'});

  function mend(): void {
    for (const name of FOREIGN) container.removeAttribute(name);
    for (const line of container.querySelectorAll('.DocSearch-NoResults p'))
      for (const node of line.childNodes) if (node instanceof Text) node.data = marks[node.data] ?? node.data;
    container.querySelectorAll('[role=option]').forEach((item) => set(item, {role: 'treeitem'}));
    const lists = [...container.querySelectorAll('[role=listbox], [role=tree]')];
    lists.forEach((list, at) => set(list, {role: 'tree', id: `docsearch-list-${at}`}));
    const input = container.querySelector('input');
    if (!input) return;
    set(input, {role: 'combobox', 'aria-haspopup': 'tree', 'aria-expanded': String(lists.length > 0)});
    if (lists.length > 0) set(input, {'aria-controls': lists.map(({id}) => id).join(' ')});
    else input.removeAttribute('aria-controls');
  }

  mend();
  const observer = new MutationObserver(mend);
  observer.observe(container, {subtree: true, childList: true, attributeFilter: FOREIGN});
  return () => observer.disconnect();
}

/** Replaces DocSearch's name in the footer link by the site's own where the embedded engine answers. */
export function attributeTo(container: Element, title: string, href: string): void {
  const link = container.querySelector<HTMLAnchorElement>('.DocSearch-Logo a');
  if (!link) return;
  link.href = href;
  link.removeAttribute('target');
  link.dataset.provider = title;
}
