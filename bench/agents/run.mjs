// Bundles the benchmark, because Node 20 does not read TypeScript.
import {loadTypeScript} from '../../scripts/lib.mjs';

const {main} = await loadTypeScript('bench/agents/bench.ts');
main(process.argv.slice(2));
