const path = require('node:path');

/** Front matter key of the page to read before, whose title is in the row of facts (`src/features/page-head`). */
const AFTER = /^after: *(\S+)$/m;
/** It shows the titles of the pages that it links to (`plugins/glossary`). */
const GLOSSARY = /^<Glossary \/>$/m;

/** Lists the files besides the page itself that its transforms read. */
module.exports = function nameDependencies(text) {
  const {trees} = this.getOptions();
  for (const {source, translation} of trees) {
    const name = path.relative(translation, this.resourcePath);
    // Whether the translation is stale (`plugins/translation-status`).
    if (!name.startsWith('..')) this.addDependency(path.join(source, name));
  }
  const [, after] = AFTER.exec(text) ?? [];
  if (after) this.addDependency(path.join(path.dirname(this.resourcePath), `${after}.md`));
  if (GLOSSARY.test(text)) this.addContextDependency(path.dirname(this.resourcePath));
  return text;
};
