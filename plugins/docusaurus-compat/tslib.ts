/** The one helper of tslib that reaches the browser, by way of `@docusaurus/utils-common`. */
export const __importDefault = (module?: {__esModule?: boolean}) => (module?.__esModule ? module : {default: module});
