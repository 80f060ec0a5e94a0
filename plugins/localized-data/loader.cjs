/** Rspack loader for `data/*.json`: leaves each text in the language of the build alone, or in that of the sources. */
module.exports = function keepLanguage(source) {
  const {locale, defaultLocale} = this.getOptions();
  const keep = (value) => {
    if (Array.isArray(value)) return value.map(keep);
    if (typeof value !== 'object' || value === null) return value;
    if (defaultLocale in value) return {[locale]: value[locale] ?? value[defaultLocale]};
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, keep(each)]));
  };
  return JSON.stringify(keep(JSON.parse(source)));
};
