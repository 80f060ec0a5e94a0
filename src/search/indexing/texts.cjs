/** Texts that nothing but search shows. */
const SEARCH = /^(?:theme\.Search(?:Modal|Page)|search)\./;

/** Loader of the generated translations: without those of search, or, asked with `?search`, only those. */
module.exports = function texts(source) {
  const wanted = this.resourceQuery === '?search';
  const kept = Object.entries(JSON.parse(source)).filter(([id]) => SEARCH.test(id) === wanted);
  return JSON.stringify(Object.fromEntries(kept));
};
