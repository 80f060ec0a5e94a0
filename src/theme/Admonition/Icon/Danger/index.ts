export {default} from '@site/src/components/NoIcon';
