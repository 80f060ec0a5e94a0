import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Escape closes the menus of the bar, which Docusaurus leaves open: one that the keyboard opened, by the press outside that its
 * component listens to, and gives the focus back to its button; one under the pointer until the pointer leaves it (src/css/navbar.css).
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({key}) => {
    if (key !== 'Escape') return;
    const menu = document.querySelector<HTMLElement>('.navbar .dropdown:is(.dropdown--show, :hover)');
    if (!menu) return;
    if (menu.contains(document.activeElement)) menu.querySelector<HTMLElement>('.navbar__link')?.focus();
    document.dispatchEvent(new MouseEvent('mousedown'));
    if (!menu.matches(':hover')) return;
    menu.dataset.dismissed = '';
    menu.addEventListener('mouseleave', () => delete menu.dataset.dismissed, {once: true});
  });
}
