/**
 * Entry of the browser's bundle in the place of Docusaurus' own: evaluates React, the app and that entry in a task each. In
 * one task they take 60 to 140 ms on a slow phone, which does not answer meanwhile.
 */
import {ENTERED} from '../../src/features/late-hydration/entered.browser';

const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

async function enter() {
  for (const step of steps) {
    await step();
    await new Promise((done) => setTimeout(done));
  }
}

Object.assign(window, {[ENTERED]: true});
void enter();
