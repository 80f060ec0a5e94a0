/** The one helper of tslib that the browser needs; `@docusaurus/utils-common` imports it. */
export const __importDefault = (module?: {__esModule?: boolean}) => (module?.__esModule ? module : {default: module});
