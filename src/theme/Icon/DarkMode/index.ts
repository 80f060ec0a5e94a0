export {default} from '@theme/Icon/LightMode';
