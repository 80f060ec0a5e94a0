/** What the app uses of react-router, react-router-dom and react-router-config, for addresses without parameters. */
import {
  createContext,
  use,
  useLayoutEffect,
  useState,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import type {History, Location} from 'history';
import {afterLoading} from '../navigation/afterLoading';
import {createBrowserHistory, createLocation, createPath} from './history';

interface Match {
  path: string;
  url: string;
  isExact: boolean;
  params: object;
}

interface Place {
  history: History;
  location: Location;
  match: Match;
}

interface Route {
  path?: string;
  exact?: boolean;
  routes?: Route[];
  component: ComponentType<Place & {route: Route}>;
}

const RouterContext = createContext<Place>(undefined!);
export {RouterContext as __RouterContext};
const HistoryContext = createContext<History>(undefined!);

export const useHistory = (): History => use(HistoryContext);
export const useLocation = (): Location => use(RouterContext).location;

const rootMatch = (pathname: string): Match => ({path: '/', url: '/', isExact: pathname === '/', params: {}});

/** Letters match in either case, with a slash at the end or without. */
export function matchPath(pathname: string, {path, exact}: Pick<Route, 'path' | 'exact'>): Match | null {
  if (path === undefined) return null;
  if (path === '*') return {path, url: pathname, isExact: true, params: {0: pathname}};
  const {length} = path.endsWith('/') ? path.slice(0, -1) : path;
  const rest = pathname.slice(length);
  const isWhole = rest === '' || rest === '/';
  if (!isWhole && (exact || !rest.startsWith('/'))) return null;
  if (pathname.slice(0, length).toLowerCase() !== path.slice(0, length).toLowerCase()) return null;
  const url = isWhole ? pathname : pathname.slice(0, length);
  return {path, url: url || '/', isExact: pathname === url, params: {}};
}

function first(routes: Route[], pathname: string, above: Match) {
  for (const [index, route] of routes.entries()) {
    const match = route.path === undefined ? above : matchPath(pathname, route);
    if (match) return {index, route, match};
  }
  return undefined;
}

export function matchRoutes(
  routes: Route[],
  pathname: string,
  above = rootMatch(pathname),
): {route: Route; match: Match}[] {
  const found = first(routes, pathname, above);
  return found ? [found, ...matchRoutes(found.route.routes ?? [], pathname, found.match)] : [];
}

function Routes({routes}: {routes: Route[]}) {
  const place = use(RouterContext);
  const found = first(routes, place.location.pathname, place.match);
  if (!found) return null;
  const {index, route, match} = found;
  const value = {...place, match};
  return (
    <RouterContext.Provider key={index} value={value}>
      <route.component {...value} route={route} />
    </RouterContext.Provider>
  );
}

export const renderRoutes = (routes?: Route[]): ReactNode => routes && <Routes routes={routes} />;

export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  const [{history, shown}] = useState(() => afterLoading(createBrowserHistory()));
  const [location, setLocation] = useState(shown);
  useLayoutEffect(() => {
    // It may have changed before.
    setLocation(shown());
    return history.listen(setLocation);
  }, [history, shown]);
  return (
    <RouterContext.Provider value={{history, location, match: rootMatch(location.pathname)}}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </RouterContext.Provider>
  );
}
// The entry of Docusaurus names it; the addresses of this site are paths.
export {BrowserRouter as HashRouter};

/** `@docusaurus/router` names it; no page uses it. */
export function Redirect({to}: {to: string}): ReactNode {
  const history = useHistory();
  useLayoutEffect(() => history.replace(to), [history, to]);
  return null;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  innerRef?: Ref<HTMLAnchorElement>;
}

export function Link({to, innerRef, onClick, ...rest}: LinkProps): ReactNode {
  const history = useHistory();
  // Only a relative address depends on the page, and is drawn again on each move.
  const href = createPath(createLocation(to, to.startsWith('/') ? undefined : use(RouterContext).location));
  return (
    // eslint-disable-next-line jsx-a11y/anchor-has-content -- among the properties
    <a
      {...rest}
      ref={innerRef}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const {target = '_self'} = rest;
        const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
        if (event.defaultPrevented || event.button !== 0 || target !== '_self' || isModified) return;
        event.preventDefault();
        history[createPath(history.location) === href ? 'replace' : 'push'](to);
      }}
    />
  );
}

interface NavLinkProps extends LinkProps {
  activeClassName?: string;
  exact?: boolean;
  isActive?: (match: Match | null, location: Location) => boolean;
}

export function NavLink({
  to,
  className,
  activeClassName = 'active',
  exact,
  isActive,
  ...rest
}: NavLinkProps): ReactNode {
  const {location} = use(RouterContext);
  const match = matchPath(location.pathname, {path: createLocation(to, location).pathname, exact});
  const isHere = isActive ? isActive(match, location) : match !== null;
  return (
    <Link
      aria-current={isHere ? 'page' : undefined}
      {...rest}
      to={to}
      className={isHere ? [className, activeClassName].filter(Boolean).join(' ') : className}
    />
  );
}
