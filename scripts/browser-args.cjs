/** Launch options of Chromium, for tests, benches and the commands that draw pictures. */
const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `page`: without a GPU, for pages; `stage`: with WebGL drawn by the processor, the same on every machine. */
module.exports = {
  page: [...quiet, '--disable-gpu'],
  stage: [...quiet, '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
};
