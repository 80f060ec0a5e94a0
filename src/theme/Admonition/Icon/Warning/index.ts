export {default} from '@site/src/components/EmptyIcon';
