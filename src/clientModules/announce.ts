import type {ClientModule} from '@docusaurus/types';

let region: HTMLElement | undefined;

/** Tells screen readers the title of the page after a move inside the app, as they read it after a page load. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({location, previousLocation}) => {
  if (!region) {
    region = document.body.appendChild(document.createElement('div'));
    region.className = 'sr-only';
    region.ariaLive = 'polite';
  }
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  // The title is written in the next frame.
  requestAnimationFrame(() => setTimeout(() => (region!.textContent = document.title)));
};
