// The configuration of a build. Docusaurus reads it twice; a module is evaluated once.
module.exports = async () => (await import('../node_modules/.cache/configuration.mjs')).default;
