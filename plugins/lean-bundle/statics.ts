/** In the place of hoist-non-react-statics, which react-router imports for `withRouter` alone: nothing here calls that. */
export default function hoistNonReactStatics(): never {
  throw new Error('plugins/lean-bundle/statics.ts: withRouter needs the library that this file stands in for');
}
