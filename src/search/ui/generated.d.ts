declare module '@generated/codeTranslations?search' {
  export {default} from '@generated/codeTranslations';
}
