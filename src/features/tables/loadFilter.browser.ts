/** Loads what filters the tables of a page that has the field for it. */
export function onRouteDidUpdate(): void {
  if (document.querySelector('[data-table-filter]'))
    void import('./filterTables.browser').then(({restore}) => restore());
}
