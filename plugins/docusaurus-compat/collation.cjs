const COMPARISON = /([\w.[\]]+)\.localeCompare\(([\w.[\]]+)\)/g;

/**
 * Rspack loader for modules of Docusaurus that sort keys and paths at startup, where any fixed order will do: compares code
 * units instead of calling localeCompare, whose data are slow to load (10 ms here, 40 on a slow phone).
 * @throws Error when Docusaurus compares in another way
 */
module.exports = function leanCollation(source) {
  const changed = source.replace(COMPARISON, '($1 < $2 ? -1 : $1 > $2 ? 1 : 0)');
  if (changed === source || changed.includes('localeCompare')) {
    throw new Error(
      `plugins/docusaurus-compat/collation.cjs: ${this.resourcePath} compares in a way that COMPARISON does not know: adapt it, or leave the module out`,
    );
  }
  return changed;
};

module.exports.COMPARISON = COMPARISON;
