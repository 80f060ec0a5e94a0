import type {ClientModule} from '@docusaurus/types';

let region: HTMLElement | undefined;

/** Tells screen readers the title of the page after a move inside the app, as they read it after a page load. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  if (!region) {
    region = document.createElement('div');
    region.className = 'lk-said';
    region.ariaLive = 'polite';
    document.body.prepend(region);
  }
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // The title is written in the next frame.
  requestAnimationFrame(() => setTimeout(() => (region!.textContent = document.title)));
};
