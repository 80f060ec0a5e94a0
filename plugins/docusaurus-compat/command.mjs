// The command that builds one site. Docusaurus exports it from an index that loads all of its commands.
export {build} from '@docusaurus/core/lib/commands/build/build.js';
