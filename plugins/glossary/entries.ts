import type {Localized} from '../../config/locales';

/** A term that the glossary page explains; `plugins/glossary/terms.ts` has its synonyms and what it replaces. */
export interface Entry {
  readonly term: Localized;
  /** Abbreviation, the same in both languages. */
  readonly short?: string;
  readonly meaning: Localized;
  /** File below `docs/` without its ending, and the anchor there that explains the term. */
  readonly page: string;
  /** A word that prose also uses in its everyday sense: not linked there. */
  readonly everyday?: true;
}

/** In no order: the page sorts them by language. They are apart from `plugins/glossary/terms.ts`, which the browser loads for search. */
export const entries: readonly Entry[] = [
  {
    term: {'zh-Hans': '卡通渲染', en: 'Toon shading'},
    meaning: {
      'zh-Hans': '把明暗归成少数几个界线分明的色阶',
      en: 'Shading in a few tones with clear edges between them',
    },
    page: 'Tutorial/ControlLightShadowColorTransition#why-it-works',
  },
  {
    term: {'zh-Hans': '非真实感渲染', en: 'Non-photorealistic rendering'},
    short: 'NPR',
    meaning: {
      'zh-Hans': '以绘画风格为目标、不追求照片效果的渲染',
      en: 'Rendering that follows a drawing style instead of a photograph',
    },
    page: 'Tutorial/ControlLightShadowColorTransition#why-it-works',
  },
  {
    term: {'zh-Hans': '三渲二', en: '3D rendered as 2D'},
    meaning: {
      'zh-Hans': '用三维做出二维动画的观感，也叫卡渲、二次元渲染，做法是卡通渲染',
      en: "The Chinese trade's name for 3D made to look like 2D animation",
    },
    page: 'Tutorial/ControlLightShadowColorTransition#why-it-works',
  },
  {
    term: {'zh-Hans': '着色模型', en: 'Shading model'},
    meaning: {
      'zh-Hans': '规定材质怎样回应光的一套算法',
      en: 'The rule by which a material responds to light',
    },
    page: 'FAQ#why-not-a-content-plugin',
  },
  {
    term: {'zh-Hans': '基础色', en: 'Base colour'},
    meaning: {
      'zh-Hans': '受光面的颜色',
      en: 'The colour of the surface where light reaches it',
    },
    page: 'Tutorial/ControlLightShadowColorTransition#why-it-works',
  },
  {
    term: {'zh-Hans': '阴影色', en: 'Shadow colour'},
    meaning: {
      'zh-Hans': '暗部的颜色，可以与基础色的色相不同',
      en: 'The colour of the shadow side, which may differ in hue from the base colour',
    },
    page: 'Tutorial/ControlLightShadowColorTransition#choose-the-shadow-colour',
  },
  {
    term: {'zh-Hans': '明暗交界线', en: 'Terminator'},
    meaning: {
      'zh-Hans': '受光面与暗部的分界，可硬可软',
      en: 'The border between lit side and shadow side, hard or soft',
    },
    page: 'Tutorial/ControlLightShadowColorTransition#place-the-border',
  },
  {
    term: {'zh-Hans': '阈值', en: 'Threshold'},
    meaning: {
      'zh-Hans': '一个量超过它就换成另一种颜色的界限；明暗的阈值是明暗交界线所在的受光量',
      en: 'The limit at which one colour gives way to another; that of the shading is the amount of light at the terminator',
    },
    page: 'Tutorial/ControlLightShadowColorTransition#place-the-border',
  },
  {
    term: {'zh-Hans': '柔和度', en: 'Softness'},
    meaning: {
      'zh-Hans': '边界过渡的宽度，例如明暗交界线的宽度',
      en: 'The width of a border, for example of the terminator',
    },
    page: 'Tutorial/ControlLightShadowColorTransition#place-the-border',
  },
  {
    term: {'zh-Hans': '半兰伯特', en: 'Half-Lambert'},
    meaning: {
      'zh-Hans': '把兰伯特的−1到1换算成0到1的受光量',
      en: "Lambert's range of −1 to 1 scaled to an amount of light from 0 to 1",
    },
    page: 'GettingStarted/index#what-the-sliders-do',
  },
  {
    term: {'zh-Hans': '兰伯特', en: 'Lambert'},
    meaning: {
      'zh-Hans': '法线与光线方向夹角的余弦',
      en: 'The cosine of the angle between the normal and the direction of the light',
    },
    page: 'Tutorial/ControlLightShadowColorTransition#why-it-works',
  },
  {
    term: {'zh-Hans': 'Ramp图', en: 'Ramp'},
    meaning: {
      'zh-Hans': '按受光量取颜色的一行色带',
      en: 'A strip of colour that is looked up with the amount of light',
    },
    page: 'Tutorial/ControlLightShadowColorTransition#what-a-ramp-adds',
  },
  {
    term: {'zh-Hans': 'Ramp图集', en: 'Ramp atlas'},
    meaning: {
      'zh-Hans': '存放Ramp图的曲线图集，一条Ramp占一行',
      en: 'A curve atlas that holds ramps, one in each row',
    },
    page: 'Reference/ProjectAndEditorSettings#toon-rendering',
  },
  {
    term: {'zh-Hans': '曲线图集', en: 'Curve atlas'},
    meaning: {
      'zh-Hans': '引擎的一种资产，把颜色曲线逐行存成贴图',
      en: 'An engine asset that stores colour curves as the rows of a texture',
    },
    page: 'Tutorial/ControlLightShadowColorTransition#add-a-ramp',
  },
  {
    term: {'zh-Hans': '颜色曲线', en: 'Colour curve'},
    meaning: {
      'zh-Hans': '带红绿蓝和透明四条通道的曲线资产',
      en: 'A curve asset with red, green, blue and alpha',
    },
    page: 'Tutorial/ControlLightShadowColorTransition#add-a-ramp',
  },
  {
    term: {'zh-Hans': '查找表', en: 'Lookup table'},
    short: 'LUT',
    meaning: {
      'zh-Hans': '事先算好、渲染时直接查的表，常用于调色',
      en: 'A table worked out beforehand and only read while rendering, often for grading',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#painted-colours',
  },
  {
    term: {'zh-Hans': '投影', en: 'Cast shadow'},
    meaning: {
      'zh-Hans': '物体挡住光后落在别处的影子',
      en: 'The shadow that an object throws by blocking light',
    },
    page: 'Tutorial/ControlTheShapeOfShadows#control-cast-shadows',
  },
  {
    term: {'zh-Hans': '自阴影', en: 'Self-shadow'},
    meaning: {
      'zh-Hans': '角色投在自己身上的影子',
      en: 'A shadow that a character throws on itself',
    },
    page: 'Tutorial/ControlTheShapeOfShadows#why-it-works',
  },
  {
    term: {'zh-Hans': '接触阴影', en: 'Contact shadow'},
    meaning: {
      'zh-Hans': '按画面深度补上的短影子',
      en: 'A short shadow found from the depth of the image',
    },
    page: 'Reference/ConsoleVariables#engine-shadows',
  },
  {
    term: {'zh-Hans': '阴影偏移', en: 'Shadow bias'},
    meaning: {
      'zh-Hans': '判断遮挡时把起点往光源挪一点，防止表面误投影到自己',
      en: 'A small shift of the shadow test towards the light, which keeps a surface from wrongly shadowing itself',
    },
    page: 'Tutorial/ControlTheShapeOfShadows#control-cast-shadows',
  },
  {
    term: {'zh-Hans': '阴影组', en: 'Shadow group'},
    meaning: {
      'zh-Hans': '编号相同的部件，用光线追踪阴影时互不投影',
      en: 'Parts with the same number, which cast no shadow on each other when shadows are ray-traced',
    },
    page: 'Tutorial/ControlTheShapeOfShadows#control-cast-shadows',
  },
  {
    term: {'zh-Hans': '虚拟阴影贴图', en: 'Virtual shadow map'},
    short: 'VSM',
    meaning: {
      'zh-Hans': 'UE5的高分辨率阴影贴图，只更新用得到的分页',
      en: "UE5's fine shadow maps, of which only the needed pages are drawn",
    },
    page: 'Reference/ConsoleVariables#engine-vsm',
  },
  {
    term: {'zh-Hans': '光线追踪阴影', en: 'Ray-traced shadow'},
    meaning: {
      'zh-Hans': '向光源发射光线得到的阴影',
      en: 'A shadow found by following rays towards the light',
    },
    page: 'Tutorial/ControlTheShapeOfShadows#control-cast-shadows',
  },
  {
    term: {'zh-Hans': '面部阴影贴图', en: 'Face shadow map'},
    meaning: {
      'zh-Hans': '记录脸上每一点在光转到多少度时变暗的贴图',
      en: 'A texture with the angle of light at which each point of the face falls on the shadow side',
    },
    page: 'Tutorial/ControlTheShapeOfShadows#build-a-face-shadow-map',
  },
  {
    term: {'zh-Hans': '有向距离场', en: 'Signed distance field'},
    short: 'SDF',
    meaning: {
      'zh-Hans': '每一点到边界的距离，正负号表示在哪一侧',
      en: 'The distance of each point from an edge; the sign tells the side',
    },
    page: 'Tutorial/ControlTheShapeOfShadows#build-a-face-shadow-map',
  },
  {
    term: {'zh-Hans': '法线', en: 'Normal'},
    meaning: {
      'zh-Hans': '表面朝向的单位向量',
      en: 'The direction in which a surface faces',
    },
    page: 'Reference/MeshImportSettings#normals-tangents',
    everyday: true,
  },
  {
    term: {'zh-Hans': '法线传递', en: 'Normal transfer'},
    meaning: {
      'zh-Hans': '把平滑代理模型的法线复制到角色上',
      en: 'Giving a mesh the normals of a smoother proxy',
    },
    page: 'Tutorial/ControlTheShapeOfShadows#clean-the-form',
  },
  {
    term: {'zh-Hans': '球形法线', en: 'Spherical normals'},
    meaning: {
      'zh-Hans': '朝球面或椭球面方向弯过去的法线',
      en: 'Normals that lean towards those of a sphere or an ellipsoid',
    },
    page: 'Tutorial/ControlTheShapeOfShadows#clean-the-form',
  },
  {
    term: {'zh-Hans': '平滑法线', en: 'Smoothed normal'},
    meaning: {
      'zh-Hans': '没有硬边断裂和细碎起伏的法线，脸和头发用它着色；描边外扩用的见「描边法线」',
      en: 'A normal without breaks at hard edges, with which faces and hair are shaded; for outlines see Outline normal',
    },
    page: 'Tutorial/ControlTheShapeOfShadows#why-it-works',
  },
  {
    term: {'zh-Hans': '描边法线', en: 'Outline normal'},
    meaning: {
      'zh-Hans': '描边外扩的方向，由同一位置各面的法线平均而来，存在UV3里',
      en: 'The direction in which an outline moves out: the mean of the normals at one point, kept in UV3',
    },
    page: 'Tutorial/ControlTheShapeOfOutlines#why-it-works',
  },
  {
    term: {'zh-Hans': '切线空间', en: 'Tangent space'},
    meaning: {
      'zh-Hans': '由切线、副切线和法线三个轴组成的局部坐标',
      en: 'Local axes made of the tangent, the bitangent and the normal',
    },
    page: 'Tutorial/ImportANewCharacter#why-it-works',
  },
  {
    term: {'zh-Hans': '八面体编码', en: 'Octahedral encoding'},
    meaning: {
      'zh-Hans': '用两个数保存一个方向的方法',
      en: 'A way to keep a direction in two numbers',
    },
    page: 'Reference/MeshImportSettings#mesh-data',
  },
  {
    term: {'zh-Hans': '顶点色', en: 'Vertex colour'},
    meaning: {
      'zh-Hans': '存在每个顶点上的红绿蓝和透明四个数',
      en: 'Four numbers, red to alpha, kept at each vertex',
    },
    page: 'Reference/MeshImportSettings#mesh-data',
  },
  {
    term: {'zh-Hans': 'UV通道', en: 'UV channel'},
    meaning: {
      'zh-Hans': '网格体上的一套贴图坐标',
      en: 'One set of texture coordinates of a mesh',
    },
    page: 'Reference/MeshImportSettings#mesh-data',
  },
  {
    term: {'zh-Hans': '控制贴图', en: 'Control map'},
    meaning: {
      'zh-Hans': '各通道装着卡通材质遮罩的贴图',
      en: 'A texture whose channels hold the masks of the toon material',
    },
    page: 'Tutorial/ImportANewCharacter#assign-toon-materials',
  },
  {
    term: {'zh-Hans': '遮罩', en: 'Mask'},
    meaning: {
      'zh-Hans': '限定效果在哪里、有多强的灰度图',
      en: 'A grey picture that says where an effect applies, and how much',
    },
    page: 'Tutorial/CreateComplexMaterialsUsingMaterialLayer#why-it-works',
  },
  {
    term: {'zh-Hans': '描边', en: 'Outline'},
    meaning: {
      'zh-Hans': '沿形状外缘画出的线',
      en: 'A line drawn round a shape',
    },
    page: 'Tutorial/ControlTheShapeOfOutlines#three-kinds-of-line',
  },
  {
    term: {'zh-Hans': '内描线', en: 'Inner line'},
    meaning: {
      'zh-Hans': '在屏幕空间检测出的、轮廓以内的线，例如衣褶',
      en: 'A line within the silhouette, such as a fold, found in screen space',
    },
    page: 'Tutorial/ControlTheShapeOfOutlines#finish-for-production',
  },
  {
    term: {'zh-Hans': '法线外扩', en: 'Inverted hull'},
    meaning: {
      'zh-Hans': '把网格体向外撑开、只画背面得到的描边',
      en: 'An outline made by swelling the mesh and drawing back faces alone',
    },
    page: 'Tutorial/ControlTheShapeOfOutlines#why-it-works',
  },
  {
    term: {'zh-Hans': '线条粗细', en: 'Line weight'},
    meaning: {
      'zh-Hans': '一条线沿途的粗细变化',
      en: 'How the thickness changes along a line',
    },
    page: 'Tutorial/ControlTheShapeOfOutlines#shape-the-stroke',
  },
  {
    term: {'zh-Hans': '轮廓', en: 'Silhouette'},
    meaning: {
      'zh-Hans': '从相机看去的最外圈边界',
      en: 'The outermost edge as the camera sees it',
    },
    page: 'Tutorial/ControlScreenSpaceRimlights#why-it-works',
  },
  {
    term: {'zh-Hans': '覆层材质', en: 'Overlay material'},
    meaning: {
      'zh-Hans': '在网格体上再画一遍的第二个材质',
      en: 'A second material with which the mesh is drawn again',
    },
    page: 'Tutorial/ControlTheShapeOfOutlines#set-up-the-hull',
  },
  {
    term: {'zh-Hans': '全局位置偏移', en: 'World position offset'},
    short: 'WPO',
    meaning: {
      'zh-Hans': '材质里移动顶点的输出',
      en: 'The output of a material that moves vertices',
    },
    page: 'Reference/ProjectAndEditorSettings#rendering',
  },
  {
    term: {'zh-Hans': '边缘光', en: 'Rim light'},
    meaning: {
      'zh-Hans': '沿轮廓出现的亮边',
      en: 'A bright edge along the contour',
    },
    page: 'Tutorial/ControlScreenSpaceRimlights#why-it-works',
  },
  {
    term: {'zh-Hans': '屏幕空间', en: 'Screen-space'},
    meaning: {
      'zh-Hans': '只用画面上已有的缓冲来计算',
      en: 'Worked out from buffers of the image alone',
    },
    page: 'Tutorial/ControlScreenSpaceRimlights#why-it-works',
  },
  {
    term: {'zh-Hans': '场景深度', en: 'Scene depth'},
    meaning: {
      'zh-Hans': '每个像素到相机的距离',
      en: 'How far each pixel lies from the camera',
    },
    page: 'Tutorial/ControlScreenSpaceRimlights#why-it-works',
  },
  {
    term: {'zh-Hans': '菲涅耳', en: 'Fresnel'},
    meaning: {
      'zh-Hans': '视线越贴近表面就越强的效果',
      en: 'An effect that gets stronger where the surface turns away from the viewer',
    },
    page: 'Tutorial/ControlScreenSpaceRimlights#fresnel',
  },
  {
    term: {'zh-Hans': '天使环', en: 'Angel ring'},
    meaning: {
      'zh-Hans': '绕头发一圈的环状高光',
      en: 'A highlight that runs round the hair as a ring',
    },
    page: 'Tutorial/AddStylizedHairHighlights#methods',
  },
  {
    term: {'zh-Hans': '发丝方向', en: 'Strand direction'},
    meaning: {
      'zh-Hans': '头发表面上沿着发丝的切线方向',
      en: 'The tangent that follows the hair',
    },
    page: 'Tutorial/AddStylizedHairHighlights#why-it-works',
  },
  {
    term: {'zh-Hans': '高光', en: 'Specular highlight'},
    meaning: {
      'zh-Hans': '光源在表面上的反射亮斑',
      en: 'The bright spot where a surface mirrors the light',
    },
    page: 'Tutorial/AddSpecularAndMetal#why-it-works',
  },
  {
    term: {'zh-Hans': 'MatCap', en: 'MatCap'},
    meaning: {
      'zh-Hans': '按视空间法线读取的球形贴图',
      en: 'A picture of a sphere that is looked up with the view-space normal',
    },
    page: 'Tutorial/AddSpecularAndMetal#why-it-works',
  },
  {
    term: {'zh-Hans': '视差', en: 'Parallax'},
    meaning: {
      'zh-Hans': '移动UV造成的深度错觉',
      en: 'Depth suggested by shifting texture coordinates',
    },
    page: 'Tutorial/DrawEyes#why-it-works',
  },
  {
    term: {'zh-Hans': '模板', en: 'Stencil'},
    meaning: {
      'zh-Hans': '给像素打的标记，用来圈定范围',
      en: 'Marks on pixels that restrict where something is drawn',
    },
    page: 'Tutorial/DrawEyes#why-it-works',
    everyday: true,
  },
  {
    term: {'zh-Hans': '光照通道', en: 'Lighting channel'},
    meaning: {
      'zh-Hans': '决定哪些灯照亮哪些网格体',
      en: 'A number that decides which lights reach which meshes',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#key-light',
  },
  {
    term: {'zh-Hans': '主光', en: 'Main light'},
    meaning: {
      'zh-Hans': '决定明暗形状的定向光源',
      en: 'The directional light that sets the shape of light and shadow',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#key-light',
  },
  {
    term: {'zh-Hans': '附加灯', en: 'Additional light'},
    meaning: {
      'zh-Hans': '照到角色的灯里，主光以外的每一盏',
      en: 'Every light that reaches the character, except the main light',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#key-light',
  },
  {
    term: {'zh-Hans': '专属主光', en: 'Key light'},
    meaning: {
      'zh-Hans': '只照角色的主光',
      en: 'A main light for the character alone',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#key-light',
  },
  {
    term: {'zh-Hans': '补光', en: 'Fill light'},
    meaning: {
      'zh-Hans': '提亮暗部的辅助灯',
      en: 'A light that brightens the shadow side',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#key-light',
  },
  {
    term: {'zh-Hans': '直接光照', en: 'Direct lighting'},
    meaning: {
      'zh-Hans': '从灯直接照到表面的光',
      en: 'Light that reaches a surface straight from a light source',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#engine-light',
  },
  {
    term: {'zh-Hans': '间接光照', en: 'Indirect lighting'},
    meaning: {
      'zh-Hans': '经其他表面反弹后到达的光',
      en: 'Light that arrives by way of other surfaces',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#engine-light',
  },
  {
    term: {'zh-Hans': '全局光照', en: 'Global illumination'},
    short: 'GI',
    meaning: {
      'zh-Hans': '对场景中反弹光的计算',
      en: 'The computation of light that bounces through the scene',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#engine-light',
  },
  {
    term: {'zh-Hans': '环境光遮蔽', en: 'Ambient occlusion'},
    short: 'AO',
    meaning: {
      'zh-Hans': '缝隙和夹角处的变暗',
      en: 'Darkening where surfaces meet or fold',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#profile',
  },
  {
    term: {'zh-Hans': '天空光照', en: 'Sky light'},
    meaning: {
      'zh-Hans': '来自天空的环境光',
      en: 'Ambient light from the sky',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#engine-light',
  },
  {
    term: {'zh-Hans': '曝光', en: 'Exposure'},
    meaning: {
      'zh-Hans': '相机对整幅画面亮度的缩放',
      en: "The camera's scale for the brightness of the whole image",
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#set-first',
  },
  {
    term: {'zh-Hans': '色调映射', en: 'Tone mapping'},
    meaning: {
      'zh-Hans': '把高动态范围的亮度压到显示器能显示的范围',
      en: 'Fitting a high range of brightness to the display',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#painted-colours',
  },
  {
    term: {'zh-Hans': '后期处理体积', en: 'Post-process volume'},
    meaning: {
      'zh-Hans': '一块区域，在其中套用画面设置',
      en: 'A region that carries settings for the image',
    },
    page: 'Reference/ProjectAndEditorSettings#post-process',
  },
  {
    term: {'zh-Hans': 'GBuffer', en: 'GBuffer'},
    meaning: {
      'zh-Hans': '延迟渲染器保存表面数据的一组画面',
      en: 'The images in which the deferred renderer keeps surface data',
    },
    page: 'Reference/ConsoleVariables#engine-buffers',
  },
  {
    term: {'zh-Hans': '渲染目标', en: 'Render target'},
    meaning: {
      'zh-Hans': '渲染时写入结果的贴图',
      en: 'A texture that rendering writes to',
    },
    page: 'Reference/ConsoleVariables#engine-buffers',
  },
  {
    term: {'zh-Hans': '延迟渲染', en: 'Deferred rendering'},
    meaning: {
      'zh-Hans': '先存表面数据，最后统一着色',
      en: 'Storing surface data first and shading afterwards',
    },
    page: 'FAQ#platforms',
  },
  {
    term: {'zh-Hans': '前向渲染', en: 'Forward rendering'},
    meaning: {
      'zh-Hans': '画物体的同时完成着色',
      en: 'Shading objects while they are drawn',
    },
    page: 'Reference/ProjectAndEditorSettings#rendering',
  },
  {
    term: {'zh-Hans': 'TSR', en: 'Temporal super resolution'},
    short: 'TSR',
    meaning: {
      'zh-Hans': 'UE自带的时序上采样，借用前几帧的画面',
      en: "UE's own upscaler, which makes use of earlier frames",
    },
    page: 'Reference/ConsoleVariables#engine-aa',
  },
  {
    term: {'zh-Hans': '运动矢量', en: 'Motion vector'},
    meaning: {
      'zh-Hans': '像素自上一帧以来的位移',
      en: 'How far a pixel has moved since the last frame',
    },
    page: 'Reference/ConsoleVariables#engine-velocity',
  },
  {
    term: {'zh-Hans': '残影', en: 'Ghosting'},
    meaning: {
      'zh-Hans': '沿用旧画面留下的拖尾',
      en: 'A trail left by reusing old frames',
    },
    page: 'Reference/ConsoleVariables#engine-aa',
  },
  {
    term: {'zh-Hans': '材质实例', en: 'Material instance'},
    meaning: {
      'zh-Hans': '沿用父材质、只改参数的材质',
      en: 'A material that keeps its parent and changes parameters only',
    },
    page: 'Tutorial/ImportANewCharacter#assign-toon-materials',
  },
  {
    term: {'zh-Hans': '材质层', en: 'Material layer'},
    meaning: {
      'zh-Hans': '材质中可以叠放的一部分',
      en: 'A part of a material that can be stacked on others',
    },
    page: 'Tutorial/CreateComplexMaterialsUsingMaterialLayer#why-it-works',
  },
  {
    term: {'zh-Hans': '骨骼网格体', en: 'Skeletal mesh'},
    meaning: {
      'zh-Hans': '由骨骼带动的网格体',
      en: 'A mesh that bones move',
    },
    page: 'Reference/MeshImportSettings#morphs-skinning-lods',
  },
  {
    term: {'zh-Hans': '变形目标', en: 'Morph target'},
    meaning: {
      'zh-Hans': '网格体的另一组顶点位置，用来做表情，Blender里叫形态键',
      en: 'Other positions for the vertices of a mesh, used for expressions',
    },
    page: 'Reference/MeshImportSettings#morphs-skinning-lods',
  },
  {
    term: {'zh-Hans': '蒙皮缓存', en: 'Skin cache'},
    meaning: {
      'zh-Hans': '每帧只算一次并存下来的蒙皮顶点',
      en: 'Skinned vertices, computed once a frame and kept',
    },
    page: 'Reference/ConsoleVariables#engine-skin-cache',
  },
  {
    term: {'zh-Hans': '细节级别', en: 'Level of detail'},
    short: 'LOD',
    meaning: {
      'zh-Hans': '远处换用的简化网格体',
      en: 'A simpler mesh that is used further away',
    },
    page: 'Reference/MeshImportSettings#morphs-skinning-lods',
  },
  {
    term: {'zh-Hans': '控制台变量', en: 'Console variable'},
    meaning: {
      'zh-Hans': '运行时可以改的设置',
      en: 'A setting that can be changed at run time',
    },
    page: 'Reference/ConsoleVariables#how-to-use',
  },
  {
    term: {'zh-Hans': '项目设置', en: 'Project settings'},
    meaning: {
      'zh-Hans': '随项目保存的选项',
      en: 'Options that are kept with the project',
    },
    page: 'Reference/ProjectAndEditorSettings#rendering',
    everyday: true,
  },
  {
    term: {'zh-Hans': '定制引擎', en: 'Custom engine'},
    meaning: {
      'zh-Hans': '为本插件修改并编译过的引擎',
      en: 'Unreal Engine as changed and compiled for this plugin',
    },
    page: 'GettingStarted/index#choose-a-route',
  },
  {
    term: {'zh-Hans': '官方引擎', en: 'Stock engine'},
    meaning: {
      'zh-Hans': 'Epic发布的、没有为本插件修改过的引擎',
      en: 'Unreal Engine as Epic releases it, not changed for this plugin',
    },
    page: 'GettingStarted/UseWithExistingProjects#mixed-teams',
  },
  {
    term: {'zh-Hans': '数字内容创作', en: 'Digital content creation'},
    short: 'DCC',
    meaning: {
      'zh-Hans': '文中的DCC指制作模型的软件，例如Maya和Blender',
      en: 'A DCC is a program for making models, such as Maya or Blender',
    },
    page: 'Tutorial/ImportANewCharacter#export-from-the-dcc',
  },
  {
    term: {'zh-Hans': '安装版引擎', en: 'Installed build'},
    meaning: {
      'zh-Hans': '去掉中间文件、复制过去就能用的定制引擎',
      en: 'A custom engine without intermediate files, which colleagues use without compiling',
    },
    page: 'GettingStarted/BuildEnginefromSourceCode#installed-build',
  },
  {
    term: {'zh-Hans': '派生数据缓存', en: 'Derived data cache'},
    short: 'DDC',
    meaning: {
      'zh-Hans': '存放编译好的着色器和资产的缓存',
      en: 'Where compiled shaders and assets are kept',
    },
    page: 'Reference/ProjectAndEditorSettings#editor-preferences',
  },
  {
    term: {'zh-Hans': '着色器变体', en: 'Shader permutation'},
    meaning: {
      'zh-Hans': '同一着色器按一组开关编译的一份',
      en: 'One compiled version of a shader, for one set of switches',
    },
    page: 'GettingStarted/index#first-run',
  },
  {
    term: {'zh-Hans': '影片渲染队列', en: 'Movie Render Queue'},
    short: 'MRQ',
    meaning: {
      'zh-Hans': '以成片质量渲染镜头序列的工具',
      en: 'A tool that renders sequences at final quality',
    },
    page: 'GettingStarted/UseWithOtherPlugins#movie-render-queue',
  },
  {
    term: {'zh-Hans': 'Substrate', en: 'Substrate'},
    meaning: {
      'zh-Hans': 'UE5用层片描述表面的材质系统',
      en: "UE5's material system, which describes surfaces as slabs",
    },
    page: 'Reference/ProjectAndEditorSettings#rendering',
  },
  {
    term: {'zh-Hans': 'Nanite', en: 'Nanite'},
    meaning: {
      'zh-Hans': 'UE5自动增减细节的虚拟几何体',
      en: "UE5's virtual geometry, which picks detail by itself",
    },
    page: 'Reference/ProjectAndEditorSettings#rendering',
  },
  {
    term: {'zh-Hans': 'Lumen', en: 'Lumen'},
    meaning: {
      'zh-Hans': 'UE5的动态全局光照与反射',
      en: "UE5's dynamic bounced light and reflections",
    },
    page: 'Reference/ConsoleVariables#engine-lumen',
  },
  {
    term: {'zh-Hans': '外观开发', en: 'Look development'},
    meaning: {
      'zh-Hans': '在几套测试光照下确定角色的样子',
      en: 'Settling how a character looks under a few test lights',
    },
    page: 'Reference/BuiltinPlugins#own-plugins',
  },
  {
    term: {'zh-Hans': 'Toon缓冲', en: 'Toon buffer'},
    meaning: {
      'zh-Hans': '逐像素保存阴影色、Ramp行号、阴影组等卡通数据的缓冲',
      en: 'Shadow colour, ramp row, shadow group and other toon data, stored for each pixel',
    },
    page: 'Reference/index#limits',
  },
  {
    term: {'zh-Hans': '角色配置', en: 'Character profile'},
    meaning: {
      'zh-Hans': '一个角色共用的光照设置，资产类型是Toon Character Profile',
      en: 'Lighting settings of a whole character, an asset of the type Toon Character Profile',
    },
    page: 'Reference/ComponentsAndBlueprints#profile',
  },
  {
    term: {'zh-Hans': '重定向', en: 'Retarget'},
    meaning: {
      'zh-Hans': '把动画套到另一副骨骼上',
      en: 'Fitting animation to another skeleton',
    },
    page: 'Reference/BuiltinPlugins#epic-plugins',
    everyday: true,
  },
  {
    term: {'zh-Hans': '导入', en: 'Import'},
    meaning: {
      'zh-Hans': '把文件变成项目里的资产',
      en: 'Turning files into assets of the project',
    },
    page: 'Tutorial/ImportANewCharacter#import-into-ue',
    everyday: true,
  },
  {
    term: {'zh-Hans': '降噪器', en: 'Denoiser'},
    meaning: {
      'zh-Hans': '消除光线追踪噪点的滤波',
      en: 'A filter that takes the noise out of ray tracing',
    },
    page: 'FAQ#white-speckles',
  },
  {
    term: {'zh-Hans': '时序上采样', en: 'Upscaler'},
    meaning: {
      'zh-Hans': '少画一些像素，借用前几帧的画面重建：TSR、DLSS、FSR、XeSS',
      en: 'A filter that rebuilds a large picture from fewer pixels and earlier frames: TSR, DLSS, FSR, XeSS',
    },
    page: 'GettingStarted/UseWithOtherPlugins#by-family',
  },
  {
    term: {'zh-Hans': '双面', en: 'Two-sided'},
    meaning: {
      'zh-Hans': '正反两面都绘制的材质选项',
      en: 'A material option that draws back faces as well',
    },
    page: 'FAQ#vroid-eyes-lashes',
  },
  {
    term: {'zh-Hans': '不透明度蒙版', en: 'Opacity mask'},
    meaning: {
      'zh-Hans': '决定材质在哪里镂空的贴图',
      en: 'A texture that says where a material has holes',
    },
    page: 'FAQ#outline-fills-holes',
  },
  {
    term: {'zh-Hans': '纹素', en: 'Texel'},
    meaning: {
      'zh-Hans': '贴图里的一个像素',
      en: 'A pixel of a texture',
    },
    page: 'Tutorial/ControlLightShadowColorTransition#add-a-ramp',
    everyday: true,
  },
  {
    term: {'zh-Hans': '半影', en: 'Penumbra'},
    meaning: {
      'zh-Hans': '投影边缘由亮到暗的一段',
      en: 'The edge of a cast shadow, between lit and dark',
    },
    page: 'Tutorial/ControlTheShapeOfShadows#control-cast-shadows',
    everyday: true,
  },
  {
    term: {'zh-Hans': '半角向量', en: 'Half vector'},
    meaning: {
      'zh-Hans': '灯光方向与视线方向的中间方向',
      en: 'The direction halfway between light and view',
    },
    page: 'Tutorial/AddSpecularAndMetal#why-it-works',
    everyday: true,
  },
  {
    term: {'zh-Hans': '定向光源', en: 'Directional light'},
    meaning: {
      'zh-Hans': '方向处处相同的灯，也叫平行光，例如太阳',
      en: 'A light with the same direction everywhere, such as the sun',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#engine-light',
    everyday: true,
  },
  {
    term: {'zh-Hans': '抖动', en: 'Dither'},
    meaning: {
      'zh-Hans': '用细密图案模拟半透明',
      en: 'A fine pattern that looks like transparency',
    },
    page: 'FAQ#outline-transparent',
    everyday: true,
  },
  {
    term: {'zh-Hans': '烘焙', en: 'Baking'},
    meaning: {
      'zh-Hans': '先算一次，把结果存下来',
      en: 'Computing something once and keeping the result',
    },
    page: 'Tutorial/ControlTheShapeOfOutlines#set-up-the-hull',
  },
  {
    term: {'zh-Hans': '视场角', en: 'Field of view'},
    short: 'FOV',
    meaning: {
      'zh-Hans': '镜头张开的角度',
      en: 'The angle that the lens takes in',
    },
    page: 'Reference/index#how-to-read',
  },
  {
    term: {'zh-Hans': '工作负荷', en: 'Workload'},
    meaning: {
      'zh-Hans': 'Visual Studio安装程序里的一组工具',
      en: 'A bundle of tools in the Visual Studio installer',
    },
    page: 'GettingStarted/BuildEnginefromSourceCode#visual-studio-and-toolset',
  },
  {
    term: {'zh-Hans': '暗部环境光', en: 'Shadow-side ambient'},
    meaning: {
      'zh-Hans': '叠加在暗部上的环境光',
      en: 'Ambient light that is added to the shadow side',
    },
    page: 'Tutorial/ControlLightingOfCharactersAndScenes#why-it-works',
  },
];
