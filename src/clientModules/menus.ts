import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Escape closes the dropdown menus of the navbar, which Docusaurus leaves open. A menu opened by keyboard is closed by a
 * synthetic press outside, for which its component listens, and its button gets the focus; a hovered menu stays hidden until
 * the pointer leaves it (src/css/navbar.css).
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
