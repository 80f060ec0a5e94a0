/** Ids of translated texts that only search shows. */
const SEARCH = /^(?:theme\.Search(?:Modal|Page)|search)\./;

/** Rspack loader for the generated translations: leaves the texts of search out, or, with `?search`, keeps only those. */
module.exports = function texts(source) {
  const wanted = this.resourceQuery === '?search';
  const kept = Object.entries(JSON.parse(source)).filter(([id]) => SEARCH.test(id) === wanted);
  return JSON.stringify(Object.fromEntries(kept));
};
