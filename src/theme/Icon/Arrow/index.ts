export {default} from '@site/src/components/Shape';
