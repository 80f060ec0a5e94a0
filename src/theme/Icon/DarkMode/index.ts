export {default} from '@site/src/components/StyledIcon';
