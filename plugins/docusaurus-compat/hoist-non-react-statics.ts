/** Replaces hoist-non-react-statics, which react-router imports for `withRouter` only: no component of the site uses it. */
export default function hoistNonReactStatics(): never {
  throw new Error(
    'plugins/docusaurus-compat/hoist-non-react-statics.ts: withRouter needs the library that this file stands in for',
  );
}
