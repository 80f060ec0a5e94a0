const {readFileSync} = require('node:fs');

/** Ids that modules of `vendor` and `documents` name, files that all languages share: their texts stay in the dictionary. */
const SHARED = /^(?:(?:comments|notFound|theme)\.(?!Search(?:Modal|Page)|blog)|home\.gettingStarted$)/;

/**
 * Rspack loader: gives each module the translated texts whose ids it names, so that they are in its chunk and not, all together,
 * in the script of every page. The generated dictionary keeps the rest.
 * Option `dictionary`: path of the generated JSON file, text by id.
 */
module.exports = function withOwnTexts(source) {
  const {dictionary} = this.getOptions();
  const select = (json, isWanted) =>
    Object.fromEntries(Object.entries(JSON.parse(json)).filter(([id]) => isWanted(id)));
  if (this.resourcePath === dictionary) return JSON.stringify(select(source, (id) => SHARED.test(id)));
  this.addDependency(dictionary);
  const own = select(
    readFileSync(dictionary, 'utf8'),
    (id) => !SHARED.test(id) && (source.includes(`'${id}'`) || source.includes(`"${id}"`)),
  );
  if (Object.keys(own).length === 0) return source;
  // On the first line, before the module's own statements, which may translate.
  return `import ownTexts from '@generated/codeTranslations';Object.assign(ownTexts,${JSON.stringify(own)});${source}`;
};
