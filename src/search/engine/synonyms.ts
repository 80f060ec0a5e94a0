/**
 * Words that name one thing, in both languages. The glossary of the documentation
 * (terms a page may use) plus what readers type instead (spellings, short forms).
 * A word may stand in several groups.
 */
import {fold} from './fold';

const GROUPS: readonly string[] = [
  'toon shading|cel shading|toon|cel|卡通渲染|赛璐璐着色|赛璐璐|卡通着色',
  'non-photorealistic rendering|npr|非真实感渲染',
  '3d rendered as 2d|三渲二',
  'shading model|着色模型',
  'base color|base colour|基础色|固有色',
  'shadow color|shadow colour|阴影色',
  'terminator|light and shadow border|明暗交界线',
  'threshold|阈值',
  'softness|feather|柔和度|羽化',
  'half-lambert|half lambert|半兰伯特',
  'lambert|兰伯特|法线点乘光线',
  'ramp|gradient|渐变图|渐变',
  'ramp atlas|图集',
  'curve atlas|曲线图集',
  'color curve|colour curve|颜色曲线',
  'lookup table|lut|查找表',
  'cast shadow|投影',
  'shadow|阴影|影子',
  'self-shadow|self shadow|自阴影',
  'contact shadow|接触阴影',
  'shadow bias|阴影偏移',
  'shadow group|阴影组',
  'virtual shadow map|vsm|虚拟阴影贴图',
  'ray-traced shadow|ray tracing|光线追踪阴影|光追',
  'face shadow map|face shadow|sdf|面部阴影贴图|面部阴影|脸部阴影',
  'signed distance field|sdf|有向距离场|距离场',
  'normal|法线',
  'normal transfer|法线传递',
  'spherical normals|球形法线',
  'smoothed normal|smooth normals|平滑法线',
  'tangent space|切线空间',
  'octahedral encoding|八面体编码',
  'vertex color|vertex colour|顶点色|顶点颜色',
  'uv channel|UV 通道',
  'control map|控制贴图',
  'mask|遮罩',
  'outline|contour|描边|轮廓线|轮廓|勾线',
  'inner line|crease line|内描线',
  'inverted hull|back-face method|法线外扩描边|法线外扩|背面法',
  'line weight|stroke|taper|线条粗细|笔锋',
  'silhouette|轮廓',
  'overlay material|覆层材质',
  'world position offset|wpo|全局位置偏移|世界位置偏移',
  'rim light|rim lighting|rimlight|边缘光|轮廓光',
  'screen-space|screen space|屏幕空间',
  'scene depth|场景深度',
  'fresnel|菲涅耳|菲涅尔',
  'angel ring|天使环',
  'anisotropic highlight|anisotropy|各向异性高光|各向异性',
  'hair highlight|头发高光|发丝高光',
  'hair|头发|发丝',
  'strand direction|发丝方向',
  'specular highlight|specular|highlight|高光',
  'matcap|材质捕捉',
  'parallax|视差',
  'stencil|模板',
  'lighting channel|光照通道',
  'key light|主光',
  'fill light|补光',
  'back light|背光',
  'lighting|light|光照|灯光|打光',
  'direct lighting|直接光照',
  'indirect lighting|间接光照',
  'global illumination|gi|全局光照',
  'ambient occlusion|ao|环境光遮蔽',
  'sky light|天空光照|天光',
  'exposure|曝光',
  'tone mapping|tonemapper|色调映射',
  'post-process volume|post process volume|后期处理体积|后处理体积',
  'gbuffer|几何缓冲',
  'render target|渲染目标',
  'deferred rendering|延迟渲染',
  'forward rendering|前向渲染',
  'temporal super resolution|tsr|时序超分辨率',
  'motion vector|velocity|运动矢量|速度缓冲',
  'ghosting|残影|拖影',
  'material instance|材质实例',
  'material layer|layer blend|材质层|材质层混合',
  'skeletal mesh|骨骼网格体|骨骼网格',
  'morph target|blend shape|变形目标',
  'skin cache|蒙皮缓存',
  'level of detail|lod|细节级别',
  'console variable|cvar|控制台变量|控制台命令',
  'project settings|项目设置',
  'editor settings|编辑器设置',
  'engine build|定制引擎',
  'installed build|安装版引擎',
  'derived data cache|ddc|派生数据缓存',
  'shader permutation|着色器变体',
  'shader|着色器',
  'movie render queue|mrq|影片渲染队列',
  'look development|lookdev|外观开发',
  'retarget|重定向',
  'import|导入',
  'denoiser|降噪器',
  'upscaler|upscaling|超分辨率|放大器',
  'two-sided|双面',
  'opacity mask|不透明度蒙版',
  'dither|dithering|抖动',
  'baking|bake|烘焙',
  'screen-space derivative|ddx|ddy|屏幕空间导数',
  'handedness|坐标系手性|左手系|右手系',
  'field of view|fov|视场角',
  'reversed-z|反向 Z',
  'workload|工作负荷',
  'shadow-side ambient|暗部环境光',
  'color|colour|颜色',
  'width|thickness|宽度|粗细',
  'shape|形状',
  'scene|场景',
  'material|材质',
  'troubleshooting|pitfalls|排查|常见错误',
  'licence|license|许可证|许可|授权',
  'faq|questions|常见问题',
  'install|installation|安装',
  'compile|编译',
  'source code|源代码|源码',
  'migrate|migration|upgrade|迁移|升级',
  'getting started|quick start|快速开始|快速上手|入门',
  'tutorial|教程',
  'reference|参考',
  'parameter|参数',
  'plugin|插件',
  'character|角色',
  'version history|changelog|history|版本历史|更新日志',
  'release notes|updates|更新',
  'news|blog|新闻|博客',
];

/** Folded word or phrase, with spaces for hyphens, to its folded equivalents. */
const TABLE = new Map<string, Set<string>>();
for (const group of GROUPS) {
  const words = fold(group).split('|');
  for (const word of words) {
    const key = word.replace(/-/g, ' ');
    const others = TABLE.get(key) ?? new Set<string>();
    for (const other of words) if (other !== word) others.add(other);
    TABLE.set(key, others);
  }
}
const KEYS = [...TABLE.keys()];
const HAN_KEYS = KEYS.filter((key) => /^\p{Script=Han}+$/u.test(key)).sort((a, b) => b.length - a.length);
/** Shorter beginnings would belong to too many words. */
const SHORTEST_BEGINNING = 4;

/** Equivalents of a folded word or phrase, singular or plural; none when it is in no group. */
export function synonymsOf(phrase: string): string[] {
  return [...(TABLE.get(phrase) ?? TABLE.get(phrase.replace(/s$/, '')) ?? [])];
}

/** Equivalents of every group that a still unfinished word begins. */
export function synonymsOfBeginning(beginning: string): string[] {
  if (beginning.length < SHORTEST_BEGINNING || TABLE.has(beginning)) return [];
  const keys = KEYS.filter((key) => key.startsWith(beginning));
  return [...new Set(keys.flatMap(synonymsOf))];
}

/** The terms a Han run consists of, or none when something else is left. */
export function termsThatMake(run: string): string[] {
  const found = termsWithin(run);
  return found.join('') === run ? found : [];
}

/** Terms of the table inside a Han run, longest first, without overlap, in order. */
export function termsWithin(run: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < run.length;) {
    const key = HAN_KEYS.find((candidate) => run.startsWith(candidate, at));
    if (key !== undefined) found.push(key);
    at += key?.length ?? 1;
  }
  return found;
}
