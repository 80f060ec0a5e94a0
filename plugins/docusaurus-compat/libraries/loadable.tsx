/** What Docusaurus uses of react-loadable: components of routes, whose chunks are loaded before they are shown. */
import {adoptArticle} from '../../../src/features/static-article/adopt';
import {useEffect, useReducer, type ComponentType, type ReactNode} from 'react';

type Load = () => Promise<unknown>;

interface Options<Loaded> {
  loader: Loaded;
  loading: ComponentType<{error?: unknown; retry: () => void}>;
  render: (loaded: unknown, props: object) => ReactNode;
}

function create(load: Load, {loading: Loading, render}: Omit<Options<unknown>, 'loader'>) {
  let state: {loaded?: unknown; error?: unknown} = {};
  let promise: Promise<unknown> | undefined;
  const preload = () =>
    (promise ??= load().then(
      (loaded) => (state = {loaded}),
      (error: unknown) => {
        state = {error};
        throw error;
      },
    ));

  function Loadable(props: object) {
    const [, update] = useReducer((times: number) => times + 1, 0);
    const follow = () => void preload().then(update, update);
    const isWaiting = !('loaded' in state || 'error' in state);
    useEffect(() => {
      if (isWaiting) follow();
    });
    if ('loaded' in state) return render(state.loaded, props);
    const retry = () => {
      state = {};
      promise = undefined;
      follow();
      update();
    };
    return <Loading error={state.error} retry={retry} />;
  }

  return Object.assign(Loadable, {preload});
}

const Loadable = ({loader, ...options}: Options<Load>) => create(loader, options);

Loadable.Map = ({loader, ...options}: Options<Record<string, Load>>) =>
  create(
    async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(loader).map(
            async ([name, load]) => [name, (name === 'content' && adoptArticle()) || (await load())] as const,
          ),
        ),
      ),
    options,
  );

export default Loadable;
