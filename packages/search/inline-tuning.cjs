/** Loader: puts the numbers of `engine/tuning.ts` in the place of their names, which the worker would carry otherwise. */
module.exports = function inlineTuning(source) {
  const {numbers} = this.getOptions();
  return source.replace(/\b([A-Z]+)\.(\w+)/g, (name, group, key) => {
    const value = numbers[group]?.[key];
    return typeof value === 'number' ? String(value) : name;
  });
};
