const {createHash} = require('node:crypto');

/** SHA-256 of a text or bytes, in hexadecimal digits. CommonJS: scripts import it as a module, Playwright requires it. */
const hashOf = (/** @type {string | Uint8Array} */ content) => createHash('sha256').update(content).digest('hex');

module.exports = {hashOf};
