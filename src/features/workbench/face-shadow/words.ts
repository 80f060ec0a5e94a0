import type {PerLocale} from '@site/config/localized';

export interface PainterWords {
  readonly angles: string;
  /** `{n}` degrees. */
  readonly mask: string;
  readonly canvas: string;
  readonly help: string;
  readonly brush: string;
  readonly shade: string;
  readonly light: string;
  readonly size: string;
  readonly softness: string;
  readonly mirror: string;
  /** Shows the masks of the neighbouring angles. */
  readonly table: string;
  readonly bake: string;
  readonly reset: string;
  readonly exportMap: string;
  /** Position of the keyboard's pen, `{x}` and `{y}` in percent. */
  readonly pen: string;
  readonly down: string;
  readonly up: string;
  readonly baked: string;
}

export const words: PerLocale<PainterWords> = {
  'zh-Hans': {
    angles: '光的水平角',
    mask: '{n}°的亮区',
    canvas: '脸部UV上的遮罩，可以用笔、手指或键盘画',
    help: '键盘：方向键移动画笔，按住Shift走大步；空格落笔、抬笔；X换明暗，[和]改大小。亮部会补到更小的角度，暗部会补到更大的角度。',
    brush: '画笔',
    shade: '画暗部',
    light: '画亮部',
    size: '大小',
    softness: '柔和度',
    mirror: '左右对称',
    table: '透光台',
    bake: '从模型烘焙',
    reset: '恢复原有的形状',
    exportMap: '导出16位PNG',
    pen: '{x}%，{y}%',
    down: '落笔',
    up: '抬笔',
    baked: '已按模型法线烘焙十张遮罩。',
  },
  en: {
    angles: 'Heading of the light',
    mask: 'Lit area at {n}°',
    canvas: 'Mask on the UV of the face: paint with pen, finger or keyboard',
    help: 'Keyboard: arrow keys move the brush, with Shift in large steps; Space puts it down and lifts it; X swaps light and shade, [ and ] change the size. Light is added to the smaller angles too, shade to the larger ones.',
    brush: 'Brush',
    shade: 'Paint shade',
    light: 'Paint light',
    size: 'Size',
    softness: 'Softness',
    mirror: 'Mirror',
    table: 'Light table',
    bake: 'Bake from the model',
    reset: 'Back to the shipped shapes',
    exportMap: 'Export 16-bit PNG',
    pen: '{x}%, {y}%',
    down: 'pen down',
    up: 'pen up',
    baked: 'Baked ten masks from the normals of the model.',
  },
};
