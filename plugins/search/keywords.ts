/**
 * Readers' words for a page or a section, in both languages: common names, faults as they look, questions, terms of other shaders
 * and programs. Search ranks a match between a heading and the text; the words are never shown. An address is that of a page or of a
 * section, below `docs/` or, with a slash at its start, below the locale. Words of its own headings need no repetition, and words that mean the same everywhere belong in
 * `plugins/glossary/terms.ts`.
 */
import {forLocale} from '../../config/localized';
import type {Locale, Localized} from '../../config/locales';
import {docsAddress} from '../versions/versions';
import type {PageRecords} from '../../packages/search/indexing/records';

export const keywords: Readonly<Record<string, Localized>> = {
  'FAQ#how-to-install': {
    en: 'setup|installation steps|where to download|get the plugin|installer|how to start|get it running|download link|zip|download|download the plugin|install|installation|install plugin|setup guide|how do i get it|precompiled|get the engine|engine download|deploy|acquire|obtain|setup wizard|release download',
    'zh-Hans':
      '怎么装|下载地址|安装步骤|安装方法|在哪下载|哪里下载|安装包|如何获取插件|装不上|下载链接|压缩包|下载|下载插件|怎么下载|安装插件|插件安装|怎么安装|引擎下载|拿到引擎|获取方式|去哪弄|资源包|部署|安裝|下載|装插件|获取途径',
  },
  'FAQ#engine-versions': {
    en: 'compatibility|compatible versions|which unreal version|ue 5.7|ue5.7|ue 4.27|ue4|supported versions|does it work with 5.3|version requirement|unreal 5|works on ue5.2|minimum unreal|which release|ue 5.8|unreal 4|5.3 support',
    'zh-Hans':
      '支持哪个版本|版本要求|兼容哪些版本|哪个虚幻版本|UE4能用吗|支持5.7吗|适配版本|引擎版本要求|兼容性|虚幻4|UE版本|最低版本|能用在5.2吗|适用版本|虚幻5.7|对应版本|版本對應|UE5几',
  },
  'FAQ#need-to-build-engine': {
    en: 'without c++|no coding|programming skills|do I have to compile|without compiling|blueprint only|artist without code|need visual studio|no programmer|can I use it without c++|without programming|no c++|precompiled engine|prebuilt engine|ready-made engine|binary engine|artist only|skip compiling|no ide|no visual studio|out of the box|ready to use|non-technical',
    'zh-Hans':
      '不会编程|不懂代码|不会写代码|必须编译吗|不编译能用吗|要不要自己编译|需要C++吗|纯蓝图项目|零代码|要装VS吗|不会C++|不用C++能用吗|没有编程基础|预编译引擎|现成的引擎|编译好的引擎|开箱即用|拿来就用|美术自己能用吗|跳过编译|免编译|不懂技术|不装VS|不用写代码',
  },
  'FAQ#why-not-a-content-plugin': {
    en: 'marketplace|fab|normal plugin|launcher engine|epic launcher version|stock engine|why a custom engine|modified engine|why change the engine|plugin only|regular plugin|asset store|without engine modification|marketplace plugin|fab plugin|marketplace version|launcher version|normal unreal|standard unreal|without a custom engine|only the plugin|without changing engine source|drop-in plugin|vanilla unreal|official engine|material only|post process toon|blueprint solution|engine-less version',
    'zh-Hans':
      '商城|虚幻商城|普通插件|启动器版引擎|为什么要改引擎|为什么改引擎|官方引擎能用吗|原版引擎|不改引擎|魔改引擎|为什么不做成插件|商城插件|商城版|商城插件版|启动器版能用吗|不用定制引擎|只装插件|不改引擎源码|免改引擎|纯材质方案|后处理卡通方案|不换引擎|即插即用|官方版能用吗|纯插件版|轻量方案',
  },
  'FAQ#repository-404': {
    en: "github 404|repo not found|page not found|cannot access repository|no access|invitation expired|link epic account|epic github account|github permission|access denied|private repo|no permission|can't clone|repo missing|epicgames organization|github invite|authentication failed",
    'zh-Hans':
      '仓库打不开|没有权限|访问不了仓库|邀请过期|邀请邮件|关联账号|绑定Epic账号|找不到仓库|GitHub打不开|链接失效|私有仓库|看不到仓库|克隆失败|没权限访问|加入组织|没收到邀请|账号没绑定|页面不存在',
  },
  'FAQ#disk-and-time': {
    en: 'hard drive|storage|how many gb|how big is the download|how long does compiling take|compile time|build time|ssd|free space|download size|system requirements|how much ram|memory|gigabytes|size on disk|build duration|hdd|laptop build|how big|installation size|wait time',
    'zh-Hans':
      '要多少硬盘|占多大空间|占用空间|多少G|编译要多久|编译时间|编译多长时间|下载多大|硬盘空间|内存要多大|电脑配置|配置要求|多大|机械硬盘|笔记本能编吗|要等多长|装完多大|固态|容量',
  },
  'FAQ#visual-studio-update': {
    en: 'compiler too new|msvc version|toolset 14.38|vs2022 update|unsupported compiler|visual studio error|c++ toolchain|vs version|vs 17.10|vs2026|cl.exe|msb3073|downgrade compiler|ide upgrade|vs broke build',
    'zh-Hans':
      '编译器版本不对|编译器太新|VS更新后编译失败|VS版本|工具集版本|MSVC版本|VS2022报错|升级VS后|VS升级|VS2026|降级编译器|MSB3073|升级后编不过|工具链不匹配|VS自动更新|编译器降级',
  },
  'FAQ#prebuilt-does-not-run': {
    en: 'precompiled build|binary build|modules missing or built with a different engine version|version mismatch|rebuild modules|blueprint broken|plugin will not load|prebuilt engine|wrong release|missing dll|dll not found|incompatible modules|could not be loaded|load failed|dll load error|failed to load module|build id mismatch|mixed releases',
    'zh-Hans':
      '预编译版|预编译引擎|版本不匹配|模块缺失|需要重新编译模块|蓝图打不开|插件加载失败|编译好的引擎|缺少DLL|找不到DLL|模块加载失败|加载不了|DLL加载失败|无法加载模块|版本混用|新旧混装|缺模块|插件报错',
  },
  'FAQ#next-engine-version': {
    en: 'release date|roadmap|when 5.7|future version|new unreal version|upcoming|update schedule|planned|eta|timeline|ue 5.8|future plans|next update|coming soon|still maintained|abandoned',
    'zh-Hans':
      '什么时候支持5.7|什么时候更新|路线图|更新计划|下个版本|新版本什么时候出|以后支持吗|开发计划|多久更新|更新频率|后续版本|何时适配|会更新吗|还在维护吗|断更|预计时间',
  },
  'FAQ#existing-project': {
    en: 'my current project|running project|old project|add to my game|revert|go back to the normal engine|return to the launcher engine|undo|roll back|uninstall|remove the plugin|downgrade|switch back|previous version|go back|return to stock engine|mid-production|half finished game|switch midway|legacy project|try on live project|change my mind|one-way|reversible',
    'zh-Hans':
      '现有工程|老项目|已经开发的项目|项目做到一半|退回原来的引擎|回退|换回官方引擎|卸载插件|卸载|降级|能撤销吗|中途接入|退回旧版|换回原版|还能退回去吗|半路接入|中途换引擎|不可逆|项目已经上线|能回头吗|中途切换|后悔了|迁回去',
  },
  'FAQ#platforms': {
    en: 'android|ios|iphone|switch|nintendo|ps5|playstation|xbox|console|steam deck|oculus|quest|apple|osx|macbook|web build|cross-platform|opengl|vulkan|directx 11|dx11|steamos|ubuntu|macos|webgl|crossplatform|tablet|pc only',
    'zh-Hans':
      '安卓|苹果|手机|手游|移动端|主机|switch能用吗|PS5|任天堂|苹果电脑|跨平台|掌机|头显|DX11|Linux系统|哪些平台|鸿蒙|平板|只支持PC吗|网页游戏|M1芯片|Steam平台|多平台|能上手机吗',
  },
  'FAQ#studio-engine': {
    en: 'in-house engine|own engine|merge source|engine fork|company engine|integrate into our branch|merge conflicts|own fork|custom branch|perforce engine|cherry-pick|backport|our engine build',
    'zh-Hans':
      '自研引擎|公司引擎|合并源码|自己改过的引擎|引擎分支|合并冲突|工作室引擎|移植到自己的引擎|私有引擎|内部引擎|引擎定制版|分支合并|公司分支|P4引擎|项目组引擎',
  },
  'FAQ#model-flat-white': {
    en: 'white model|all white|no texture|texture not showing|blank character|model has no color|untextured|missing textures|plain white after import|character is white|grey model|imported model is white|blank white|no colors|white mannequin|textures gone|overexposed import|plaster',
    'zh-Hans':
      '模型发白|角色全白|白模|没有贴图|贴图不显示|全是白色|贴图丢失|没有颜色|一片白|模型纯白|导入后没材质|导进来全白|全白|石膏|石膏像|变成白色|贴图没了|没颜色|没上色|纯白模型',
  },
  'FAQ#vroid-eyes-lashes': {
    en: 'eyelashes|black lashes|lash transparency|vrm eyes|eyebrows|brows|vroid studio|alpha of lashes|eyelashes are opaque|eyelash has black box|transparent lashes|vroid|vroid model|lash planes|black rectangle eyes|vroid export|lashes solid|brow transparency|vtuber model eyes|vroidhub',
    'zh-Hans':
      '睫毛发黑|睫毛透明|睫毛有黑边|睫毛不透明|睫毛黑块|眉毛|VRM眼睛|VRoid模型|VRoid角色眼睛|睫毛贴图|vroid|睫毛实心|睫毛变黑片|VTuber模型|睫毛有底色|睫毛贴片|まつげ|睫毛方块|VRM睫毛',
  },
  'FAQ#two-models-different-shade': {
    en: 'same model looks different|inconsistent shadow color between models|models do not match|different shading on two characters|inconsistent characters|tone mismatch between characters|match two models|different skin between characters|uneven look',
    'zh-Hans':
      '两个模型阴影不一样|同一来源颜色不同|模型之间阴影不一致|两个角色阴影颜色不同|角色之间不统一|肤色不统一|两人肤色不同|统一两个模型|模型间色差|效果不统一|同批模型',
  },
  'FAQ#two-blueprints-different-shade': {
    en: 'same character looks different|duplicate blueprint|brightness differs between blueprints|cloned actor darker|duplicated character|player and cutscene|bp variants|two actors mismatch|copy looks off',
    'zh-Hans':
      '两个蓝图不一样|同一个角色亮度不同|复制的蓝图颜色不同|过场和游戏里不一样|两个BP|复制角色变暗|剧情角色和玩家|副本颜色不同|换个蓝图变色',
  },
  'FAQ#metahuman': {
    en: 'digital human|realistic face|photorealistic character|scanned character|realistic model|realistic skin|high detail normals|photogrammetry|reallusion|real person|hyperrealistic|scan|cc5|human realistic model',
    'zh-Hans':
      '数字人|写实角色|写实人物|写实模型|真人角色|扫描角色|写实模型能用吗|超写实|真人扫描|高写实|拟真人|CC角色|MetaHuman能用吗|半写实|真人脸',
  },
  'FAQ#grooms': {
    en: 'groom hair|hair strands|xgen|alembic hair|strand-based hair|hair cards|fur|strand simulation|hair grooming|ornatrix|yeti|curves hair|beard|blender hair particles',
    'zh-Hans':
      '毛发系统|groom头发|XGen|毛发|毛发插件|发片|发丝系统|皮毛|曲线毛发|Ornatrix|粒子毛发|胡子|绒毛|发丝模拟|动物毛|XGen头发|发束曲线',
  },
  'FAQ#importer-crash-after-update': {
    en: 'missing materials after upgrade|vrm import crash|materials gone|import crashes|plugin twice|duplicate plugin|crash on import|lost materials|vrm4u crash|broken after upgrade|importer broken|plugin stopped working|textures vanished after update|assets gone',
    'zh-Hans':
      '升级后材质没了|更新后材质丢失|导入闪退|导入崩溃|材质消失|重复插件|更新后崩溃|VRM4U崩溃|导入器坏了|升级之后导不进来|更新后插件失效|更新完贴图没了|导入器报错|升级后导入失败',
  },
  'FAQ#vertex-colours-unpainted': {
    en: 'is vertex painting required|no vertex colors|vertex color needed|mesh without vertex colors|default vertex color|skip vertex painting|fill vertex colors|unpainted model|color attribute|skip painting|no vcol|optional vcol|blank vcol|vertex data missing',
    'zh-Hans':
      '不刷顶点色行吗|没有顶点色|必须刷顶点色吗|顶点色默认值|不画顶点色|顶点颜色要刷吗|填充顶点色|没刷过|不刷会怎样|顶点颜色必须吗|跳过刷色|没有顶点数据|頂點色|顶点色可选|刷色',
  },
  'FAQ#dirty-face-shadows': {
    en: 'dirty shadows|blotchy shadows|shadow artifacts|messy face shadow|broken shading on cheeks|black spots on face|jagged face shadow|ugly shadow|shadow acne|shadow noise on face|weird shadows|face shading glitch|dark patches|stripes on character|spots on skin|grimy face|face artifacts|patchy face|polygon shading|shading glitches|broken face shading',
    'zh-Hans':
      '脸上阴影很脏|脸部阴影脏|脸上有黑块|脸上黑斑|脸颊阴影破碎|阴影乱|阴影难看|阴影不干净|脸上三角面|脸花|阴影碎|阴影痤疮|阴影瑕疵|阴影有条纹|皮肤上有斑点|脸上斑点|脸脏|脸黑一块|脸部破面|脸部瑕疵|阴影锯齿状|脸上块状|阴影一块一块|脸上有痕迹',
  },
  'FAQ#only-remove-self-shadow': {
    en: 'disable self shadowing|turn off self shadow|no self shadows|shadow on itself|character casts shadow on itself|stop own shadow|receive shadows from others only|self shadowing off|self occlusion|body shadow off|receive only|ignore own shadow|セルフシャドウ|no self cast|exclude itself',
    'zh-Hans':
      '关闭自阴影|去掉自阴影|不要自投影|关掉自投影|自己投影到自己|取消自身阴影|只接受别人的影子|自阴影怎么关|自遮挡|不投自己|影子只要别人的|自投影关闭|屏蔽自影|セルフシャドウ|只留外部影子',
  },
  'FAQ#hair-shadow-on-face': {
    en: 'bangs shadow|fringe shadow|hair shadow|bang shadow on forehead|shadow of hair on face|forehead shadow|hair casting shadow|hair drop shadow|forelock|bang cast|eyebrow shade|anime hair shadow|前髪の影|screen space hair shadow',
    'zh-Hans':
      '刘海阴影|刘海投影|头发投影|额头阴影|头发影子|刘海影子|前发阴影|头发在脸上的影子|发影|前髪の影|刘海阴影怎么做|屏幕空间刘海|發影|刘海的阴影|头发落影|额头影子',
  },
  'FAQ#sdf-face-shadow': {
    en: 'sdf shadow|face sdf|face lightmap|threshold map|genshin face shadow|face shadow texture|sdf map|shadow threshold texture|signed distance|sdf shading|hoyoverse face|star rail face|liltoon sdf|poiyomi sdf|face ilm|distance field face',
    'zh-Hans':
      'SDF脸影|SDF面部阴影|脸部SDF|原神脸部阴影|脸影图|阈值图|面部光照图|sdf贴图|面部SDF|原神脸|星铁脸|米哈游脸|崩铁脸部|距离场脸|鸣潮脸影|SDF图|卡通脸影',
  },
  'FAQ#face-shadow-wrong-side': {
    en: 'face shadow flipped|inverted face shadow|mirrored face shadow|shadow reversed|light from left shadow on left|shadow does not follow head|face shadow opposite|head bone axis|mirrored shade|swapped sides|shading left right|inverted light|light direction wrong|opposite cheek|shade on lit cheek',
    'zh-Hans':
      '脸部阴影反了|阴影方向反|脸影左右反|阴影左右颠倒|阴影不跟头转|脸影方向错|面部阴影反向|阴影镜像|脸影翻转|亮暗颠倒|光照反向|影子反了|左脸右脸|受光面是黑的|明暗左右调换|朝灯那边黑',
  },
  'FAQ#soft-cast-shadow': {
    en: 'hard edge shadow|sharp shadow|shadow edge blurry|crisp shadow|blurry shadow|sharpen shadow|penumbra|hard shadows|shadow too soft|fuzzy shadow|feathered shadow|smudgy edge|crisper|razor edge|solid shadow edge',
    'zh-Hans':
      '投影边缘太软|影子模糊|投影变硬|硬边阴影|阴影边缘模糊|影子太虚|投影清晰|锐利的影子|阴影发虚|硬阴影|虚边|投影糊|影子不利落|影子边缘虚化|投影太柔|要硬投影|清楚的影子',
  },
  'FAQ#no-ray-tracing-gpu': {
    en: 'without raytracing|rtx required|need rtx|gtx card|no rtx|graphics card without ray tracing|gtx 1060|older graphics card|amd card|ray tracing necessary|integrated graphics|intel arc|rx 580|gtx 1660|laptop gpu|low end pc|iris xe|budget gpu',
    'zh-Hans':
      '没有光追|不支持光追|必须开光追吗|要RTX显卡吗|GTX显卡|老显卡|没有RTX|不用光追|显卡不支持|光追必须吗|N卡|A卡|核显|集显|1060|1660|笔记本显卡|RX580|老电脑',
  },
  'FAQ#white-speckles': {
    en: 'noise in shadow|white dots|fireflies|shadow noise|grainy shadow|noisy shadows|sparkles|flickering dots|white pixels|salt noise|specks|bright pixels|pinholes|denoise artifacts',
    'zh-Hans':
      '白点|噪点|阴影噪点|白色斑点|阴影颗粒|影子里有白点|闪烁的白点|亮点|阴影交叉处|雪花点|光追噪点|降噪残留|白色颗粒|白斑|小白点|ノイズ',
  },
  'FAQ#outline-distance': {
    en: 'line vanishes far away|outline disappears at distance|line gets fat when camera moves away|outline gets thicker zooming out|thick outlines close up|constant outline width|distant outline|outline lod|lines too fat|outline far|outline scales with distance|black blob at distance|far lines|wide shot lines|zoom lines|lines merge|blobs|thickness varies|outline far away|overlapping lines distance',
    'zh-Hans':
      '远处描边消失|描边远处变粗|远处没有描边|近处描边太粗|拉远描边|描边随距离变化|远看描边糊成一团|镜头拉远|描边太粗|描边太细|描边恒定宽度|远景描边|特写描边|远了看不见线|远处一坨黑|近粗远细|镜头近了线粗|线随远近变|远处线糊|远距离线',
  },
  'FAQ#outline-hard-edges': {
    en: 'broken outline|outline disconnected|split outline|outline cracks|outline gap at corners|outline not continuous|open outline|holes in outline|outline torn|discontinuous lines|line breaks at hard edge|box outline|cube outline|mechanical parts|armor outline|hard surface|disjointed|low poly box',
    'zh-Hans':
      '描边断开|描边断裂|描边不连续|描边裂开|描边断线|转角断开|硬边描边|描边有缝|描边缺口|描边开裂|拐角处断线|描边破了|立方体描边|机械描边|硬表面|盒子描边|盔甲描边|边角开口|线开裂|方块描边',
  },
  'FAQ#outline-fills-holes': {
    en: 'lace|cutout cloth|alpha clipped outline|masked material outline|outline ignores alpha|outline covers transparent part|net stockings|filled lace|alpha test outline|hair cards outline|fishnet|mesh fabric|transparent cutout|eyelash outline|solid lace|perforated|filled in',
    'zh-Hans':
      '蕾丝|镂空|镂空布料|透明贴图描边|描边填满|网袜|丝袜|描边盖住镂空|Alpha裁剪描边|花边|遮罩材质描边|纱|渔网袜|网眼|薄纱|羽毛|空洞被填|透空|透贴描边|蕾丝变黑',
  },
  'FAQ#outline-glows': {
    en: 'glowing lines|bright outline at night|outline emits light|outline visible in dark|outline too bright|unlit outline|outline not affected by light|self-illuminated line|neon lines|shining edges|lines lit up|bright edges dark scene|unlit line|luminous|dark room lines',
    'zh-Hans':
      '描边发光|描边太亮|夜里描边发亮|黑暗中描边|描边不受光照|暗处描边发亮|描边自发光|描边夜里太亮|线在发光|荧光线|线太亮|暗场描边|描边像霓虹|黑屋里线|自发光描边|夜间线条',
  },
  'FAQ#outline-lags-or-differs': {
    en: 'ghosting lines|outline delay|outline out of sync|line trails|outline behind animation|outline smear|outline one frame late|line jitter|double line in motion|outline drags|render has no outline|outline missing in render|trailing lines|desync|stutter line|lines slip|offset outline|sequencer lines|mrq outline|line sliding off',
    'zh-Hans':
      '描边延迟|描边拖影|描边跟不上动画|描边滞后|描边残影|描边不同步|描边慢一帧|描边拖尾|描边飘|描边错位|渲染出来没有描边|成片没有描边|线跟不上|线错开|MRQ描边|输出视频描边|线条不跟手|描边脱离|导出成片线不同',
  },
  'FAQ#outline-missing-in-package': {
    en: 'no outline in build|outline missing in shipping|outline gone after packaging|outline in editor but not in game|outline not in packaged build|standalone outline|outline lost in build|low quality outline|release build lines|exported game no lines|lines lost exe|editor only|build has no outline',
    'zh-Hans':
      '打包后描边没了|打包没有描边|编辑器有描边游戏没有|发布版描边消失|打包描边不显示|出包描边丢失|打包后没描边|低画质没描边|导出后没线|exe里没描边|成品没线|只有编辑器有|发布后线没了|打出来没线|游戏包里没线|出包没线',
  },
  'FAQ#outline-transparent': {
    en: 'outline on glass|translucent outline|outline of semi-transparent material|outline on transparent material|glasses outline|veil outline|alpha blend outline|see-through|lens outline|ghost outline|water outline|hologram|sheer fabric|glass line',
    'zh-Hans':
      '半透明描边|透明材质描边|玻璃描边|眼镜描边|薄纱描边|透明物体描边|半透明物体没有描边|镜片描边|水晶描边|透明裙|描边透|透明件没线|面纱|纱裙描边',
  },
  'FAQ#rim-inside-face': {
    en: 'bright line on nose|white line on face|rim on nose|rim light on lips|light lines in face|rim artifacts on face|unwanted rim|glowing nose|bright nose line|edge light on lips|face lit lines|unwanted highlights face|eyelid line|inner rim',
    'zh-Hans':
      '脸上有亮边|鼻子上的亮线|脸上有白线|鼻子边缘光|嘴唇亮边|脸里面有边缘光|五官亮线|鼻子发亮|鼻梁亮边|鼻子白边|嘴巴白边|五官发光|内部亮线|边光跑到脸上|眼皮亮边|脸内白线',
  },
  'FAQ#rim-on-overlaps': {
    en: 'no rim on arm|rim missing where arm crosses body|rim on fingers|rim light not on overlapping parts|limbs in front of body|no rim between limbs|hand edge|crossed arms|leg overlap|finger edge light|no separation|rim between legs|hand in front',
    'zh-Hans':
      '手臂没有边缘光|手指没有边缘光|重叠处没有边缘光|手臂挡在身体前|手没有轮廓光|交叠处没有亮边|胳膊没有边缘光|手和身体分不开|腿之间没亮边|手在身前|肢体分离|手没有亮边|交叉处没光',
  },
  'FAQ#hair-ring-or-strand': {
    en: 'halo or anisotropic|which hair highlight|kajiya-kay or ring|hair highlight type|compare hair highlights|angel ring or anisotropy|pick hair shine|which halo|hair spec choice|aniso or halo|long hair highlight|bob hair highlight',
    'zh-Hans':
      '天使环还是各向异性|选哪种头发高光|两种头发高光|头发高光区别|环状还是发丝|用哪个高光|长发用什么|短发用什么|高光类型|高光选择|哪个适合|发型高光',
  },
  'FAQ#character-does-not-match-set': {
    en: 'character looks pasted on|character stands out from background|brightness mismatch|blend character into scene|character too bright for scene|character and background|integrate character|looks cut out|does not fit the scene|compositing|sticker look|disconnected|out of place|mismatch scene|environment match|pops out',
    'zh-Hans':
      '角色和背景不融合|角色像贴上去的|人物亮度和场景不一致|角色与场景不协调|角色突兀|角色和环境不搭|人景分离|角色太亮|融入场景|像贴纸|违和|脱离场景|抠像感|不接地气|出戏|角色浮在背景上|场景匹配',
  },
  'FAQ#character-glows': {
    en: 'bright at night|glowing character|character too bright in dark|shines in the dark|night scene too bright|self-lit character|character emits light|dark cave character|lightbulb|radioactive|neon character|night mode|lit in shadow|bright in cave|shiny in dark',
    'zh-Hans':
      '晚上角色太亮|角色发光|夜里发亮|黑暗里角色发亮|夜景人物发光|暗处太亮|角色自发光|山洞里角色|夜晚场景|夜光|像灯泡|荧光人|黑里发光|关灯还亮|自己会亮|暗处还亮',
  },
  'FAQ#colours-differ-from-texture': {
    en: 'desaturated|washed out|colors look grey|dull colors|tonemapper changes colors|disable tonemapping|wrong colors|color shift|less saturated|original texture color|tone mapper off|pale colors|colors not matching|darker than in photoshop|different from photoshop|texture looks darker|muted|greyish|not vivid|color match|faded|albedo mismatch|srgb wrong',
    'zh-Hans':
      '颜色发灰|颜色和贴图不一致|饱和度变低|颜色不对|画面发灰|关闭色调映射|颜色变淡|偏色|还原贴图颜色|颜色失真|色差|褪色|灰蒙蒙|颜色不鲜艳|比PS里暗|和PS里颜色不一样|贴图变暗|泛白|不通透|不像原图|色偏|跟原画不一样|固有色不准|顏色',
  },
  'FAQ#ambient-not-toon': {
    en: 'flatten ambient|ambient gradient|gi gradient|bounce light gradient|skylight shading|ambient looks realistic|lumen on character|indirect light too realistic|dirty ambient|skylight makes the face look 3d|ambient gradient on face|realistic ambient|lumen on face|face turns blue|blue tint from sky|gi flatten|sky gradient|soft gradient face|3d feel|volume on face|indirect gradient|gi equalization',
    'zh-Hans':
      '天光不够卡通|反弹光太脏|环境光不够卡通|环境光有渐变|GI太写实|压平环境光|全局光照太真实|Lumen让角色变脏|环境光太立体|脸太立体|环境光让脸显得立体|天光有渐变|脸上有渐变|不够二维|脸发蓝|天光发蓝|天空染色|平面感|太3D|GI均化|环境光太软|间接光脏|天空光渐变',
  },
  'FAQ#anime-metal': {
    en: 'metallic|metal shader|metal look|armor|stylized metal|toon metal|gold|steel|sword|chrome|shiny armor|mecha|blade|jewelry|brass',
    'zh-Hans':
      '金属感|金属质感|二次元金属|卡通金属|盔甲|黄金|武器金属|金属怎么做|金属材质|铠甲|机甲|机器人|刀剑|首饰|铁甲|金屬|メタル',
  },
  'FAQ#engine-features': {
    en: 'nanite support|lumen support|megalights|substrate support|path tracing|path tracer|hardware ray tracing|virtual shadow maps|does nanite work|feature compatibility|ue5 features|lumen ok|niagara|world partition|chaos|raytracing gi|geometry virtualized|supported tech',
    'zh-Hans':
      '支持Nanite吗|支持Lumen吗|支持Substrate吗|路径追踪|MegaLights|虚拟几何体|硬件光追|支持哪些功能|引擎特性|能开Lumen吗|UE5新功能|能用哪些功能|光追GI|Niagara|引擎新特性|兼容哪些特性|Nanite能用吗',
  },
  'FAQ#upscalers': {
    en: 'nvidia dlss|frame generation|amd fsr|intel xess|super resolution|upscaling|dlaa|tsr|dlss 4|fsr 4|streamline|frame gen|upscaler plugin|antialiasing plugin|resolution scaling',
    'zh-Hans':
      'DLSS|帧生成|插帧|超分|FSR|XeSS|英伟达|抗锯齿插件|TSR|超采样|DLSS4|FSR4|帧生成插件|多帧生成|分辨率缩放|英特尔XeSS|DLSS能用吗',
  },
  'FAQ#demo-differs-from-ue': {
    en: 'website looks different|demo in browser|web preview|online demo|not like the website|result differs from demo|hex color|same values different look|web demo|browser demo|demo does not match|looks different in unreal|doesnt match ue|preview differs|web and ue different|in-browser|three.js|preview mismatch|online viewer|web preview off|reproduce demo|replicate look|wrong in ue',
    'zh-Hans':
      '网页效果不一样|和网站不一样|和网页演示不同|在线演示|浏览器里的效果|颜色和网页不同|演示和实际不同|网页demo|网页和UE不一样|演示和引擎不一样|效果对不上|网页效果|还原不了|和官网不同|网页好看引擎难看|复刻网页|预览不准|UE里不像|效果有出入',
  },
  'FAQ#fake-perspective': {
    en: 'foreshortening|perspective removal|wide angle distortion|lens distortion of face|flatten perspective|orthographic character|fov distortion|perspective correction|face distortion|face squash|cheat perspective|billboard face|telephoto|anime camera|orthographic projection|head flatten|dolly zoom',
    'zh-Hans':
      '广角夸张|透视变形|假透视|去透视|压平透视|脸部透视|广角变形|正交|透视校正|夸张透视|镜头畸变|反透视|伪透视|压脸|长焦|二维透视|透视矫正|近大远小',
  },
  'FAQ#cost-per-frame': {
    en: 'performance|low fps|frame rate|gpu cost|slow|overhead|optimize|lag|frame drop|gpu time|heavy|benchmark|how expensive|stutter|frame drops|many characters on screen|twenty characters|fps|millisecond|60fps|draw calls|framerate|gpu load|drawcall',
    'zh-Hans':
      '性能|掉帧|帧率低|卡顿|开销|优化|性能消耗|很卡|GPU开销|费性能吗|帧数|性能影响|太卡|低配|很多角色同屏|十几个角色|同屏人数|毫秒|60帧|掉到30帧|吃显卡|跑得动吗|渲染开销|DrawCall|效能',
  },
  'FAQ#package-fails': {
    en: 'packaging error|cook fails|build failed|cannot package|exe crashes|game crashes on start|shipping build crash|startup crash|packaged game crash|cooking error|export game|fatal error|build server|jenkins|ci|build machine|packaging on build server|uat|automationtool|unknown cook failure|export exe|ship build|crash in build|unhandled exception|exitcode 25',
    'zh-Hans':
      '打包失败|打包报错|打不了包|打包闪退|启动就闪退|打包崩溃|游戏闪退|出包失败|打开就崩|cook失败|打包出错|运行崩溃|导出游戏|打包机|构建服务器|CI打包|导不出来|出不了包|打出来闪退|ExitCode|UAT报错|未知Cook|发布失败|导出EXE',
  },
  'FAQ#random-editor-crashes': {
    en: 'editor keeps crashing|unreal crashes|crash all the time|gpu crashed|d3d device lost|device removed|random crash|ue5 crash|unstable editor|crash on startup|editor crashes on launch|editor will not start|crashes when opening|blue screen|tdr|dxgi error|out of video memory|gpu hang|crash reporter|ue keeps closing',
    'zh-Hans':
      '编辑器崩溃|莫名其妙崩|老是崩|经常闪退|编辑器闪退|随机崩溃|GPU崩溃|显卡崩溃|D3D设备丢失|总是崩|启动崩溃|编辑器启动不了|打开编辑器就崩|打不开编辑器|蓝屏死机|显存不足|驱动崩|老闪退|崩溃报告|黑屏退出|突然退出',
  },
  'FAQ#commercial-use': {
    en: 'sell my game|business use|paid or free|how much does it cost|price|pricing|cost of the plugin|is it free|commercial license|make money|indie game|buy|purchase|payment|monetize|royalty|sell|revenue|for profit|gumroad|patreon|freeware|license cost|subscription|legal to sell|monetise',
    'zh-Hans':
      '商用|商业授权|收费吗|免费吗|要钱吗|多少钱|价格|付费|能商用吗|卖游戏|盈利|独立游戏|购买|授权费|能赚钱吗|版税|收入分成|能卖吗|赚钱|商业用途|Steam卖|变现|商業|免費|订阅|买断|授权多少钱',
  },
  'FAQ#pass-on-engine-build': {
    en: 'share with colleagues|send to contractor|give it to a coworker|distribute to team|upload the engine|redistribute|share with a friend|copy for teammates|copy engine to another computer|move engine to other pc|google drive|baidu|torrent|send engine|mirror download|hand over|classmate|resell engine',
    'zh-Hans':
      '分享给同事|发给外包|传给别人|发给朋友|能分享吗|转发引擎|上传网盘|给团队成员|拷贝给同事|二次分发|共享引擎|拷贝引擎|引擎复制到另一台电脑|换电脑|网盘|给同学|拷给朋友|U盘|传引擎|给队友|倒卖',
  },
  'FAQ#film-and-video': {
    en: 'animation film|movie|anime series|short film|advertising|tv show|youtube video|music video|non-game use|cutscene film|seat fee|linear content|make a film|film|video|cinema|commercial ad|broadcast|animated show|netflix|trailer|render farm|vtuber video',
    'zh-Hans':
      '做动画片|做短片|拍视频|动画片要付费吗|影视|广告|番剧|短视频|MV|B站视频|影片授权|非游戏用途|按席位收费|拍电影|电影|视频|宣传片|院线|广告片|自媒体|视频变现|动画公司|アニメ制作',
  },
  'FAQ#report-a-bug': {
    en: 'bug report|give feedback|issue tracker|contact support|help|ask a question|submit a bug|found a bug|community|discord|suggestion|crash log|contact dev|ticket|github issue|support email|complaint|send log|forum',
    'zh-Hans':
      '反馈|提交bug|报告问题|反馈问题|联系作者|提问|求助|提建议|交流群|QQ群|报bug|在哪反馈|客服|提issue|工单|反映问题|客服在哪|提交日志|论坛',
  },

  'GettingStarted/BuildEnginefromSourceCode': {
    en: 'compile unreal|build from github|compile the engine|source build|generate project files|build ue5|engine source code|self-build|compile myself|build unreal|make engine|source version|build guide|ue source|engine compile',
    'zh-Hans':
      '自己编译引擎|源码编译|编译UE5|源代码编译引擎|从GitHub编译|编译虚幻引擎|引擎源码|怎么编译|自编译|编引擎|源码引擎|编译教程|ビルド|構建',
  },
  'GettingStarted/BuildEnginefromSourceCode#visual-studio-and-toolset': {
    en: 'compiler version|vs2022|workloads|windows sdk|.net sdk|msvc|which visual studio|components to install|vs 2019|rider|clang|vs code|vs community|compiler choice|install vs|vs workloads',
    'zh-Hans':
      'VS2022|编译器|装哪个VS|VS组件|工作负荷|Windows SDK|VS版本|需要安装哪些组件|编译环境|Rider|VS社区版|装VS|VSCode|编译器选哪个|开发环境|C++环境',
  },
  'GettingStarted/BuildEnginefromSourceCode#slow-networks': {
    en: 'clone is slow|clone breaks off|download behind a proxy|setup.bat interrupted|resume setup.bat|ue-gitdeps|share the dependencies|china',
    'zh-Hans':
      '国内|国内网络|加速|克隆慢|克隆中断|GitHub慢|GitHub打不开|代理|断点续传|Setup中断|下载依赖慢|ue-gitdeps|局域网|网盘|镜像',
  },
  'GettingStarted/BuildEnginefromSourceCode#installed-build': {
    en: 'distribute engine to team|share engine with artists|binary engine|make installed build|engine for colleagues|package the engine|rocket build|team without compiling|buildgraph|redistributable engine|zip for artists|deploy engine|engine package|shared engine|team engine|launcher-like build|ugs',
    'zh-Hans':
      '给美术打包引擎|团队分发引擎|打包引擎|二进制引擎|美术不编译|安装版|发给美术|分发给团队|BuildGraph|发引擎|发布引擎|引擎安装包|全组用|美术用引擎|打成压缩包|UGS',
  },
  'GettingStarted/BuildEnginefromSourceCode#build-configuration': {
    en: 'out of memory compiling|out of heap space|buildconfiguration.xml|parallel jobs|limit cores|compile uses too much ram|pc freezes while building|ram usage|cpu 100%|use fewer cores|throttle|swap|thread count|xml config|machine freezes',
    'zh-Hans':
      '编译内存不足|编译卡死|并行数|编译占满内存|限制核心|BuildConfiguration|编译时死机|堆空间不足|内存爆|CPU占满|线程数|少用几个核|编译电脑卡|降并发|虚拟内存|机器卡死',
  },
  'GettingStarted/BuildEnginefromSourceCode#what-goes-wrong': {
    en: 'build error|compile error|c1060|c3859|linker error|fatal error|compiling fails|out of memory|pc freezes|shader compiling takes hours|takes forever|not enough memory while compiling|compiler out of heap space|403|missing .net|download fails|setup fails|gitdependencies|lnk1181|lnk2019|msb3073|setup.bat error|heap exhausted|ubt error|stuck compiling',
    'zh-Hans':
      '编译报错|编译失败|编译出错|链接错误|内存不足|编译卡死|C1060|C3859|LNK|编译中断|编译shader几小时|编译时内存不足|堆空间不足|403|缺少.NET|下载失败|Setup失败|GitDependencies|MSB3073|编不过|下不下来|依赖下载|LNK2019|UBT报错|网络超时',
  },
  'GettingStarted/BuildEnginefromSourceCode#update': {
    en: 'pull latest|git pull|update the source|sync|newer commit|rebuild after update|rebase|latest source|upstream|get the newest|resync|incremental build',
    'zh-Hans':
      '拉取更新|更新源码|git pull|同步最新|重新编译|更新引擎源码|更新代码|拉新代码|增量编译|同步源码|拉最新|更新分支|升级源码|新提交',
  },
  'GettingStarted/BuildEnginefromSourceCode#build-steps': {
    en: 'compile engine|setup.bat|generateprojectfiles|git clone|build the source|compile unreal from source|visual studio solution|make|compile steps|msbuild|checkout|clone repo|build commands|first compile',
    'zh-Hans':
      '编译引擎|Setup.bat|GenerateProjectFiles|怎么编译|源码编译|编译步骤|编译流程|编译命令|sln文件|怎么编|生成工程|双击Setup|第一次编译',
  },
  'GettingStarted/UseWithExistingProjects': {
    en: 'my current project|convert project|switch engine|change engine version|associate project|running production|migrate my game|add to existing game|.uproject|engine association|mid-production|adopt|integrate|transition|ongoing game|live project|porting|bring old game',
    'zh-Hans':
      '现有工程|老项目接入|转换项目|切换引擎|换引擎|项目接入|已有工程怎么用|正在开发的项目|切换引擎版本|uproject|中途接入|接到项目里|线上项目|项目改造|工程迁移|旧工程|在研项目|專案',
  },
  'GettingStarted/UseWithExistingProjects#own-engine-changes': {
    en: 'merge into own engine|in-house engine|engine modifications|merge conflict|custom engine branch|cherry-pick|source patch|engine diff|fork merge|rebase|perforce stream|shader conflicts',
    'zh-Hans':
      '合并到自研引擎|自研引擎|引擎改动合并|自己的引擎修改|合并冲突|引擎二次开发|合代码|代码冲突|shader冲突|引擎魔改合并|P4合并|合分支|定制改动',
  },
  'GettingStarted/UseWithExistingProjects#mixed-teams': {
    en: 'some people use the launcher engine|opened in the stock engine|material reset by launcher engine|colleagues without the engine|half of the team|team members on the launcher version|colleagues without the custom engine|part of the team|two engines|launcher users|designers on vanilla|dual engine|engine mismatch team|accidental save|someone overwrote',
    'zh-Hans':
      '有人用官方引擎|部分人用原版引擎|同事没装定制引擎|用原版引擎打开|混用引擎|一部分人用启动器版|部分成员用官方引擎|两套引擎|策划用官方|误保存|没换引擎的人|团队不统一|引擎不一致|被别人存坏',
  },
  'GettingStarted/UseWithExistingProjects#what-goes-wrong': {
    en: "looks realistic|lost toon shading|became default lit|material reverts|character turned realistic|missing plugin content|character looks realistic|looks like default lit|looks realistic not anime|ramps overwritten by the update|lost my ramps|saved with a newer engine version|asset has been saved with a newer version|loglinker warning|converted back|toon gone|shading lost|grey after save|missing class|newer assets|can't open project|pbr again",
    'zh-Hans':
      '角色变写实|卡通效果没了|材质变回默认|变成普通材质|突然变写实|材质丢失|打包失败|不卡通了|像写实不像动漫|变成写实|更新覆盖了Ramp|用更新的引擎版本保存|LogLinker|资产版本太新|newer engine version|卡渲没了|不是卡通了|效果丢失|材质坏了|打不开工程|变PBR|资产太新|项目打不开',
  },
  'GettingStarted/UseWithExistingProjects#move-the-project': {
    en: 'convert project|switch engine version|change engine association|right-click uproject|migrate project|open project with another engine|port|step by step migration|swap engine|convert one character|retarget project|first move|upgrade project',
    'zh-Hans':
      '转换工程|切换引擎版本|切换引擎|uproject右键|迁移工程|用别的引擎打开|换引擎|换引擎步骤|搬项目|移过去|换到定制引擎|搬工程|项目搬家|移植项目|转过去',
  },
  'GettingStarted/UseWithExistingProjects#what-changes': {
    en: 'will it break my project|does it change my assets|what is affected|side effects|will my environment change|realistic scene with toon character|scene materials affected|does it change my other materials|impact|affect levels|existing assets safe|baked lightmaps|lightmass|regressions|break blueprints',
    'zh-Hans':
      '会不会影响项目|会不会弄坏项目|影响哪些东西|会改动资产吗|场景材质会变吗|写实场景配卡通角色|场景会受影响吗|只换角色|其他材质受影响吗|影响范围|烘焙灯光|动画受影响吗|关卡会坏吗|评估风险|背景材质',
  },
  'GettingStarted/UseWithExistingProjects#match-blueprints': {
    en: 'same character brighter in another blueprint|match brightness|two variants look unlike|unify characters|cutscene version darker|same shadow both|consistent look',
    'zh-Hans': '蓝图亮度不一致|统一蓝图效果|两版角色|统一阴影|版本亮度对齐|过场版偏暗|统一效果|两份蓝图不一致|角色版本',
  },
  'GettingStarted/UseWithOtherPlugins': {
    en: 'third party plugins|incompatible plugin|plugin conflict|other plugins|plugin compatibility|combine plugins|addons|does it work with|marketplace plugins|addon|marketplace asset|fab plugins|combine with|other tools|alongside',
    'zh-Hans':
      '第三方插件|插件冲突|插件不兼容|其他插件|插件兼容性|和别的插件一起用|插件共存|商城插件兼容|配套插件|插件搭配|兼容哪些|一起装|外掛|FAB插件',
  },
  'GettingStarted/UseWithOtherPlugins#why-rebuild': {
    en: 'built with a different engine version|version mismatch|build id|recompile plugin|rebuild plugin|plugin cannot be loaded|incompatible binary|dll mismatch|binary incompatible|prebuilt plugin|modules out of date|need source|precompiled plugin|plugin refuses',
    'zh-Hans':
      '插件版本不匹配|重新编译插件|插件版本不对|构建ID|插件不能加载|插件要重编|不同引擎版本编译|DLL不匹配|二进制不兼容|预编译插件|要源码|插件不认|为什么要重编|编译好的插件不能用|插件过期',
  },
  'GettingStarted/UseWithOtherPlugins#movie-render-queue': {
    en: 'render a video|export video|cinematic rendering|4k sequence|image sequence|final render looks different|sequencer render|mrq settings|high quality render|offline render|warm up frames|render animation|flicker in the render|render flickers|output differs from viewport|mp4|exr|png sequence|movie pipeline|4k export|levelsequence|batch render',
    'zh-Hans':
      '渲染视频|输出序列|输出4K|出片|渲染动画|离线渲染|成片和编辑器不一样|导出视频|Sequencer渲染|序列帧|渲染输出|高清渲染|MRQ设置|预热帧|渲染出来闪烁|渲染闪|出图闪烁|成片闪|出视频|EXR|PNG序列|MP4|影片输出|定序器输出|镜头渲染|影片匯出',
  },
  'GettingStarted/UseWithOtherPlugins#by-family': {
    en: 'works with vrm|spring bones|kawaii physics|magica cloth|control rig|sharpening|facial capture|live link|cloth physics|vrm4u|water plugin|mocap plugin|motion capture|vtuber|arkit|physics plugin|dlss plugin|vmc|iphone face|metahuman animator|dynamic bones|physbones|chaos cloth|ultra dynamic sky|mediapipe',
    'zh-Hans':
      'VRM4U|弹簧骨骼|布料|面捕|动捕|物理摆动|控制绑定|水体插件|锐化|KawaiiPhysics|Live Link|哪些插件能用|动捕插件|虚拟主播|物理插件|布料插件|直播|VMC|头发物理|裙子物理|表情捕捉|VUP|直播皮套|天空插件|Chaos布料',
  },
  'GettingStarted/UseWithOtherPlugins#add-a-plugin': {
    en: 'install another plugin|copy plugin into plugins folder|rebuild plugin|compile third party plugin|plugin from github|vendor source|install vrm4u|manual install|drop folder|recompile',
    'zh-Hans':
      '安装其他插件|插件放哪|重新编译插件|编译第三方插件|GitHub插件|装别的插件|插件放到哪里|手动安装|装VRM4U|插件源码|自己编插件|装第三方',
  },
  'GettingStarted/UseWithOtherPlugins#what-goes-wrong': {
    en: 'plugin built with a different engine version|plugin classes missing|marketplace plugin does not load|import plugin crash|streaks|double lines after import|plugin dead|halo lines|plugin error startup|vrm no textures',
    'zh-Hans':
      '插件版本不匹配|插件加载不了|商城插件用不了|插件报错|插件失效|VRM没贴图|重影线|导入VRM崩溃|启动弹窗插件|插件打不开|亮度一帧一帧变',
  },
  'GettingStarted/index': {
    en: 'setup|beginner guide|installation steps|how to start|first steps|where to begin|newbie|onboarding|walkthrough|first time|install guide|basic usage|download|installation|quickstart guide|hello world|first toon character|new to unreal|complete beginner|where do i start|onboard|quick install|get going|ue beginner|jump in',
    'zh-Hans':
      '新手入门|怎么开始|第一次使用|安装步骤|入门教程|怎么用|零基础|初学者|从哪里开始|新手指南|小白|使用方法|安装教程|下载|安装|第一次用|新手教程|从零开始|跑起来|完全新手|没用过虚幻|小白入门|上手|第一步|快速安装|入门指南|初学|入門|はじめに|手把手',
  },
  'GettingStarted/index#prerequisites': {
    en: 'system requirements|graphics card needed|how much ram|minimum specs|hardware|pc specs|gpu requirement|windows version|cpu|vram|recommended computer|rtx needed|will it run on my laptop|rtx 3060|16gb|win10|mac possible|amd gpu|pc requirements',
    'zh-Hans':
      '电脑配置|配置要求|内存要多大|显卡要求|系统要求|最低配置|推荐配置|硬件要求|需要什么显卡|显存|什么电脑|操作系统|笔记本能跑吗|3060|16G内存|Win7|电脑带得动吗|我的电脑能用吗|電腦配備|A卡行吗',
  },
  'GettingStarted/index#choose-a-route': {
    en: 'prebuilt or source|which download|which version to take|options to install|precompiled engine|which version should i download|artist or programmer|binary or source|easiest way|which install|beginner option|pick path|fastest install|evaluator',
    'zh-Hans':
      '选哪种安装方式|预编译还是源码|三种路线|选哪个下载|选哪个版本下载|美术用哪个|最简单的装法|选A还是B|哪种适合我|走哪条路|最快的方法|推荐装法|评估用哪个|怎么选',
  },
  'GettingStarted/index#what-goes-wrong': {
    en: "pitch black character|black character|sm6 error|shader model 6|c drive full|editor does not start|rebuild modules message|missing modules|system drive full|path too long|cannot open project|brightness drifts|everything black|black after setting exposure to manual|character is grey|grey character|character looks grey and realistic|default lit look|dark model|no toon|unpack error|won't open|too bright scene|directx error|disk full|exe does nothing",
    'zh-Hans':
      '角色漆黑|角色一片黑|角色是黑的|SM6报错|C盘满了|编辑器打不开|启动不了|提示重新编译模块|打不开项目|路径太长|系统盘爆满|角色变黑|亮度忽明忽暗|改手动曝光后全黑|角色是灰的|角色发灰|变成写实材质|打不开引擎|双击没反应|黑乎乎|没有卡通效果|磁盘满|画面太亮|解压出错',
  },
  'GettingStarted/index#what-the-sliders-do': {
    en: 'half lambert|n dot l|toon formula|threshold and softness|how toon shading works|basic cel shading|step function|smoothstep|dot product|posterize|cel shading formula|step light|ndotl|lambert wrap|principle',
    'zh-Hans':
      '半兰伯特|卡通渲染原理|二分法|阈值和柔和度|卡通着色公式|基本原理|NdotL|色阶化|点乘|光照模型|卡渲公式|明暗算法|step函数|NdotL原理',
  },
  'GettingStarted/TryItOnYourCharacter': {
    en: 'check my model|test my model online|upload model|upload vrm|glb viewer|vrm viewer|vrm preview|preview my character|try without installing|online preview|try in browser|model checker|use my own model in the demo|web viewer|try it in the browser|drag my own model|upload my model|preview my character online|drag and drop|test without unreal|no install|preview avatar|trial|own avatar|web tool',
    'zh-Hans':
      '上传模型|在线预览|在线试用|不安装试用|检查模型|模型检测|网页预览|预览自己的模型|VRM预览|GLB预览|VRM查看器|在浏览器里看|用自己的模型试|拖到浏览器|把自己的模型拖进来|网页里试自己的模型|不装引擎试试|评估阶段试用|试用|不下载先看|拖进去|我的模型能用吗|免安装|测试模型|模型查看器',
  },
  'GettingStarted/TryItOnYourCharacter#files': {
    en: 'supported formats|file formats|which file types|open fbx|open pmx|file rejected|file cannot be read|draco|gltf|glb|vrm 1.0|pmx|mmd model|mmd model pmx|which file formats|fbx file|obj file|can i open a pmx|blend file|unitypackage|pmx import|dae|stl|usd|c4d file|gltf separate|7z|vrchat avatar|convert fbx to glb',
    'zh-Hans':
      '支持的格式|文件格式|什么格式|打不开模型|FBX打不开|读不了文件|GLB|VRM格式|PMX打不开|pmx能直接用吗|支持什么格式|支持哪些格式|能打开fbx吗|MMD能用吗|blend文件|导入pmx|格式转换|FBX转GLB|USD|MAX文件|C4D文件|VRChat模型|模型格式|支持pmx吗',
  },
  'GettingStarted/TryItOnYourCharacter#privacy': {
    en: 'is my model uploaded|privacy|does it upload|data stored|offline|my model stays private|confidential|nda|leak|secret project|stolen model|cookies|ip protection|stored where',
    'zh-Hans':
      '会上传模型吗|隐私|模型会不会上传|模型泄露|数据保存在哪|离线|模型安全|保密|NDA|泄密|偷模型|会被盗吗|存服务器吗|未公开角色|商业机密',
  },
  'GettingStarted/TryItOnYourCharacter#model-check': {
    en: 'model validation|mesh check|check uv|check normals|triangle count|polygon count|too many polygons|diagnose|audit mesh|flipped normals|poly budget|polycount|topology check',
    'zh-Hans':
      '模型检查|检查法线|检查UV|面数太多|多少面|面数|面数超了|面数限制|法线翻转|布线检查|拓扑|模型体检|多少三角面合适',
  },
  'GettingStarted/TryItOnYourCharacter#repaired-file': {
    en: 'fix my model automatically|export repaired glb|add outline normals|auto fix|bake in browser|smooth normals export|save fixed model|fixed glb|patch model|one click fix',
    'zh-Hans':
      '自动修模型|修复模型|导出修好的模型|一键修复|自动烘焙|导出GLB|修正模型|网页烘焙法线|下载修好的|自动修|平滑法线导出',
  },
  'GettingStarted/TryItOnYourCharacter#parts': {
    en: 'face and hair not recognised|wrong part|part detection|assign parts|detect hair|rename materials|misdetected|body classified as face|label parts|segmentation|body parts',
    'zh-Hans':
      '部位识别错误|头发认成脸|部件识别|部位不对|头发识别错|识别不出头发|材质命名|命名规则|归类错误|部位分错|身体被当成脸',
  },
  Licence: {
    en: 'copyright|open source|terms of use|eula|legal|mit|gpl|free software|allowed use|rights|permission|buy a licence|license fee|pricing|how many licences do we need|legal terms|agreement|conditions|intellectual property|lawyer|contract|ip',
    'zh-Hans':
      '使用协议|开源吗|版权|协议|授权|法律|条款|许可协议|开源协议|使用权限|MIT|侵权|买授权|授权费|几个人要授权|公司怎么授权|版权问题|合同|法务|知识产权|用了会不会被告|授權|ライセンス|合规',
  },
  'Licence#epic-terms': {
    en: 'royalties|revenue share|5 percent|epic fee|unreal royalty|seat price|one million dollars|unreal licence fee|percentage of revenue|royalty|seats|per seat|price|how much does it cost|cost per artist|unreal price|epic percentage|studio price|pay epic|annual fee|free for students',
    'zh-Hans':
      '分成|抽成|版税|Epic收费|虚幻收费|5%|百万美元|席位费|引擎授权费|收入分成|虚幻引擎要钱吗|要付版税吗|要交多少钱|每个人都要买|席位|多少钱|收费标准|买授权|交给Epic多少|年费|提成|五个点|虚幻引擎价格|企业收费|学生免费吗|按人头',
  },
  'Licence#engine-build': {
    en: 'share engine|redistribute engine|public download|engine sharing rules|mirror|upload binaries|pass engine around|torrent|public fork|give away|git hosting|share source|repost',
    'zh-Hans': '分享引擎|引擎转发|公开下载|网盘分享|分发引擎|搬运|转载|公开仓库|传源码|引擎外传|发群里|转给别人',
  },
  'Licence#sell-my-game': {
    en: 'commercial game|steam release|publish my game|ship the game|revenue|itch.io|release game|publish on switch|indie|early access|crowdfunding|paid demo|profit',
    'zh-Hans': '卖游戏|上架Steam|发布游戏|自己的游戏能卖吗|itch|独立游戏|发行|游戏发售|抢先体验|上Steam',
  },
  'Licence#freelancer': {
    en: 'contractor|outsourcing|send to contractor|external artist|subcontractor|client work|work for hire|commission|third-party studio|hire|remote artist|vendor|collaborator|partner studio|co-dev',
    'zh-Hans':
      '外包|发给外包|兼职|外部美术|外包公司|自由职业者|接外包|接单|接稿|给甲方做|合作方|乙方|远程美术|供应商|协作者|雇人|兼職',
  },
  'Licence#mod-kit': {
    en: 'modding|mods|level editor for players|user generated content|ugc|workshop|custom levels|sdk|creation kit|player content|tools for players|map maker|community content',
    'zh-Hans': '做mod|模组|玩家编辑器|创意工坊|UGC|关卡编辑器|开放编辑器|玩家自制|SDK|地图编辑器|自制关卡|社区内容',
  },
  'Licence#credit': {
    en: 'attribution|mention in credits|acknowledge|name the plugin|logo in credits|splash screen|mention your name|name in the credits|put your logo|do i have to credit you|thanks|shout-out|watermark|cite|staff roll|mention required|name drop|title card',
    'zh-Hans':
      '署名|要不要署名|片尾鸣谢|标注插件|注明使用|写鸣谢|要写上你们名字吗|要署名吗|要写名字吗|片尾致谢|注明出处|水印|标明来源|工作人员表|启动画面|注明插件|感谢名单|标出处|クレジット',
  },
  'Licence#third-party-credits': {
    en: 'acknowledgements|thanks|libraries used|third party licences|open source notices|attributions|dependencies|npm|oss|libraries|notice file|open-source software|webgl library',
    'zh-Hans':
      '致谢|鸣谢|第三方许可|使用的开源库|感谢名单|引用来源|依赖库|开源库|用了什么库|前端框架|引用声明|开源软件|npm包|用的什么框架',
  },
  'Licence#sample-content': {
    en: 'sample assets|use the demo character|example project licence|sample character rights|sample textures|sample character in a trailer|who owns the sample character|use the sample assets|may i use screenshots of the character|promotional use|reuse demo girl|mascot|fan art|demo model rights|redistribute model|sample girl|youtube thumbnail|stock character',
    'zh-Hans':
      '示例资产|样例角色能用吗|示例项目授权|演示模型版权|样例贴图|示例内容授权|示例角色能用吗|示例素材版权|角色截图做宣传|拿来做宣传|示例归谁|示例角色商用|看板娘|样例模型能用吗|能拿示例做游戏吗|示例模型二次分发|二创|演示角色',
  },
  'Licence#your-work': {
    en: 'who owns my art|my own assets|ownership|my renders|my textures|output|artwork|copyright of renders|own my game|portfolio|stream|post online|sell renders',
    'zh-Hans':
      '我做的归谁|自己的资产|作品归属|我的贴图|所有权|成果归属|渲染图版权|作品集|版权归谁|出图归谁|渲染图能卖吗',
  },
  'Licence#epic-account': {
    en: 'do I need an epic account|register epic|epic games account|sign up|login|registration|without epic|guest|credentials|create account',
    'zh-Hans': '要注册Epic吗|Epic账号|注册账号|没有账号|登录|要登录吗|开通账号|不注册行吗|帐号|注册Epic|申请账号',
  },
  'Licence#plugin': {
    en: 'plugin licence|mit|source licence|apache|bsd|open-source|fork plugin|modify plugin|closed source|source available|shader code reuse',
    'zh-Hans': '插件许可|插件授权|插件协议|开源|闭源|能改源码吗|二次开发|修改插件|Apache|shader能抄吗',
  },
  Glossary: {
    en: 'terminology|dictionary|definitions|meaning of words|vocabulary|abbreviations|jargon|translation of terms|explain words|acronyms|what is sdf|what does npr mean|english chinese|lexicon|term list',
    'zh-Hans':
      '名词解释|术语|词汇|专业名词|缩写|中英对照|定义|术语表|翻译对照|名词|黑话|英文怎么说|词典|看不懂术语|NPR是什么|用語集|中文叫什么|專有名詞',
  },
  Status: {
    en: 'supported features|feature list|what works|state of the plugin|compatibility table|matrix|capabilities|maturity|production ready|support matrix|ready for production|can it do|checklist|feature support',
    'zh-Hans':
      '支持情况|功能列表|哪些能用|当前状态|支持列表|兼容表|功能支持|成熟度|能上生产吗|稳定吗|支援|完成度|靠谱吗',
  },
  'Status#studio': {
    en: 'for studios|decision maker|evaluate|total cost|price|how much|risk|vendor lock-in|exit strategy|support contract|studio lead',
    'zh-Hans': '工作室|公司采购|选型|评估|价格|多少钱|报价|风险|退路|技术支持|值不值得用|负责人',
  },
  'Status#known-issues': {
    en: 'known bugs|bug list|current problems|open issues|unfixed|bugs|what is broken|glitches|regressions|bug tracker|unresolved|caveats|workarounds|defects|outstanding',
    'zh-Hans':
      '已知bug|已知缺陷|bug列表|未修复|目前的问题|存在的问题|有哪些坑|没修好的|遗留问题|未解决|不具合|绕过办法',
  },
  'Status#limits': {
    en: "limitations|restrictions|not supported|maximum number|what it cannot do|unsupported|what does not work yet|missing features|drawbacks|disadvantages|downsides|weaknesses|cons|shortcomings|can't do|constraints|caps|incompatible|deal breaker|what is missing",
    'zh-Hans':
      '限制|做不到的事|不支持的功能|上限|最多|局限|缺点|不足|短板|不支持什么|还有哪些做不到|有什么限制|劣势|缺陷|硬伤|不能做什么|约束|不足之处|受限',
  },
  'Status#platforms': {
    en: 'supported platforms|operating system|windows 10|windows 11|dx12|rhi|os support|windows only|android|ios|gpu api|opengl',
    'zh-Hans': '支持平台|操作系统|Win10|Win11|DX12|支持的系统|只能Windows|安卓|iOS|手机能跑吗|OpenGL|PC端|图形API',
  },
  'MigrateToNewVersion/index': {
    en: 'how to upgrade|version migration|update the plugin|upgrade guide|move to a newer version|update steps|before upgrading|bump version|version jump|move up|port to new release|upgrade path|upgrading projects|new engine',
    'zh-Hans':
      '怎么升级|版本迁移|升级插件|更新插件|升级步骤|升级指南|升级前|版本升级|换新版本|升版|版本更替|跨版本|升级流程|升级注意|旧升新|換版本',
  },
  'MigrateToNewVersion/5.4': {
    en: 'from 5.3 to 5.4|upgrade to 5.4|old project to 5.4|5.3 materials|convert from 5.3|legacy materials|5.2 to 5.4|5.0 to 5.4|leave 5.3|old ramp curves|legacy project upgrade',
    'zh-Hans':
      '5.3升5.4|升级到5.4|从5.3升级|旧版材质转换|老项目升级|5.3迁移|5.2升5.4|5.0升5.4|5.1升级|旧工程升5.4|升5.4|从旧版升',
  },
  'MigrateToNewVersion/5.5': {
    en: 'from 5.4 to 5.5|upgrade to 5.5|5.4 project|character profile migration|5.4 to newest|upgrade notes 5.5|move to profiles|per-character light settings',
    'zh-Hans': '5.4升5.5|升级到5.5|从5.4升级|角色配置迁移|升5.5|5.5迁移|换到5.5|5.5升级说明|5.4项目升级',
  },
  'MigrateToNewVersion/5.5#megalights': {
    en: 'megalights noise|mega lights|many lights grain|noise on character|stochastic lighting|hundreds of lights|grainy character|disable mega lights|many dynamic lights',
    'zh-Hans':
      'MegaLights噪点|大量灯光|噪点|要不要开MegaLights|灯光很多|关MegaLights|角色有颗粒|上百盏灯|随机采样噪声|MegaLights要开吗',
  },
  'MigrateToNewVersion/Latest': {
    en: 'new features|whats new|latest version|5.6 changes|from 5.5 to 5.6|upgrade to 5.6|newest release|5.6 upgrade|move to 5.6|current release|what is in 5.6|5.5 project update',
    'zh-Hans':
      '新功能|新特性|最近更新了什么|5.6新功能|最新版本|5.5升5.6|升级到5.6|更新内容|最新版|升5.6|5.6改动|当前版本|5.6有什么|升到最新|5.6更新了啥',
  },
  'MigrateToNewVersion/History': {
    en: 'changelog|patch notes|release notes|older versions|what changed|version list|release history|log of changes|diff between versions|all releases|what was fixed|past updates|changes list|版本史',
    'zh-Hans':
      '更新日志|版本记录|历史版本|更新记录|改了什么|变更记录|旧版本|发布记录|改动记录|历代版本|更新日誌|每版改了啥|历史更新|版本变迁|变化列表',
  },
  'Reference/BuiltinPlugins': {
    en: 'bundled plugins|included plugins|preinstalled|which plugins are included|default plugins|plugin list|comes with|vrm4u|third party plugins|shipped with|extras|what do I get|bundled addons|addon list|inside the package',
    'zh-Hans':
      '自带插件|内置插件有哪些|默认插件|包含哪些插件|预装插件|插件列表|附带插件|VRM4U|送什么插件|附赠|装好带哪些|里面有什么插件|打包了哪些|内建插件',
  },
  'Reference/BuiltinPlugins#utilities': {
    en: 'bake outline normals|smooth normals tool|face shadow map builder|editor utility widget|vertex color tool|migration tool|scripted asset actions|sdf tool|batch bake|normal smoother|right click tool|fill vcol|helper tools|sdf generator',
    'zh-Hans':
      '平滑法线工具|烘焙描边法线|脸影图生成工具|编辑器工具|顶点色工具|小工具|迁移工具|SDF工具|批量烘焙|一键平滑法线|填白工具|辅助工具|右键工具|生成SDF工具|小插件',
  },
  'Reference/BuiltinPlugins#conflicts': {
    en: 'post process outline|sobel|edge detection plugin|other toon shader|second outline|two toon plugins|stylized rendering plugin|combine toon solutions|incompatible with|stacked outlines|competing shader|vrm4u mtoon|mtoon material clash|both outlines|mix toon shaders|overlapping',
    'zh-Hans':
      '后处理描边|边缘检测|其他卡渲插件|两套描边|和其他卡通着色器|后期描边|冲突的插件|两个卡渲插件|不能同时用|叠加描边|双份描边|和VRM4U冲突|MToon冲突|互斥|两种卡通',
  },
  'Reference/BuiltinPlugins#turn-off': {
    en: 'disable plugins|remove plugin|unused plugins|reduce plugins|deactivate|slim down|startup time|speed up editor start|safe to disable|strip|trim',
    'zh-Hans':
      '关闭插件|禁用插件|停用插件|删掉插件|不用的插件|精简|启动太慢|加快启动|能删吗|瘦身|减少加载|哪些能关|卸掉',
  },
  'Reference/ConsoleVariables': {
    en: 'console commands|cvars|command line|cvar list|all variables|console|tilde key|debug commands|type in console|execute command|cheat sheet|cvar table|r. commands|commands reference|tweak variables|variable names|switches',
    'zh-Hans':
      '控制台命令|cvar列表|命令行|控制台指令|变量列表|所有变量|命令大全|命令行参数|波浪键|指令|r.命令|速查表|命令表|开关列表|指令表|コンソールコマンド|命令查询|cvar',
  },
  'Reference/ConsoleVariables#how-to-use': {
    en: 'set cvar permanently|save console variable|open the console|change a variable|config file|where to type commands|open console|console key|tilde key|how to enter a cvar|cmd field|make permanent|persist|apply at startup|backtick|autoexec|command prompt in editor|hotkey console',
    'zh-Hans':
      '怎么输入命令|打开控制台|永久生效|保存变量|写到配置文件|控制台在哪|命令在哪里输|控制台命令在哪里输|怎么打开控制台|波浪键|变量怎么输|怎么保存命令|重启后还在|自动执行|反引号|按哪个键|控制台打不开|命令框',
  },
  'Reference/ConsoleVariables#debug-views': {
    en: 'debug mode|view modes|buffer visualization|visualize buffer|debug display|inspect gbuffer|show mask|toon buffer view|debugging|see normals|view normals|show vertex colors|show masks|view shading only|isolate pass|mask preview|visualiser|inspect normals|see vertex color|diagnostics|which pass',
    'zh-Hans':
      '调试模式|查看缓冲|调试视图|缓冲可视化|视图模式|看遮罩|调试显示|查看GBuffer|可视化|查看法线|显示法线|显示顶点色|查看遮罩|看通道|单独看阴影|分通道查看|看描边法线|检查顶点色|只看高光|查看遮罩图|可视调试',
  },
  'Reference/ConsoleVariables#toon-scalability': {
    en: 'quality settings|low quality|graphics options|quality presets|sg.|epic quality|cinematic quality|settings menu|medium high low|graphics menu|low spec mode|options screen|scalability|performance preset|laptop settings',
    'zh-Hans':
      '画质设置|画质等级|低画质|画质选项|图形设置|高中低画质|质量预设|sg.|低配模式|画面选项|图形质量|高中低|游戏设置画质|性能档位|低画质少了什么|画質',
  },
  'Reference/ConsoleVariables#engine-velocity': {
    en: 'velocity pass|motion vectors|ghosting|trails|smear|temporal artifacts|afterimage|velocity buffer|motion vector|streaking|temporal smear|vertex animation blur|double image|outline trail fix',
    'zh-Hans':
      '速度缓冲|拖影|残影|运动向量|鬼影|拖尾|重影|速度通道|运动模糊拖尾|运动矢量怎么开|描边拖影怎么修|重影怎么办|糊影|头发拖影',
  },
  'Reference/ConsoleVariables#engine-aa': {
    en: 'antialiasing|taa|fxaa|msaa|jagged edges|aliasing|screen percentage|render resolution|pixelated|jaggies|smooth edges|blurry picture|shimmering|dlaa|sharp image|msaa possible|supersampling|edge smoothing|soft image',
    'zh-Hans':
      '抗锯齿|锯齿|TAA|FXAA|MSAA|分辨率|边缘锯齿|TSR设置|渲染分辨率|屏幕百分比|画面锯齿|画面糊|画面模糊|超采样|边缘毛刺|能用MSAA吗|狗牙|内部分辨率',
  },
  'Reference/ConsoleVariables#engine-post': {
    en: 'motion blur off|disable motion blur|depth of field|high resolution screenshot|bloom|lens flare|dof|screenshots|eye adaptation cvar|screenshot command|hires shot|blur when moving|exposure lock cvar|movement blur',
    'zh-Hans':
      '关闭动态模糊|运动模糊|动态模糊|高清截图|景深|泛光|截图命令|关掉景深|移动时画面糊|截高清图|大图截图|曝光命令|关运动模糊|HighResShot',
  },
  'Reference/ConsoleVariables#engine-lumen': {
    en: 'lumen settings|gi quality|short range ao|lumen noise|lumen flicker|reflection quality|screen traces|turn lumen off|gi off|ao in creases|disable reflections|bounce light off|megalights cvar',
    'zh-Hans':
      'Lumen设置|GI质量|Lumen噪点|Lumen闪烁|反射质量|短距离AO|关掉Lumen|关GI|关反射|褶皱发黑|缝里发黑|关闭反弹光|全局光命令',
  },
  'Reference/ConsoleVariables#engine-vsm': {
    en: 'vsm settings|shadow resolution|virtual shadow noise|soft shadow samples|shadow quality|shadow map resolution|pixelated shadow|blocky shadow|shadow jaggies|low resolution shadow|sharper shadow|hard shadow cvar|shadow map size|penumbra size|shadow softening|crisp shadow|shadow detail|aliasing shadow',
    'zh-Hans':
      'VSM设置|阴影分辨率|阴影质量|阴影精度|虚拟阴影噪点|阴影锯齿|阴影像素块|阴影马赛克|阴影精度低|阴影硬边命令|影子模糊|影子锯齿|阴影贴图大小|半影大小|影子分辨率|阴影糊',
  },
  'Reference/ConsoleVariables#engine-skin-cache': {
    en: 'gpu skin cache|skinned mesh memory|recompute tangent|animated mesh ray tracing|r.skincache|crowd memory|skinning memory|skinned raytracing|tangents overwritten|compute skinning',
    'zh-Hans':
      'GPU蒙皮|蒙皮网格内存|皮肤缓存|动画网格光追|SkinCache|群演|人多出错|计算蒙皮|皮肤缓存满|蒙皮显存|角色多了变脏',
  },
  'Reference/ConsoleVariables#measure-cost': {
    en: 'stat gpu|profile|profiler|profilegpu|gpu time|measure performance|fps counter|frame time|unreal insights|benchmark|ms per pass|performance test|bottleneck|find slow pass|gpu profiling|how to benchmark|timing',
    'zh-Hans':
      '性能分析|stat gpu|测性能|显卡耗时|帧时间|查看帧率|profilegpu|性能测试|GPU耗时|显示帧率|测开销|哪个最耗|跑分|性能统计|毫秒|怎么看性能|测试帧率',
  },
  'Reference/ConsoleVariables#what-goes-wrong': {
    en: "value resets itself|setting changes back|variable has no effect|read-only|cvar ignored|slider does nothing|reverts|lost on restart|forgotten cvar|setbylevel|priority|can't change variable|overridden",
    'zh-Hans':
      '参数自己变回去|设置被重置|变量不起作用|改了没用|只读|变量无效|自动恢复|滑条没反应|没保存|重启就没了|改不了变量|被谁改了|改完又变|命令没效果|被覆盖',
  },
  'Reference/ConsoleVariables#engine-shadows': {
    en: 'contact shadows|capsule shadow|distance field shadow|csm|cascaded shadow maps|shadow distance|screen space shadow|foot shadow|capsule|shadow fade|rt shadow lod|dirty contact',
    'zh-Hans': '接触阴影|胶囊阴影|距离场阴影|级联阴影|阴影距离|脸上接触阴影|脚底阴影|屏幕空间阴影|关接触阴影|影子淡出',
  },
  'Reference/MaterialParameters': {
    en: 'parameter list|all parameters|what does this slider do|every material setting|parameter reference|material attributes|list of properties|list of parameters|default values|cheat sheet|knobs|sliders explained|settings dictionary|property list|every slider|tooltip|param docs',
    'zh-Hans':
      '参数列表|全部参数|参数大全|所有材质参数|参数说明|参数一览|属性列表|每个参数的作用|默认值|所有参数|参数手册|属性说明|选项含义|参数字典|参数速查|參數|调参',
  },
  'Reference/MaterialParameters#maps': {
    en: 'channel packing|packed texture|mask map|texture channels|control map channels|orm|rgba masks|texture slots|which textures|input maps|emission map|emissive|texture inputs',
    'zh-Hans':
      '通道打包|通道图|遮罩贴图|控制贴图通道|贴图通道|ILM贴图|光照贴图通道|贴图槽|有哪些贴图|自发光贴图|自发光|输入贴图|贴图列表',
  },
  'Reference/MaterialParameters#specular': {
    en: 'matcap parameters|specular parameters|shine settings|gloss parameters|metalness|sphere reflection settings|highlight values',
    'zh-Hans': '高光参数|MatCap参数|光泽参数|金属度|反光参数|球面反射参数|高光大小参数',
  },
  'Reference/MeshImportSettings': {
    en: 'fbx settings|import options|load a mesh|skeletal mesh settings|import fbx|static mesh|gltf|import dialog|fbx tab|import checklist|model options|mesh preferences|import parameters|reimport settings',
    'zh-Hans':
      'FBX设置|导入选项|导入设置|网格设置|模型导入参数|导入FBX|骨骼网格设置|glTF|导入面板|导入勾选哪些|导入要勾什么|模型选项|导入配置|重导设置|FBX选项|匯入設定|勾选项',
  },
  'Reference/MeshImportSettings#normals-tangents': {
    en: 'keep custom normals|import normals|recompute normals|faceted face|smoothing groups|edited normals lost|hard face|tangent space|mikktspace|split normals|normals wrong after import|weighted normal|auto smooth|shade smooth|custom split normals|blocky face|face facets|normals reset',
    'zh-Hans':
      '导入法线|保留法线|法线被重算|自定义法线丢失|平滑组|切线|脸上有棱面|法线丢失|法线不对|重新计算法线|模型有接缝|硬边|面片感|一块一块的脸|低模感|法线被改|自动平滑|加权法线|法线丢了|模型变硬',
  },
  'Reference/MeshImportSettings#vertex-colors-uvs': {
    en: 'vertex color lost|vertex colors missing after import|uv precision|second uv|import vertex colors|uv sets|vertex paint gone|full precision uv|colors not imported|multiple uv|vcol ignored|lightmap uv|attribute lost|color layer|uv jitter|uv channel count',
    'zh-Hans':
      '顶点颜色丢失|顶点色没了|UV精度|导入顶点色|第二套UV|顶点色导入选项|顶点色不见了|多套UV|刷的颜色没了|顶点色导不进来|UV层数|几套UV|光照UV|颜色属性丢了|顶点色被覆盖|頂點色',
  },
  'Reference/MeshImportSettings#morphs-skinning-lods': {
    en: 'blend shapes|shape keys|facial expressions|lod dirty|lod settings|bone influences|shading breaks with morph|lod distance|weights|blendshape import|expressions not working|morphs missing|face moves wrong|decimate|joint weights|shape keys lost|arkit shapes',
    'zh-Hans':
      '表情|形态键|BS|LOD变脏|LOD设置|骨骼权重|表情阴影乱|混合变形导入|减面|远处变脏|权重数量|表情导不进来|表情没了|ARKit表情|蒙皮权重|减面后变脏|切换LOD跳变|BlendShape没了|シェイプキー',
  },
  'Reference/MeshImportSettings#dcc-export': {
    en: 'handedness|left-handed|right-handed|coordinate system|blender export settings|maya export|3ds max export|export fbx from blender|blender to unreal|export options|c4d|houdini|apply transform|fbx exporter|better fbx|cinema 4d|forward axis|y up|z up|zbrush|leaf bones blender',
    'zh-Hans':
      '坐标系手性|左手系|右手系|坐标系|Blender导出设置|Maya导出FBX|3dmax导出|Max导出|导出选项|Blender到UE|怎么导出FBX|导出单位|C4D|建模软件导出|导出勾什么|Z朝上|Y朝上|ZBrush|BetterFBX|Blender FBX设置|镜像反了|左右颠倒导出',
  },
  'Reference/MeshImportSettings#textures': {
    en: 'texture too dark after import|texture looks washed out|gamma|texture compression|srgb on or off|linear texture|normal map settings|masks compression|mipmaps|texture import|mask texture|bc7|power of two|textures look blocky|blocky texture|compression artifacts|banding in texture|linear or srgb|color space|tga or png|texture looks grey|dxt|aliased texture|normals green channel|pixelated texture',
    'zh-Hans':
      '贴图变暗|贴图导入变暗|贴图发白|伽马|贴图压缩设置|sRGB要不要勾|线性贴图|贴图导入设置|法线贴图设置|遮罩压缩|Mip|贴图格式|关闭sRGB|贴图分辨率|贴图有色块|贴图糊|压缩痕迹|贴图断层|颜色空间|线性还是sRGB|TGA还是PNG|贴图发灰|贴图模糊|DXT|法线绿通道|贴图颜色不对',
  },
  'Reference/MeshImportSettings#mesh-data': {
    en: 'vertex color channels|what r g b a mean|uv3|smooth normals storage|what each channel holds|channel layout|uv layout|which channel is which|vcol map|uv2 use|channel assignment|where to store normals|vertex paint meaning',
    'zh-Hans':
      '顶点色通道|通道含义|UV3|平滑法线存哪|各通道作用|RGBA含义|顶点数据|法线存UV|各通道干嘛的|哪个通道管描边|UV几存什么|描边宽度在哪个通道|顶点色说明|顶点色怎么分',
  },
  'Reference/ProjectAndEditorSettings': {
    en: 'settings|configuration|project config|engine settings|options|preferences|setup project|required settings|recommended settings|which settings|required project options|default settings|baseline config|set up a new project|what to enable|initial configuration|checkbox list',
    'zh-Hans':
      '工程设置|项目配置|引擎设置|编辑器设置|设置在哪|配置|必须开的设置|选项|推荐设置|项目选项|偏好设置|设置|有哪些设置|初始设置|新建项目要设什么|要开哪些|默认配置|設定|专案设置|勾哪些',
  },
  'Reference/ProjectAndEditorSettings#rendering': {
    en: 'turn on ray tracing|enable raytraced shadows|custom depth|hardware ray tracing|enable lumen|forward shading|auto exposure off|default rhi|support ray tracing|render settings|lumen setting|enable raytracing|stencil setting|enable shadow maps|static lighting off|turn on lumen|velocity setting|dxr enable',
    'zh-Hans':
      '开启光追|打开光线追踪|光追设置|自定义深度|渲染设置|开启Lumen|硬件光线追踪|光追怎么开|关闭前向渲染|打开光追|光追开关|开Lumen|启用光追|延迟渲染设置|关静态光照|关Nanite|前向渲染关闭|光追打不开',
  },
  'Reference/ProjectAndEditorSettings#post-process': {
    en: 'post processing|auto exposure|eye adaptation off|disable tonemapping|disable vignette|bloom settings|exposure settings|film grain|ppv|chromatic aberration off|manual exposure|color grading|bloom|too much bloom|vignette|tonemapper off|lock exposure|dark corners|glow too strong|eye adaptation disable|volume settings',
    'zh-Hans':
      '后处理设置|后处理|自动曝光|关闭自动曝光|人眼适应|关闭暗角|泛光设置|曝光设置|胶片颗粒|色差关闭|手动曝光|调色|固定曝光|泛光|暗角|锁曝光|亮度自动变|四角发黑|画面太曝|发光过头|暗角关闭|PPV|关闭眼睛适应',
  },
  'Reference/ProjectAndEditorSettings#platforms': {
    en: 'sm6|shader model|directx 12|dx12|default rhi|d3d12|sm5|shader formats|dx11 error|enable dx12|shader model error|d3d11|opengl|feature level',
    'zh-Hans':
      'SM6|SM6报错|着色器模型|DX12|SM5|DirectX|默认RHI|着色器格式|DX11报错|切换DX12|D3D11|改成DX12|RHI设置|不支持SM6|功能级别',
  },
  'Reference/ProjectAndEditorSettings#editor-preferences': {
    en: 'c drive full|ddc location|cache folder|cache path|editor is slow|background cpu|viewport blurry|show plugin content|live coding|move derived data cache|disk space cache|shader cache location|free up disk|slow editor|hidden assets|zen server|low fps unfocused|blurry editor',
    'zh-Hans':
      'C盘满了|缓存位置|DDC路径|移动缓存|编辑器很卡|视口模糊|显示插件内容|清理缓存|缓存太大|后台变慢|更改缓存目录|缓存盘|清C盘|编辑器卡顿|后台编译慢|看不到插件资源|Zen|编译缓存|ddc迁移',
  },
  'Reference/ProjectAndEditorSettings#ini-block': {
    en: 'defaultengine.ini|config text|copy settings|ini file|config snippet|engine ini|paste config|config file|quick setup|one paste|text settings|batch settings',
    'zh-Hans':
      'ini配置|DefaultEngine.ini|配置文件|复制设置|ini文件|配置文本|一键配置|快速设置|直接粘贴|复制粘贴配置|配置代码|批量设置项目',
  },
  'Reference/ProjectAndEditorSettings#what-goes-wrong': {
    en: 'shader compile takes forever|slow shader compilation|compiling shaders stuck|shadows black after ray tracing|settings do not apply|missing reflections|preparing shaders|shaders take hours|setting reverted|black shadows|no reflections|mobile preset|45 percent stuck|shader worker slow',
    'zh-Hans':
      '编译shader卡|着色器编译很慢|编译着色器太久|开光追后阴影变黑|设置不生效|卡在编译着色器|正在编译着色器|没有反射|shader编不完|卡45%|编译卡住|设置又变回去|影子全黑|反射没了|ShaderCompileWorker|编译特别慢',
  },
  'Reference/TakeValuesToUnreal': {
    en: 'copy parameters|export settings from the website|apply demo values|copy to unreal|use web values in ue|share values|transfer look|presets|copy paste values|save values|keep my settings|save parameters|bring settings over|transfer parameters|export look|web to engine|send to ue|move values|import parameters|same look in engine',
    'zh-Hans':
      '复制参数|导出参数|网页参数导入UE|把演示的值用到虚幻|复制到UE|粘贴参数|参数预设|网页数值怎么用|批量设置参数|保存参数|保存数值|存下参数|参数搬到引擎|网页到引擎|效果搬到UE|同步到虚幻|导入参数|参数转移|数值同步|把网页效果弄进UE',
  },
  'Reference/TakeValuesToUnreal#python': {
    en: 'python script|batch edit material instances|automate|scripting|set parameters by script|many materials at once|unreal python|automation|batch set|script many|bulk apply|mass edit',
    'zh-Hans':
      'Python脚本|批量修改材质实例|批量设置|脚本设置参数|自动化|一次改多个材质|批量改参数|脚本批处理|编辑器脚本|一键应用|自动设置|Python批量',
  },
  'Reference/TakeValuesToUnreal#ramps-and-maps': {
    en: 'download ramp|ramp csv|ramp texture download|face shadow map download|ramp presets|gradient file|curve csv|free ramps|ramp pack|download textures|matcap download|gradient pack|sdf example|csv curve|sample textures',
    'zh-Hans':
      '下载Ramp|Ramp贴图下载|渐变图下载|脸影图下载|色带文件|CSV|Ramp预设|现成的Ramp|Ramp素材|Ramp资源|渐变素材|MatCap下载|SDF示例图|贴图下载|色带下载|脸影示例',
  },
  'Reference/TakeValuesToUnreal#paste-into-unreal': {
    en: 'copy values to unreal|export the demo settings|transfer settings|copy parameters|clipboard values|ctrl v|insert numbers|apply in editor|copy button|put values in',
    'zh-Hans':
      '把参数复制到UE|导出演示参数|复制参数|参数导出|同步参数|复制按钮|剪贴板参数|Ctrl+V|粘到引擎|粘贴没反应|参数填进去',
  },
  'Reference/index#limits': {
    en: 'maximum number of ramps|how many characters|limit of groups|ramp limit|max shadow groups|number of uv sets|capacity|at most|per pixel data|gbuffer bits|how many bits|toon buffer layout|hard cap|max count|crowd size|too many characters|how many materials|16 characters|32 ramps|maximum characters',
    'zh-Hans':
      'Ramp最多多少行|渐变图上限|最多几个角色|阴影组上限|数量限制|最多多少|上限|UV数量|每像素数据|GBuffer占多少位|缓冲布局|存几位|封顶|最多同屏|角色太多|硬性限制|支持多少角色|能有几组|行数上限',
  },
  'Reference/index#how-to-read': {
    en: 'units|centimetres|linear color|hex to linear|srgb conversion|what does the range mean|unreal units|override -1|gamma to linear|color picker values|what is smoothstep|hex code conversion|cm or pixels|notation|horizontal fov',
    'zh-Hans':
      '单位|厘米|线性颜色|颜色换算|十六进制颜色|怎么看参数表|取值范围含义|虚幻单位|伽马换算|sRGB转线性|smoothstep是什么|像素还是厘米|换算颜色|符号说明|色值换算|水平视角',
  },
  'Reference/ComponentsAndBlueprints': {
    en: 'toon component|component settings|actor settings|where is this setting|character settings|actor components|bp nodes|panel settings|details panel|component list|character setup settings',
    'zh-Hans': '组件设置|角色设置|在哪里设置|组件参数|组件列表|细节面板|蓝图节点|面板设置|角色组件设置|BP设置',
  },
  'Reference/ComponentsAndBlueprints#toon-character': {
    en: 'head bone|forward axis|toon component|head axis|face forward|head tracking|skull bone|neck bone|face direction|which axis|headbone',
    'zh-Hans': '头部骨骼|前向轴|卡通组件|朝向轴|头骨设置|头骨骼|哪个轴|脸朝向|头部方向|头骨名|朝向不对|头部组件',
  },
  'Reference/ComponentsAndBlueprints#mesh-component': {
    en: 'outline cut off at screen edge|bounds scale|culled at screen edge|character vanishes at the edge of the screen|capsule shadow|cast shadow switch|pops out|disappears near edge|blob shadow|culling|frustum|raytracing visible|shadow toggle',
    'zh-Hans':
      '屏幕边缘消失|包围盒|模型走到边上消失|投影开关|边界缩放|胶囊阴影|边缘剔除|突然消失|视锥剔除|靠边消失|关投影|开投影|光追可见',
  },
  'Reference/ComponentsAndBlueprints#blueprint': {
    en: 'set parameter from blueprint|set scalar parameter value|dynamic material|change color in blueprint|create dynamic material instance|change outline width in blueprint|outline width at runtime|dynamic outline width|runtime change|scripted colour|c++ set material|in-game slider|gameplay change|dmi|code outline color',
    'zh-Hans':
      '蓝图设置参数|蓝图改颜色|动态材质|创建动态材质实例|蓝图改参数|蓝图改描边宽度|动态改描边|运行时改描边|动态描边宽度|运行时修改|代码改参数|DMI|C++改材质|程序改颜色|实时调参|游戏里改描边|变色',
  },
  'Reference/ComponentsAndBlueprints#tools': {
    en: 'look dev actor|face map builder|bake outline normals|editor utility|helper|light switch actor|day night buttons|preview lighting|widget tool',
    'zh-Hans': '工具|LookDev|脸影生成工具|烘焙描边法线|编辑器工具|切换灯光|昼夜切换|预览灯光|小工具|测试灯光',
  },
  'Reference/ComponentsAndBlueprints#shots': {
    en: 'shot override|per shot settings|sequencer override|only in one shot|per shot values|different value in one camera|cinematic override|sequencer parameter|shot-specific|single camera tweak|closeup adjustment',
    'zh-Hans':
      '单个镜头设置|分镜设置|每个镜头单独设置|某一个镜头|单个镜头改参数|只在这个镜头|分镜头调|别的镜头不变|镜头单独调|特写单独调|分镜参数|Sequencer改参数|这一镜',
  },
  'Reference/PaintTheMaps': {
    en: 'mask map|channel packing|packed texture|rgba mask|ilm map|ilm texture|light map ilm|texture channels|what goes in each channel|paint masks|photoshop template|substance painter|what do i paint in the channels|red green blue alpha channels|which channel does what|packed mask|texture painting guide|krita|clip studio|quixel|custom masks|ilm',
    'zh-Hans':
      '通道贴图|ILM贴图|ILM图|遮罩贴图|通道打包|每个通道画什么|RGBA通道|贴图通道|画遮罩|贴图模板|SP画贴图|光照贴图|通道含义|SP|Krita|CSP|控制图|画贴图|自己画遮罩|贴图怎么画|PS画',
  },
  'Reference/PaintTheMaps#control-map': {
    en: 'ilm|control mask|control texture|body mask|ilm map|ilm texture|lightmap texture|light map rgba|mask map|id map|genshin lightmap|smbe|packed mask|rgba control|shading grade|mixed map|combo map|channels explained',
    'zh-Hans':
      'ILM|控制图|控制遮罩|身体贴图|ilm图|光照贴图RGBA|lightmap通道|遮罩贴图|SMBE|混合图|通道说明|四通道|LightMap图|控制通道|shading grade|身体遮罩',
  },
  'Reference/PaintTheMaps#control-r': {
    en: 'shadow bias map|fold shading|paint light bias|shading grade map|position map|light offset|early shadow|shadow tendency|threshold offset',
    'zh-Hans': '阴影偏移图|明暗偏移图|ShadingGradeMap|先暗后暗|容易进阴影|阴影倾向|偏移贴图|早点变暗|亮得久',
  },
  'Reference/PaintTheMaps#control-g': {
    en: 'painted ao|fixed shadow|permanent shadow|always in shadow|always shadow|shadow mask|ambient occlusion channel|cavity|baked ao|crevice|dark folds|bake occlusion|forced shadow|deep creases',
    'zh-Hans':
      '画AO|固定阴影|常暗区域|永远在阴影里|常暗区|常阴影|AO通道|缝隙|烘AO|闭塞|固定暗|一直是暗|强制阴影|死角|褶皱变暗',
  },
  'Reference/PaintTheMaps#control-b': {
    en: 'specular mask|highlight mask|matcap mask|gloss mask|where it shines|no shine on cloth|spec map|reflectivity|metalness mask|shiny area',
    'zh-Hans': '高光遮罩|高光区域|金属遮罩|哪里反光|反光区域|金属区域|金属度遮罩|高光贴图|反光遮罩',
  },
  'Reference/PaintTheMaps#face-b': {
    en: 'nose highlight|lip highlight|lip gloss|nose tip shine|nose dot|glossy lips|shiny nose|nose bridge light|lip shine',
    'zh-Hans': '鼻子高光|鼻尖高光|嘴唇高光|唇部高光|鼻头亮点|鼻子亮点|唇蜜|嘴唇亮|鼻尖亮|鼻梁高光|唇光',
  },
  'Reference/PaintTheMaps#face-g': {
    en: 'neck seam|face and neck do not match|jaw line|neck darker than face|face and neck differ|face mask blend|neck border|ear shading|head body transition|visible line neck',
    'zh-Hans':
      '脖子接缝|脸和脖子颜色不一样|脖子色差|脸脖分界|脖子比脸暗|脖子颜色不对|脸脖过渡|脖子有线|耳朵阴影|脸身不一致|头身接缝|脖子断层|脸脖过渡不自然',
  },
  'Reference/PaintTheMaps#hair-g': {
    en: 'zigzag highlight|jagged hair band|hair shift map|offset per lock|w-shaped highlight|sawtooth|staggered band|hair jitter|uneven band',
    'zh-Hans': '锯齿形头发高光|头发偏移图|发丝偏移|W形高光|锯齿状|错开高光|每缕偏移|参差|波浪高光|发丝抖动',
  },
  'Reference/PaintTheMaps#hair-b': {
    en: 'broken ring|ragged ring|torn halo|teeth|frayed ring|rough edge halo|irregular ring|comb',
    'zh-Hans': '破碎的环|天使环断开|光环锯齿|不规则光圈|环边毛糙|破边|梳齿|光圈断续|环边缘变化',
  },
  'Reference/Presets': {
    en: 'ready-made values|starting values|recommended values|settings for skin|example settings|material presets|preset download|looks|templates|style library|copyable settings|good defaults|quick look|one-click|reference values',
    'zh-Hans':
      '预设参数|推荐参数|推荐数值|现成参数|参数预设|材质预设|起始数值|参考数值|一键预设|风格库|抄参数|直接套用|参数模板|推荐设置|預設',
  },
  'Reference/Presets#watercolour': {
    en: 'watercolor|painterly|paint look|ink wash|bleed|brushy|paper|gouache|soft wash',
    'zh-Hans': '水彩风|水墨|手绘风|水墨画|晕染|国风|水粉|淡彩|写意',
  },
  'Reference/Presets#ink-only': {
    en: 'black and white|manga|line drawing only|only lines|sketch|monochrome|comic|no color|pen and ink|borderlands|manga black white|linework',
    'zh-Hans': '黑白漫画|只要线稿|只有线条|素描|漫画风|黑白|无色|钢笔画|线描|白描|单色|日漫黑白',
  },
  'Tutorial/index': {
    en: 'where to start learning|course|list of tutorials|learning path|lesson order|guides|learn toon shading|how-to list|table of contents|all lessons|all tutorials|where to begin|course list|video tutorial|videos|step by step|in which order|working order|order of the steps|production order|workflow|curriculum|syllabus|roadmap for learning|beginner course|masterclass|which lesson|lessons overview',
    'zh-Hans':
      '教程目录|从哪里开始学|学习顺序|学习路线|教程列表|先学什么|课程|有哪些教程|怎么学|全部教程|学习路径|从哪里学|视频教程|教学视频|一步一步|先做哪一步|制作顺序|工作流程|按什么顺序|课表|大纲|从哪学起|入门课|完整流程|制作流程|教學|系统学习',
  },
  'TutorialLegacy/index': {
    en: 'old tutorials|older versions|5.2 tutorial|5.1 tutorial|5.0 guide|archive|outdated|previous versions|ue 5.3 tutorial|deprecated docs|ue5.0|ue5.3|old documentation|legacy version|stay on old engine',
    'zh-Hans':
      '旧版教程|老版本教程|5.2教程|5.1教程|5.3教程|存档|以前的教程|过时教程|5.0教程|老文档|旧文档|停在旧引擎|历史教程|旧版说明|老引擎|UE5.3教程',
  },
  'Tutorial/AddSpecularAndMetal': {
    en: 'glossy|shiny|gloss|specular shape|toon specular|hard highlight|plastic|leather|latex|reflection|metallic|blinn|phong|roughness|shine on clothes|highlight size|matcap|material capture|sphere map|jewelry|gem|gemstone|crystal|earring|sheen|glint|lacquer|vinyl|pvc|gold trim|hicolor|material feel',
    'zh-Hans':
      '高光形状|光泽|反光|卡通高光|塑料|皮革|漆皮|乳胶|金属质感|硬边高光|质感|亮面|粗糙度|布林|高光大小|衣服反光|MatCap|材质捕捉|球面反射|宝石|水晶|耳环|饰品|亮片|反光感|漆面|材质感|高光怎么加|皮衣|油亮|ハイライト',
  },
  'Tutorial/AddSpecularAndMetal#metal': {
    en: 'armor|sword|gold|silver|steel|chrome|metal shader|metallic material|environment reflection|sphere map|spheremap|mmd sphere|weapon|cubemap|reflection probe|fake reflection|matcap|mat cap|spherical reflection|env map|matcap texture|brass|copper|bronze|mirror|spa sph|metal map|blade|mecha',
    'zh-Hans':
      '盔甲|武器|金子|银|钢|金属材质|球面贴图|环境反射|金属感|金属反射|首饰|MatCap金属|剑|立方体贴图|反射探针|假反射|matcap|材质捕捉|铬|反光贴图|球形环境贴图|黄铜|镜面|机甲|青铜|sph|铠甲反光|刀刃|スフィアマップ',
  },
  'Tutorial/AddSpecularAndMetal#what-goes-wrong': {
    en: 'metal looks like plastic|matcap upside down|no specular|highlight not visible|metal too bright|specular missing|flat metal|metal looks grey|dull metal|blown out metal|shine missing|no sparkle|inverted sphere map|looks like rubber|dead metal|no reflection on plane|single colour blade',
    'zh-Hans':
      '金属像塑料|高光不显示|没有高光|金属过曝|MatCap反了|高光看不见|金属太亮|不像金属|金属发灰|金属没光泽|反光没了|刀面一片死色|金属太假|像橡胶|反射颠倒|金属不亮|平面没反射',
  },
  'Tutorial/AddSpecularAndMetal#specular': {
    en: 'highlight size|make the highlight smaller|smaller highlight|bigger highlight|sharp highlight|soft highlight|hard edged specular|blinn phong|stylized specular|add a highlight|specular size|highlight smaller|shiny spot|gloss|spec size|specular highlight size|highcolor|hi color|spec mask|sharp glint|glossiness|sticker highlight|plastic look',
    'zh-Hans':
      '高光大小|高光太大|高光变小|缩小高光|高光软硬|加高光|硬高光|卡通高光|高光范围|光斑|HighColor|高光蒙版|高光锐利|高光面积|高光边缘|塑料感|高光位置',
  },
  'Tutorial/DrawEyes': {
    en: 'eye shader|eye highlight|catch light|eye reflection|pupil|iris|eyes through hair|eyebrows over hair|brows visible through bangs|eye depth|parallax eyes|cornea|eye socket|sparkling eyes|anime eyes|eye rendering|see-through bangs|eye material|transparent bangs|anime eye material|iris shader|hollow eyes|eye sparkle|eye setup|eyeball shading|doll eyes|genshin eyes',
    'zh-Hans':
      '眼睛材质|眼睛高光|眼神光|瞳孔|虹膜|眼透|透过刘海|眉毛显示在刘海上面|眼睛透过头发|眉毛穿透头发|眼睛视差|眼球|眼睛渲染|眼睛深度|刘海透眼睛|凹眼|眼白|二次元眼睛|角膜|眸|眼睛怎么做|眼球材质|死鱼眼|眼睛没神|原神眼睛|画眼睛|眼部|眼睛折射',
  },
  'Tutorial/DrawEyes#what-goes-wrong': {
    en: 'eyes glow at night|no catchlight|iris slides out|eye highlight missing|eyes not visible through hair|cross-eyed|iris moves wrong way|lifeless eyes|pupil out of place|wall-eyed|glowing pupils|eyes bright in dark|hair looks see-through|highlight on opposite sides|stencil not working',
    'zh-Hans':
      '眼睛夜里发光|没有眼神光|眼睛高光没了|虹膜跑出眼眶|眼透不起作用|斗鸡眼|眼睛发光|眼球错位|对眼|眼睛没高光|瞳孔错位|头发变透明|模板不生效|眼睛高光左右反|眼珠跑出来|眼透失效',
  },
  'Tutorial/AddStylizedHairHighlights': {
    en: 'angel ring|halo on hair|anisotropic hair|hair shine|shiny hair|hair specular|hair reflection|kajiya-kay|hair gloss|hair band|light ring on hair|hair shader|hair looks wrong|glossy hair|hair glow|hair sheen|hair spec|silky|halo hair|crown shine|hair lighting',
    'zh-Hans':
      '天使轮|头发反光|头发光泽|头发亮带|各向异性头发|头发高光怎么做|头发光圈|头发材质|头发亮光|卡吉雅|发丝反光|头发渲染|头发质感|发光圈|头发发光|丝滑|头发高亮|头发亮光圈|頭髮|发光带|髪のツヤ',
  },
  'Tutorial/AddStylizedHairHighlights#ring': {
    en: 'halo|hair ring height|move the ring up|fixed highlight shape|circle on head|ring position|ring width|highlight follows the camera|ring follows view|angel ring|hair halo|ring highlight|天使の輪|angelring|ar_offset|crown highlight|halo higher|halo thicker|ring tilt|band around head',
    'zh-Hans':
      '光环|光圈位置|环的高度|头顶光环|圆环高光|环的宽度|天使环位置|天使环跟着镜头|高光跟着镜头走|天使环|头发光环|光圈|天使の輪|光圈太高|光圈太低|圈太粗|光环抬高|环不跟头转|环形高光',
  },
  'Tutorial/AddStylizedHairHighlights#strand': {
    en: 'anisotropy|kajiya|shift map|hair flow|tangent highlight|jagged highlight|zigzag highlight|hair direction|second hair highlight|two layer highlight|double highlight|anisotropic hair|kajiya kay|marschner|hair specular|highlight follows the light|spec shift|jitter map|scheuermann|ponytail|long straight hair|flowing highlight|stretched highlight|second lobe',
    'zh-Hans':
      '各向异性|偏移贴图|发丝走向|切线高光|锯齿高光|头发高光偏移|发流|第二层高光|双层高光|两层高光|各向异性头发|头发高光跟灯走|头发高光别跟着灯跑|Kajiya|长发高光|马尾高光|抖动贴图|流动高光|拉丝|各向异性高光偏移|次高光|双高光',
  },
  'Tutorial/AddStylizedHairHighlights#what-goes-wrong': {
    en: "greasy hair|highlight does not move|hair highlight broken|oily hair|highlight follows camera|broken highlight|hair highlight flicker|highlight wrong direction|two highlights|highlight runs the wrong way|highlight along the hair|highlight vertical|hair looks greasy|wet looking hair|plastic hair|highlight cut off|segments|chopped highlight|hair shine flickers|ring doesn't tilt|hair looks like metal|shine on dark side|too glossy",
    'zh-Hans':
      '头发太油|头发高光不动|头发高光断了|油腻|头发高光跟着镜头|高光断裂|高光方向不对|头发高光闪烁|两条高光|高光方向竖着|高光竖着走|高光沿着头发|头发看着油|头发油腻|头发油|塑料感头发|头发太亮|头发像塑料|头油|高光一截一截|环碎了|高光不跟头|头发高光抖|暗面发亮|像没洗头',
  },
  'Tutorial/AddStylizedHairHighlights#colour': {
    en: 'hair highlight color|hair color|hair highlight in shadow|tint highlight|dim in shadow|pink highlight|shine color|highlight brightness|highlight too strong|dark hair',
    'zh-Hans':
      '头发高光颜色|头发颜色|暗部高光|高光染色|高光亮度|高光太强|高光变暗|黑发高光|高光变色|高光偏色|改高光颜色',
  },
  'Tutorial/AddStylizedHairHighlights#methods': {
    en: 'which hair highlight|ring vs strand|compare halo and aniso|painted highlight|baked highlight|which technique hair|bun|hair spec options|hand-painted hair shine',
    'zh-Hans': '哪种头发高光|天使环还是发丝|手绘高光|画死的高光|几种做法|丸子头|头发高光对比|画进贴图|方案对比',
  },
  'Tutorial/ControlLightShadowColorTransition': {
    en: 'two tone shading|cel shading steps|shadow border|terminator|light dark boundary|hard shading|flat shading|shade color|1st shade|2nd shade|shading step|shading shift|shading toony|toon steps|cel look|posterize|shadow edge softness|lit and shaded color|three tone|anime shading|セルルック|トゥーンシェーダー|セルシェーディング|shadow too light|light side dark side|base shade|first shade|shade feather|anime coloring|light dark split|step shading|shade border',
    'zh-Hans':
      '二分阴影|两阶着色|色阶|明暗交界|赛璐璐上色|二值化|三阶阴影|一阴二阴|一影二影|硬边阴影|明暗过渡|阴影边缘|阴影软硬|明暗分界|亮面暗面|平涂|分层着色|卡通着色|暗部|亮部|セルルック|トゥーンシェーダー|セルシェーディング|赛璐璐风|阴影太浅|阴影太淡|暗面|卡通上色|赛璐珞|光影分界|二值阴影|漫画上色',
  },
  'Tutorial/ControlLightShadowColorTransition#place-the-border': {
    en: 'mtoon shading shift|shading toony|shade step|shadow threshold|where the shadow starts|shadow amount|shadow size|more shadow|less shadow|move the shadow line|step position|feather|blur of shadow edge|shadow range|base color step|softer transition|smoother transition|sharper transition|offset the border|offset light and shadow|hard cel edge|hard edge shading|crisp edge|sharp shadow|two tone|make shadow area bigger|smaller shadow|shadow feather|soft shading|toony|shade toony|shading shift|hard shading|basecolor_step|shade feather|1st shade border|border blur|shading grade map|position map|push shadow back|境界',
    'zh-Hans':
      '明暗偏移|阴影分界位置|阴影范围|阴影面积|阴影大小|阴影位置|阴影多一点|阴影少一点|调整交界线|阴影羽化|阴影从哪开始|阴影阈值|阴影太多|软硬程度|过渡柔和一点|过渡硬一点|过渡更软|偏移明暗|移动明暗交界|过渡宽度|硬边|阴影硬边|阴影想要硬边|硬一点|软一点|阴影边缘变硬|阴影变大|阴影变小|两色阶|二分|BaseColor_Step|Feather|边界模糊|阴影推后|暗部少一点|明暗比例|境界|ぼかし',
  },
  'Tutorial/ControlLightShadowColorTransition#choose-the-shadow-colour': {
    en: 'shadow too dark|black shadows|shadow tint|purple shadow|skin shadow color|shade map|lighten shadows|shadow hue|warm shadow|shade color texture|shadow saturation|lit shade texture|shadow color multiply|shadow intensity|shadow strength|shadow opacity|coloured shadows|shadow color|shadow colour|shadow too light|skin shadow|bluish shadow|shadow too grey|dirty shadow colour|skin shadow colour|reddish shadow|shadecolor|1st_shademap|shade tint|cool shadow|brighter shadow|dark side colour|muddy shadow|hue shift shadow',
    'zh-Hans':
      '阴影太黑|阴影太暗|阴影颜色|暗部颜色|皮肤阴影颜色|阴影偏色|阴影发灰|暗部太黑|阴影色相|阴影贴图颜色|改阴影颜色|阴影不要黑色|冷暖阴影|死黑|阴影强度|阴影浓度|阴影深浅|彩色阴影|阴影偏紫|阴影偏蓝|阴影偏红|阴影太浅|暖色阴影|暗部发灰|阴影太灰|偏红的阴影|皮肤边缘透红|1st_ShadeMap|暗面颜色|阴影太脏|影子颜色|阴影提亮|冷色阴影|阴影饱和度|陰影顏色',
  },
  'Tutorial/ControlLightShadowColorTransition#add-a-ramp': {
    en: 'gradient|toon ramp|ramp texture|color ramp|make my own gradient|lookup texture|lut shading|gradient map|skin ramp|sss look|subsurface|red edge on skin|ramp atlas|curve atlas|gradient atlas|three tones|three tone shading|three step shading|multiple tones|more than two tones|multi-step shadow|second shadow|double shade|make a ramp|custom gradient|reddish shadow edge|ramp import|sss|subsurface scattering|skin sss|three tone|2nd shade|second shade|second shadow colour|1st shade 2nd shade|deep shadow colour|texture ramp|toon01.bmp|mmd toon texture|shadow ramp|multi-tone|shade steps|3 tone|colored terminator',
    'zh-Hans':
      '渐变图|色带|Ramp怎么做|渐变贴图|Ramp贴图|自定义渐变|皮肤通透|次表面|皮肤红边|Ramp制作|颜色渐变|曲线图集|色条|做Ramp|皮肤质感|透光感|三层阴影|三阶|多层阴影|两层阴影|三段明暗|二级阴影|多段阴影|自己做Ramp|自己画Ramp|自定义渐变图|皮肤暗部泛红|次表面散射|3S|皮肤透光|二影|一影二影|三色阶|第二层阴影|双层阴影|深阴影色|皮肤边缘透红|透红|toon贴图|多色阶|橙色过渡|交界红边|漸層|通透感|皮肤红润|shadow ramp',
  },
  'Tutorial/ControlLightShadowColorTransition#check-with-several-lamps': {
    en: 'multiple lights|second light|point lights|spot light|additional lights|many lights|other lights|local lights|too bright with two lights|light overlap|second lamp|two lamps|lamp washes out the character|point lights on toon character|point light|spot light on character|several lights|two directional lights|two suns|second sun|moon and sun|fill light|spotlight|torch|extra light|pointlight|light stacking|street lamp|vertex lights|concert lights',
    'zh-Hans':
      '多光源|第二盏灯|多盏灯|点光源|聚光灯|附加光源|多灯叠加|其他灯光|两盏灯|灯光叠加过亮|局部光|第二盏灯过亮|加灯后过曝|点光源照角色|聚光灯照角色|附加光|两盏定向光|两个太阳|月亮和太阳|补光|火把|路灯|舞台灯|加一盏灯|灯光叠加|双光源|辅光|追加ライト',
  },
  'Tutorial/ControlLightShadowColorTransition#what-goes-wrong': {
    en: 'banding|jagged shadow edge|wrong ramp row|ramp colors shifted|softness does nothing|ramp disappeared|flicker on shadow edge|steps in gradient|ramp too dark|washed out ramp|slider has no effect|softness slider does nothing|threshold does nothing|ramp color wrong|ramp wrong colour|ramps overwritten|my ramps got overwritten|ramp reset after update|ramp lost|atlas reset|ramp order|jaggies|stair-step edge|blocky edge|ramp index off|shimmering edge|crawling edge|feather broken',
    'zh-Hans':
      '色阶断层|交界线锯齿|Ramp错行|Ramp颜色错位|柔和度不起作用|Ramp没了|明暗交界抖动|阴影边缘锯齿|Ramp变暗|条带|串色|柔和度没反应|滑杆没反应|调了没反应|阈值没反应|Ramp颜色不对|渐变颜色不对|Ramp被覆盖|更新后Ramp没了|Ramp行错位|图集被还原|边缘抖|渐变丢了|ramp错位|羽化没用|阴影线抖动|阴影毛糙|Ramp串行|色带错乱',
  },
  'Tutorial/ControlLightShadowColorTransition#what-a-ramp-adds': {
    en: 'ramp vs threshold|why use a ramp|softness without effect with ramp|shader to rgb|color ramp node|blender color ramp|ramp per light|sampled for every light|toon texture|gradient lookup|ramp explained|1d texture|ramp or softness|what does ramp do',
    'zh-Hans':
      '为什么用Ramp|Ramp有什么用|Ramp和阈值的区别|Shader to RGB|Blender颜色渐变节点|每盏灯采样Ramp|LUT|色阶图原理|ramp原理|要不要ramp|一张图多行|Ramp采样|渐变图作用',
  },
  'Tutorial/ControlLightingOfCharactersAndScenes': {
    en: 'pitch black|light a character|light rig|character blown out|overexposed character|too dark character|ambient too strong|black character|scene light|light intensity|exposure on character|environment light|character too dark|flat lighting|studio lighting|character brightness|indoor lighting|interior light|outdoor light|room light|lighting artist|light setup|three point lighting|lookdev|hdri|backlit|dim character',
    'zh-Hans':
      '漆黑|给角色打光|布光|角色过曝|角色太暗|角色死黑|角色太亮|环境光太强|灯光强度|角色亮度|打光|灯光设置|光照太强|角色发黑|场景灯光|人物打光|角色曝光|室内灯光|室内光照|室外光照|户外光照|三点布光|HDRI|氛围|打灯|人物太暗|曝光过度|ライティング',
  },
  'Tutorial/ControlLightingOfCharactersAndScenes#key-light': {
    en: 'light channels|character only light|separate light for character|light linking|main light|sun|dedicated light|exclude light|directional light|light only affects character|how many lights|light limit|max lights|maximum number of lights|two directional lights|sun and key light|fill light for the character|character light rig|per-character light|isolated light|mask lights|culling mask|only on actor|invisible to scene',
    'zh-Hans':
      '灯光通道|只照角色的灯|角色专用灯|单独打光|灯光排除|主灯|太阳光|平行光|不影响场景的灯|灯光只照人物|方向光|最多几盏灯|灯光数量|灯太多|两盏定向光|给角色补光|角色布光|单独照亮|灯只打人|光照排除|剔除遮罩|专属灯|不照背景|角色单独光源|灯光蒙版',
  },
  'Tutorial/ControlLightingOfCharactersAndScenes#profile': {
    en: 'fog covers the face|limit brightness|clamp light|ambient occlusion too strong|dirty ao|gi intensity|fog on character|light limit|character profile asset|min max light|ao off|fog influence|skylight makes the face 3d|sky light too realistic|flatten ambient|face looks 3d|too dark at night|minimum brightness|min light|coloured lights on skin|skin turns green|skin tone in coloured light|coloured lights ruin the skin tone|light colour on skin|desaturate light|overexposed face|face blown out|face too bright in sunlight|backlit face too dark|face too dark against the light|cannot see the face|brightness limits|lower brightness limit|upper brightness limit|as unlit|unlit_intensity|hicut|monochromatic lighting|green face',
    'zh-Hans':
      '雾盖住角色|限制亮度|AO太重|环境光遮蔽太脏|GI强度|角色受雾影响|亮度上限|角色配置文件|关闭AO|雾气|雾太大|亮度限制|天空光让脸有立体感|脸太立体|环境光太立体|夜里角色太黑|最低亮度|彩色灯把皮肤染色|皮肤发绿|肤色被灯光染色|灯光颜色太重|过曝|脸过曝|大太阳下脸过曝|脸太亮|背光看不清脸|逆光看不清脸|脸太暗看不清|逆光脸太暗|亮度下限|灯光去色|绿脸|蓝脸|背光太黑|明るさの下限|提亮角色',
  },
  'Tutorial/ControlLightingOfCharactersAndScenes#painted-colours': {
    en: 'keep texture color|desaturated|tone mapper|grey colors|filmic|aces|color accuracy|original colors|lut grading|true color|match concept art|photoshop color|agx|hex match|tonemap off|colors muted|vibrant',
    'zh-Hans':
      '还原贴图颜色|饱和度|色调映射|颜色发灰|保持固有色|ACES|颜色准确|LUT调色|原色|与原画一致|颜色还原|不要色调映射|关掉Tonemapper|鲜艳|AgX|取色一致|调色LUT',
  },
  'Tutorial/ControlLightingOfCharactersAndScenes#night': {
    en: 'night scene|dark room|cave|character glows in the dark|moonlight|dark environment|too bright at night|moonlit|luminous at night|blackout|horror game|dim level|unlit room|glow in darkness|pitch dark',
    'zh-Hans':
      '夜景|夜晚|黑夜|山洞|暗室|月光|黑暗环境|夜里太亮|晚上发光|暗夜|恐怖游戏|发荧光|漆黑场景|地牢|夜間|暗室发光',
  },
  'Tutorial/ControlLightingOfCharactersAndScenes#what-goes-wrong': {
    en: 'light leaks on floor|brightness jumps|auto exposure flicker|no light on character|neon color|flickering shadow side|colored light too strong|exposure changes|light has no effect|not lit|dark silhouette|light ignored|pulsing brightness|party lights|exposure pops|room transition flash|light spill',
    'zh-Hans':
      '灯光照不到角色|亮度跳变|自动曝光闪烁|霓虹灯|暗部闪烁|彩色灯太强|忽明忽暗|灯没效果|不受光|地面漏光|灯没照到|忽亮忽暗|画面一闪一闪|进屋变亮|灯光溢出|不吃光|地板被照亮|曝光乱跳',
  },
  'Tutorial/ControlLightingOfCharactersAndScenes#set-first': {
    en: 'exposure first|environment lighting|fill light|manual exposure|day and night|light setup order|auto exposure|everything black after manual exposure|scene is black|too much bloom|bloom too strong|glow around character|picture black after manual exposure|black screen after exposure|skin washed out with bloom|white glow on skin|blown out|ev100|picture too bright|eye adaptation|ppv exposure|lock brightness|overblown|hazy glow',
    'zh-Hans':
      '先打场景光|补光|手动曝光|灯光顺序|曝光设置|自动曝光|环境打光|泛光太强|泛光|光晕太强|手动曝光后全黑|画面全黑|设手动曝光变黑|皮肤发白|发白一片|开Bloom发白|亮部发白|人眼适应|锁定曝光|画面过亮|画面太暗|眩光|曝光锁死',
  },
  'Tutorial/ControlScreenSpaceRimlights': {
    en: 'rim lighting|backlight edge|silhouette glow|edge light|back lit edge|contour light|even width rim|depth rim|rim shader|light around the character|edge highlight|halo around body|kicker|backlight|rim intensity|rim color|rimlight|outer glow|edge glow|backlit|bright contour|offset depth rim|rim pass|リムライト',
    'zh-Hans':
      '轮廓光|边光|等宽边缘光|逆光|外轮廓发亮|轮廓发光|边缘发亮|深度边缘光|侧逆光|描光|人物边缘亮边|边缘光强度|边缘光颜色|外发光|背光边缘|リムライト|逆光边缘|外边缘光|等距边缘光|邊緣光|边缘高亮|轮廓高亮',
  },
  'Tutorial/ControlScreenSpaceRimlights#why-it-works': {
    en: 'screen-space derivative|ddx|ddy|depth difference|depth comparison|neighbouring pixel|depth based rim|depth offset|sobel depth|sample depth|offset sampling|depth texture|linear depth|rim algorithm',
    'zh-Hans':
      '屏幕空间导数|深度差|深度比较|相邻像素|深度边缘|边缘光原理|深度偏移|偏移采样|采样深度|深度图|边光算法|等宽原理|深度检测|边缘光怎么算',
  },
  'Tutorial/ControlScreenSpaceRimlights#steps': {
    en: 'rim color|rim width|rim intensity|rim depth threshold|turn on rim|rim in shadow|rim only on the lit side|one sided rim|rim follows light|rim light direction|rim only on the light side|rim towards the light|directional rim|rim on lit side|rimlight_power|brighter rim|only one side|ap_rimlight|lightdirection mask|soften rim|turn off rim|weaker rim',
    'zh-Hans':
      '边缘光颜色|边缘光宽度|边缘光强度|深度阈值|开启边缘光|边缘光怎么开|只在亮面有边缘光|单侧边缘光|边缘光跟随灯光|边缘光只在一侧|边缘光粗细|边缘光只要靠灯那边|只有一边的边缘光|受光侧边缘光|边缘光方向|边光变亮|边光关掉|亮边调弱|边光只亮一边|边光软硬|亮边跟灯|RimLight方向',
  },
  'Tutorial/ControlScreenSpaceRimlights#paint': {
    en: 'mask rim|vertex alpha rim|rim on part only|remove rim from face|rim mask|rim texture|exclude ears|per-region rim|rim vertex color|hide rim on face|local rim|erase rim',
    'zh-Hans':
      '边缘光遮罩|局部边缘光|去掉脸上边缘光|刷边缘光|顶点色控制边缘光|边光蒙版|局部亮边|擦掉亮边|部位不要亮边|耳朵边光|边光贴图|去亮边|边缘光局部控制',
  },
  'Tutorial/ControlScreenSpaceRimlights#distance': {
    en: 'rim too wide|rim gets thinner|rim far away|rim width changes with zoom|rim size distance|rim too thick|zoom rim|fixed pixel rim|rim lod|far rim vanishes|constant rim|closeup rim thick|fov rim|scale with camera',
    'zh-Hans':
      '边缘光太宽|边缘光变细|远处边缘光|边缘光随距离变化|边缘光太粗|拉远边缘光|边缘光变粗|拉远边光|亮边忽粗忽细|边光远近|镜头拉近亮边粗|边光淡出|恒定宽度边光|像素宽度边光|边光大小',
  },
  'Tutorial/ControlScreenSpaceRimlights#fresnel': {
    en: 'fresnel rim|view angle rim|facing ratio|n dot v|pow fresnel|rim power|rim on transparent|close-up rim|rimlift|parametric rim|mtoon rim|view dependent|grazing|rim falloff',
    'zh-Hans':
      '菲涅尔边缘光|菲尼尔|视角边缘光|NdotV|半透明边缘光|菲涅尔|特写边缘光|MToon边光|NoV|视角亮边|柔和边光|半透明亮边|玻璃边缘光|边光衰减|传统边缘光',
  },
  'Tutorial/ControlScreenSpaceRimlights#what-goes-wrong': {
    en: 'rim flickers|rim jitter|rim missing|rim on wrong side|rim inside face|line under chin|rim through wall|rim at screen edge|rim not visible|rim popping|stray lines|chin line|line under jaw|rim cut off|rim behind wall|unnatural rim',
    'zh-Hans':
      '边缘光闪烁|边缘光抖动|没有边缘光|边缘光方向不对|下巴亮线|边缘光穿墙|屏幕边缘|边缘光不显示|边缘光消失|下颌亮线|亮边断了|边光假|亮边不见|边光在脸里|脖子亮线|背墙还有边光',
  },
  'Tutorial/ControlTheShapeOfOutlines': {
    en: 'line art|toon border|edge line|black edges|contour|lineart|ink lines|how to add outlines|turn off outlines|disable outlines|stroke|outline shader|comic lines|cartoon border|line rendering|draw lines|hull outline|backface outline|thick outline|outline thickness|solidify|outlining|ink|outlines in unreal|manga line|freestyle|black line around|アウトライン',
    'zh-Hans':
      '勾线|描线|黑边|轮廓线|线条|墨线|外轮廓|勾边|漫画线|加描边|关闭描边|去掉描边|描边怎么加|描边怎么开|外描边|描边材质|线稿|描边粗细|轮廓描边|卡通描边|アウトライン|边线|黑线|轮廓黑边|卡通线|外勾线|勾线怎么做|輪廓線',
  },
  'Tutorial/ControlTheShapeOfOutlines#three-kinds-of-line': {
    en: 'crease lines|inner lines|interior lines|sobel|edge detection|post process outline|inner outline|wrinkle lines|silhouette line|fold lines|drawn detail lines|types of outline|lines inside the clothes|seam lines|post process edge detection|freestyle|grease pencil|solidify|laplacian|muscle lines|curvature line|outline techniques compared|interior edges',
    'zh-Hans':
      '内描边|内部线条|结构线|折痕线|后处理描边|边缘检测|内轮廓|褶皱线|内勾线|描边种类|描边方法|衣服内部的线|衣褶线|衣服上的线|索贝尔|后处理边缘检测|Freestyle|拉普拉斯|本村线|肌肉线|内部轮廓|关节线|哪种描边好|描边方案对比',
  },
  'Tutorial/ControlTheShapeOfOutlines#why-it-works': {
    en: 'inverted hull|backface method|push vertices along normals|extrude mesh|outline shell|cull front|smooth normals|front face culling|two pass outline|vertex extrusion|averaged normals|backface inflate|scaled backfaces|solidify modifier|flip normals|shell method|clip space extrude|hull algorithm|outline formula|expand mesh',
    'zh-Hans':
      '背面法|法线外扩|外扩|反向外壳|顶点沿法线外扩|正面剔除|平滑法线|背面描边|双Pass描边|模型放大描边|平均法线|外壳|背面膨胀|背面外扩|外扩描边|Solidify|翻转法线|描边公式|描边算法|裁剪空间外扩|模型膨胀|描边原理|平均化法线',
  },
  'Tutorial/ControlTheShapeOfOutlines#set-up-the-hull': {
    en: 'overlay material|add an outline|enable outline|second material|bake outline normals|smooth normals|turn on outline|backface inflate|inflate backfaces|first outline|how to get lines|outline material slot|add black line|assign outline|put outline on character|create outline',
    'zh-Hans':
      '覆层材质|添加描边|开启描边|第二材质|烘焙平滑法线|打开描边|启用描边|加上描边|背面膨胀|背面外扩|怎么出线|加黑边|给角色加描边|描边材质放哪|描边怎么弄|加轮廓|描邊怎麼加',
  },
  'Tutorial/ControlTheShapeOfOutlines#set-the-width': {
    en: 'line thickness|outline too thick|thicker outlines|lines too thin|outline size|constant pixel width|screen space width|width in pixels|outline scale|fov and outline|thinner lines|outline max pixels|outline min pixels|outline changes with zoom|stroke width|bolder|farthest distance|nearest distance|fix width by distance|finer line|outline weight|線の太さ',
    'zh-Hans':
      '描边粗细|描边太粗|描边太细|线条宽度|描边变细|描边加粗|像素宽度|屏幕空间宽度|描边大小|线宽|描边变粗|描边多粗|描边最大像素|描边最小像素|描边随镜头变化|線の太さ|线加粗|线太细|线太粗|轮廓粗细|像素描边|Farthest_Distance|边线宽',
  },
  'Tutorial/ControlTheShapeOfOutlines#shape-the-stroke': {
    en: 'line weight|varying line width|tapered lines|pen pressure|brush stroke|width map|outline width mask|vertex color outline width|thick to thin|hand drawn line|calligraphic|lines on fingers|small parts|no lines on small parts|thin lines on details|outline mask|thinner face lines|erase lines|hide mouth line|no line on lips|offset z|outline vertex paint',
    'zh-Hans':
      '笔锋|粗细变化|线条粗细变化|笔触|手绘感|笔压|两头尖|顶点色控制描边宽度|描边宽度遮罩|渐细|粗细不均|手绘线条|手指描边|细节描边|小部件描边|局部描边粗细|鼻子不要线|嘴唇不要线|脸上线细一点|擦掉线|Offset_Z|粗细有致|刷线宽|隐藏嘴线',
  },
  'Tutorial/ControlTheShapeOfOutlines#colour-the-line': {
    en: 'outline color|tinted lines|colored outline|outline from texture|outline color from base texture|brown outline|outline follows texture|color trace|not black outline|outline blend with texture|line colour|brown line|change line color|red line|sampled outline color|tint outline|dark skin line|purple line|colored lineart|same hue as skin|outlinelightingmix|white outline',
    'zh-Hans':
      '描边颜色|彩色描边|描边跟随贴图颜色|描边不要黑色|色线|描边取贴图颜色|有色描边|改描边颜色|线条颜色|棕色描边|描边改成棕色|描边变色|描边换颜色|色描|色トレス|描边偏红|白色描边|皮肤色描边|同色系线|线不要纯黑|线染色',
  },
  'Tutorial/ControlTheShapeOfOutlines#different-lines': {
    en: 'weapon outline|outline on props|outline per material|different outline for hair and skin|no outline on face|outline only on part|separate outline|remove outline from eyes|outline per part|hide outline on part|exclude face|outline only hair|multiple outline materials|thin face thick body|disable on some materials|selective outline',
    'zh-Hans':
      '武器描边|道具描边|只给某个部位描边|每个部位不同描边|脸部不要描边|局部描边|只给头发描边|分部位描边|去掉眼睛描边|部分描边|眼睛不要描边|脸细身体粗|排除脸部|多个描边材质|单独给武器|某个部件关描边|衣服和皮肤不同线|分材质描边',
  },
  'Tutorial/ControlTheShapeOfOutlines#finish-for-production': {
    en: 'draw distance|outline performance|outline lod|scalability|outline motion vectors|ship the outline|turn on inner lines|optimize lines|outline for release|crease detection|line cost|interior lines on|outline checklist|ship lines',
    'zh-Hans':
      '描边性能|描边绘制距离|描边LOD|描边优化|发布前检查|描边开销|内线打开|开内描边|内勾线怎么开|线条性能|描边费性能|内部线打开|衣褶线怎么开',
  },
  'Tutorial/ControlTheShapeOfOutlines#what-goes-wrong': {
    en: 'two outlines|double outline|spikes|outline flicker|outline wobble|no outline|outline not visible|lines in mouth|outline jitter|outline on one side|outline smears|outline not showing|outline shaking|nanite outline|outline inside mouth|hair has no outline|outline missing on hair|outline ghosting|outline trail|outline after image|outline on teeth|line inside mouth|outline bleeds through|line pops in and out|thin line spikes on fingers|black edges around fingers|no outline after import|outline keeps shaking|line shivers|broken lines|dashed outline|eyelash spikes|mouth black|dirty outline|line tremble|z-fighting|uneven lines|no outline at all',
    'zh-Hans':
      '两层描边|双重描边|描边尖刺|描边抖动|描边闪烁|没有描边|描边不显示|嘴里有线|描边毛刺|描边看不见|嘴巴里有黑线|一边粗一边细|描边重影|描边出不来|描边刺出来|头发没有描边|描边残影|描边拖影|描边有残影|描边拖尾|牙齿描边|嘴里有描边|描边穿透|描边忽隐忽现|描边时有时无|手指描边|嘴里的线|景深下描边不对|描边一直在抖|描边抖|线条抖动|描边跳|虚线|线没了|嘴里发黑|不出线|线抖|睫毛刺|完全没有描边',
  },
  'Tutorial/ControlTheShapeOfShadows': {
    en: 'shadow shape|paint shadows|fix shadows|draw shadows by hand|face shadow|clean shadows|dirty shadow|nose shadow|shadow control|shadow design|anime face shadow|shadow mask|ambient occlusion paint|shadow on face|artistic shadows|shadow cleanup|shadow artifacts|ggxrd|stylized shadows|simplify shadows|facial shading',
    'zh-Hans':
      '阴影形状|画阴影|手绘阴影|脸部阴影|阴影修正|干净的阴影|鼻子阴影|阴影控制|面部阴影|脸上的影子|阴影遮罩|固定阴影|脸影|脸部光影|阴影绘制|影子形状|阴影简化|脸部打光|碎阴影|干净阴影|阴影太碎|陰影形狀|顔の影',
  },
  'Tutorial/ControlTheShapeOfShadows#clean-the-form': {
    en: 'edit face normals|proxy mesh normals|transfer normals|normal editing|data transfer modifier|spherical normals|smooth face normals|custom normals|blender normals|sphere normals|normal transfer|top light makes the face dark|light from above|overhead light|hair shadow too broken|patchy hair shading|guilty gear|edit normals|proxy normals|permanent shadow|always in shadow|fixed shadow under the chin|shadow under chin|neck shadow|abnormal|weighted normals|normal bender|sphere proxy|normals from sphere|face normals blender|noon light face|harsh top light',
    'zh-Hans':
      '改脸部法线|代理模型法线|法线编辑|传递法线|球形法线|修法线|平滑脸部法线|法线修改|数据传递|Blender改法线|脸部法线|法线平滑|顶光脸黑|顶光|从上往下打光|头发阴影太碎|头发明暗太碎|固定阴影|下巴下面的阴影|常暗|永远是暗部|脖子阴影|改法线|法线传递|编辑法线|罪恶装备|球形代理|加权法线|Abnormal|脸部法线怎么改|正午脸黑|头发法线|头发一坨阴影|鼻子不要阴影',
  },
  'Tutorial/ControlTheShapeOfShadows#build-a-face-shadow-map': {
    en: 'sdf shadow texture|threshold map|face lightmap|make sdf|paint face shadow|generate sdf|shadow masks by angle|rembrandt triangle|nose shadow texture|head turn shadow|genshin face|nose shadow|triangle under the eye|face shadow does not move|face shadow does not follow|paint sdf|8ssedt|sdf generator|distance field face|liltoon sdf|hoyo face|jump flood|nine masks',
    'zh-Hans':
      'SDF阴影贴图|脸影图怎么做|脸部阴影图|阈值图|SDF制作|生成SDF|画脸影|光影图|伦勃朗三角|脸部遮罩|三角光|面部阴影图制作|脸影跟随头部|鼻影|鼻子的影子|眼下三角|脸影不动|脸影不跟着灯动|8SSEDT|SDF生成器|九张图|星铁脸影|原神脸怎么做|顔影|脸颊三角|脸影贴图怎么画',
  },
  'Tutorial/ControlTheShapeOfShadows#control-cast-shadows': {
    en: 'self shadow|shadow groups|group id|disable self shadowing|shadow bias|who shadows whom|hair shadow on face|ray traced shadow|receive shadow|cast shadow off|fringe shadow|shadow id|shadow layers|receive mask|shadow whitelist|exclude shadow|systemshadowslevel|per part shadows|hat shadow|sleeve shadow',
    'zh-Hans':
      '自阴影|阴影分组|自投影|关闭自阴影|阴影偏移|头发投影|刘海阴影|接收阴影|关闭投影|光追阴影|投射阴影|阴影编号|谁投给谁|部位之间的影子|手臂影子|影子分层|阴影白名单|帽子影子|发影投脸',
  },
  'Tutorial/ControlTheShapeOfShadows#what-goes-wrong': {
    en: 'face goes dark|face dark in front light|light behind the face|shadow wrong side|shadow jumps|steps in face shadow|nose split in two|shadow flipped|floating shadow|groups have no effect|noisy hair shadow|shadow pops|no shadow|shadow missing|character casts no shadow|no shadow on the ground|ground shadow missing|peter panning|shadow detached|shadow separated from object|face always dark|face is always in shadow|face goes dark suddenly|half of face dark|shadow stays when character rotates|cheek triangles|black face|half face|shadow snapping|blocky face shade|grainy hair shade|hat cuts shadow|sliding bangs shadow|blinking shadow',
    'zh-Hans':
      '脸变黑|逆光脸黑|背光脸黑|正面光脸暗|阴影跳变|阴影反了|脸影锯齿|鼻子被分成两半|阴影漂浮|分组不起作用|阴影噪点|没有影子|影子消失|阴影左右跳|阴影翻转|角色没有影子|地上没影子|地面没有影子|不投影|没有投影|阴影脱离|影子脱开|阴影悬浮|影子和脚分离|脸一直是暗的|脸一直黑|脸突然变黑|半边脸黑|脸黑了一半|旋转角色阴影不动|脸图断层|脸图有断层|脸黑|阴影左右换|脸上方块|阴影马赛克|影子悬空|头发影子颗粒|转头阴影错|影子没贴地',
  },
  'Tutorial/ControlTheShapeOfShadows#find-the-source': {
    en: 'where does this shadow come from|which shadow is it|identify shadow|receive shadows|receive shadows off|turn off received shadows|do not receive shadows|no shadows from other objects|diagnose shadow|what causes this patch|isolate shadow|unwanted shadow origin|debug shade|ignore incoming shadows|shadowless|disable receiving',
    'zh-Hans':
      '这块阴影哪来的|阴影来源|判断阴影类型|接收阴影|接受阴影|不接收投影|不想接收投影|不接受投影|关掉接收阴影|不要别人的影子|排查阴影|这块黑是什么|辨别阴影|关掉受影|屏蔽投影|影子从哪来|不受影|关闭接受阴影',
  },
  'Tutorial/CreateComplexMaterialsUsingMaterialLayer': {
    en: 'tattoo|dirt|wet clothes|sweat|blood|mud|decal|snow|makeup|blush|pattern on clothes|layered material|layer stack|logo|texture overlay|blend materials|damage|scar|embroidery|overlay texture|multiple textures|rain wet|one material for the whole character|stockings|tights|substance layers|decals on skin|costume variants|freckles|nail polish|wet hair|photoshop layers|lipstick',
    'zh-Hans':
      '纹身|污渍|衣服弄脏|汗水|血迹|泥|湿身|雪|妆容|腮红|花纹叠加|图案|贴花|多层材质|材质混合|伤痕|刺绣|印花|叠加贴图|淋湿|多张贴图|材质叠加|湿衣服|标志|一个材质做整个角色|丝袜|图层材质|口红|美甲|雀斑|换装|战损|贴纸|湿发|化妆',
  },
  'Tutorial/CreateComplexMaterialsUsingMaterialLayer#parent': {
    en: 'lost values after changing parent|change parent material|replace master material|swap parent|parameters reset|reparent|master material|wiped parameters|settings gone after swap|parent switch|base material change|values vanished|rebase material|convert to layered',
    'zh-Hans':
      '换父材质参数丢失|替换母材质|更换父级|参数丢失|母材质|换材质参数没了|重设父级|参数全没了|参数清空|换母材质|父级切换|设置丢了|换父级后变样|改父材质|材质重置',
  },
  'Tutorial/CreateComplexMaterialsUsingMaterialLayer#own-layers': {
    en: 'too many texture samplers|sampler limit|16 samplers|shared sampler|custom layer|write a material layer|material function|layer blend asset|custom blend|new effect layer|sampler error|texture limit|extend shader|own shader code|hlsl layer|add my own effect|node graph',
    'zh-Hans':
      '采样器超过16个|采样器上限|自定义材质层|写材质层|材质函数|混合资产|共享采样器|自己做材质层|自定义混合|自定义效果|写shader|采样数超限|贴图数量上限|扩展材质|节点图|自己加效果',
  },
  'Tutorial/CreateComplexMaterialsUsingMaterialLayer#animate': {
    en: 'dynamic material instance|change parameter at runtime|blueprint material parameter|animate material|set scalar parameter|fade in layer|timeline|in-game change|dissolve|change colour in game|change color at runtime|swap skin tone|change hair color in game|recolor character|customization|bp control|sequencer material|hit flash|recolor|in-game skin color|wetness over time|disintegrate|character creator',
    'zh-Hans':
      '动态材质实例|运行时改参数|蓝图改材质|材质动画|游戏中修改材质|用蓝图控制|动态材质|渐变出现|淡入|溶解|蓝图修改参数|游戏中变色|运行时变色|换肤色|换发色|捏人换色|运行时换肤色|受击闪白|逐渐变湿|捏脸|换色系统|消融|动画控制参数|自定义角色|染色系统',
  },
  'Tutorial/CreateComplexMaterialsUsingMaterialLayer#modes': {
    en: 'multiply|blend mode|overlay mode|additive|replace|tint|photoshop modes|layer blending|wet clothes|wet look|wetness|darken|screen blend|dye|color blend|hair dye|recolor cloth',
    'zh-Hans':
      '正片叠底|混合模式|叠加模式|相加|替换模式|着色模式|PS混合|图层混合|衣服淋湿|湿衣服|淋湿效果|滤色|变暗|染发|颜色混合|衣服变湿|图层模式|加深',
  },
  'Tutorial/ImportANewCharacter': {
    en: 'load a mesh|fbx import|import my own character|vrm import|vroid|mmd|pmx|custom character|use own model|add a model|new model|mixamo|genshin model|bring character from blender|setup character|avatar|daz|character creator|mannequin|cc4|bring in model|own oc|put my character in unreal|booth model|rigged model|vtuber avatar|replace manny|インポート',
    'zh-Hans':
      '导入模型|导入自己的模型|VRM导入|VRoid角色|MMD模型|PMX|FBX导入|新角色|换模型|自己的角色|载入模型|模之屋|添加角色|导入人物|角色导入流程|怎么导入|小白人|换掉小白人|DAZ|CC4|OC|模型进UE|Booth模型|引擎里放角色|绑定好的模型|导进虚幻|皮套|替换小白人',
  },
  'Tutorial/ImportANewCharacter#export-from-the-dcc': {
    en: 'blender export|maya export|export fbx|export settings|3ds max|apply scale|export character|from blender to unreal|axis settings|mmd tools|better fbx|auto rig pro|freeze transforms|apply transforms|c4d export|houdini export',
    'zh-Hans':
      'Blender导出|Maya导出|导出FBX|导出设置|3dmax导出|应用缩放|导出角色|Max导出|坐标轴设置|Better FBX|Auto-Rig|冻结变换|从Blender出|MMD Tools|CATS|C4D导出|应用变换',
  },
  'Glossary#editor-options': {
    en: 'chinese editor|chinese names of settings|translate the editor|chinese ui',
    'zh-Hans': '中文编辑器|中英对照|中文界面|对照表|选项翻译|英文看不懂|编辑器汉化|中文叫什么',
  },
  'Tutorial/ImportANewCharacter#sample-character': {
    en: 'demo character|example model|practice model|practice character|no model yet|free model|practice asset|test dummy|toonsample.zip|import_toon_sample.py',
    'zh-Hans': '练习用的角色|演示模型|示例模型|没有模型怎么办|免费模型|练习模型|测试角色|ToonSample|导入脚本',
  },
  'Tutorial/ImportANewCharacter#assign-toon-materials': {
    en: 'apply toon material|double sided|two sided|material slots|change shader|set materials|backface culling|eyelash alpha|skirt backside invisible|convert to toon material|replace materials|too many material slots|skirt disappears|inside of the skirt|mesh invisible from the inside|hole in the mesh from behind|cel material|skin material setup|cutout hair|see-through skirt|alpha hair cards|set up textures|inside invisible',
    'zh-Hans':
      '赋予材质|双面材质|双面|替换材质|指定材质|裙子背面看不见|背面剔除|套卡通材质|换成卡通材质|材质球|上材质|背面透明|材质槽太多|材质槽|裙子里面看不见|从里面看不见|裙子内侧消失|背面不显示|贴图怎么挂|挂贴图|衣服内侧|披风背面|裙子透明|半透头发|賦予材質',
  },
  'Tutorial/ImportANewCharacter#build-the-character-blueprint': {
    en: 'character component|head bone|blueprint setup|toon character component|actor setup|add component|character disappears at the screen edge|culled at the edge|bounds too small|player character|actor bp|playable|bp_character|pawn|head direction|nose axis|vanishes when close',
    'zh-Hans':
      '角色组件|头部骨骼|角色蓝图|添加组件|蓝图设置|头骨|角色走到屏幕边消失|角色在画面边缘消失|包围盒太小|玩家角色|做成可玩|BP角色|头骨朝向|头朝向|角色一走就没|靠近消失',
  },
  'Tutorial/ImportANewCharacter#what-goes-wrong': {
    en: 'seam down the face|model too small|wrong units|giant model|wrong scale|black eyelashes|white model|missing eyes|model too big|tiny character|shading breaks on expressions|seam in face|scale 100|faceted|invisible parts|model is tiny|model lies on its back|upside down|broken mesh|inside out|gigantic|missing faces|outline swallows character|face crack|rotated 90',
    'zh-Hans':
      '脸上一条缝|脸部接缝|模型太小|模型太大|单位不对|比例不对|睫毛发黑|角色全白|眼睛不见了|缩放|表情阴影乱|脸中间有线|模型有接缝|大小不对|棱面|模型破面|面片消失|模型很小|模型躺着|模型倒着|炸模|模型裂开|面反了|缺面|法线反了|脸裂|导入后变黑',
  },
  'Tutorial/ImportANewCharacter#import-into-ue': {
    en: 'fbx import options|import settings|drag fbx into content browser|vrm4u|import vrm|glb import|drop in fbx|gltf importer|vrm plugin|reimport|content browser import|mesh import dialog|usd',
    'zh-Hans':
      'FBX导入选项|导入设置|拖进内容浏览器|导入vrm|汇入|匯入|拖进来|重导|加载FBX|导glb|FBX窗口|VRM插件|載入模型|导入骨骼模型',
  },
  'Tutorial/ImportANewCharacter#check-the-result': {
    en: 'vrm import has two outlines|check imported model|verify|sanity check|test lighting|is it correct|did it work|vcol leftover|validate import',
    'zh-Hans': '导入后检查|导入后有两层描边|导入对不对|验收|导入检查|检查模型|怎么确认|验证|转灯看看|成功了吗',
  },
  'Reference/ConsoleVariables#toon-light': {
    en: 'how many lights|max additional lights|light limit|override brightness|global light clamp|number of lamps|min brightness all characters|more lights',
    'zh-Hans': '最多几盏灯|灯的数量上限|全局亮度|灯数量|多开几盏灯|统一提亮角色|灯光上限|全部角色亮度',
  },
  'Reference/ConsoleVariables#toon-outline': {
    en: 'turn off outlines|disable outlines globally|outline off console|global line width|hide all lines|toggle outline|thicken all outlines|line cvar|far outline',
    'zh-Hans': '全局关闭描边|控制台关描边|全局线宽|所有描边加粗|开关描边|隐藏所有线|描边命令|一键关描边',
  },
  'Tutorial/ControlLightShadowColorTransition#shared-values': {
    en: 'mtoon|convert mtoon|mtoon values|mtoon to toon|shading toony factor|shading shift factor|poiyomi|liltoon values|lilToon convert|unity to unreal material|uts values|batch change|all characters at once|master instance|inherit|unity toon shader',
    'zh-Hans':
      'MToon|MToon参数|MToon换算|lilToon|Poiyomi|阴影色数值换算|UTS换算|UTS|Unity卡通材质|Unity材质搬到UE|统一改参数|全部角色一起改|材质模板|一改全改',
  },
  'MigrateToNewVersion/5.4#numbers': {
    en: 'shadow feather|feather to softness|old parameter names|renamed parameters|shadowoffset conversion|old threshold|halve the width|convert feather|n dot l to half lambert|conversion table',
    'zh-Hans': '羽化换算|旧参数名|参数改名|ShadowOffset换算|阈值换算|旧数值|数值对照|换算表|旧参数对应',
  },
  'TutorialLegacy/5.0-5.3/index#conversion': {
    en: 'shadow feather|old value conversion|convert old values|threshold from offset|old shadow numbers|formula old new|reverse conversion',
    'zh-Hans': '旧版数值换算|羽化换算|旧参数转新参数|偏移转阈值|新旧对照|反向换算',
  },
  'Tutorial/DrawEyes#steps': {
    en: 'iris parallax|iris depth|eyebrows visible through hair|eyes through hair|eyebrow over hair|see eyes through bangs|eye highlight|pupil highlight|catch light|eye shadow from lid|stencil test|stencil|eyebrows in front of hair|draw eyes on top|eye shine|eye glint|concave eyes|brow overlay|pupil depth',
    'zh-Hans':
      '眼透|眉毛透过头发|眉透|眼睛透过刘海|透过刘海|瞳孔深度|眼神光|虹膜视差|瞳孔高光|眼皮阴影|模板测试|模板|眉毛压头发|眼睛显示在头发前|眼睛高光怎么加|眼白阴影|眼睛凹陷|眉毛在头发上面|前髪越しの目|瞳孔视差',
  },
  'Reference/Presets#night': {
    en: 'too dark at night|night preset|readable at night|dark scene values|moon|horror|visible in dark|low light',
    'zh-Hans': '夜里太黑|夜景预设|夜里看不清|月光|暗场参数|夜晚参数|黑暗里看清脸|低光|恐怖',
  },
  'MigrateToNewVersion/5.5#problems': {
    en: 'shadow side darker after upgrade|darker after update|after upgrading to 5.5|dim after upgrade|seams after update|crawling noise|flat chin after upgrade|character too dark since 5.5',
    'zh-Hans':
      '升级后暗部变黑|升级后变暗|更新后暗部变黑|升5.5变暗|升级后偏黑|升级后有接缝|升级后脸变平|5.5之后角色暗|升级后噪点',
  },
  'MigrateToNewVersion/Latest#problems': {
    en: 'rim wider after update|rim got thicker after update|looks different after 5.6|darker shadows since 5.6|thinner lines since 5.6|rim huge|5.6 broke|lod tears',
    'zh-Hans':
      '更新后边缘光变宽|升级后边缘光变粗|升级后画面不同|升5.6后线变细|升5.6影子变黑|5.6之后边缘光巨大|5.6效果变了|边缘光太宽升级|更新后线细了',
  },
  '/markdown-page#maintainers': {
    en: 'who made this|authors|who maintains this|developers|team|contact|who wrote the plugin|who develops the plugin|creator|owner|company behind|studio|who is behind|developer contact|authors of plugin',
    'zh-Hans':
      '作者|谁做的|开发者|维护者|团队|联系作者|谁写的插件|谁开发的|谁开发的插件|哪家公司|创作者|开发商|谁在维护|工作室|哪个团队|製作者|作者是谁',
  },
  '/markdown-page#credits': {
    en: 'references|papers|inspired by|techniques from|sources|academic|bibliography|research|citations|gdc talk|literature|siggraph',
    'zh-Hans': '参考资料|论文|参考了什么|技术出处|文献|学术|理论来源|引用|GDC演讲|SIGGRAPH|灵感来源',
  },
  'Tutorial/ImportANewCharacter#model-for-toon-shading': {
    en: 'modelling rules|topology advice|edge loops|model for toon',
    'zh-Hans': '建模要求|布线要求|模型规范|拓扑要求|建模规范',
  },
  'Reference/MaterialParameters#transition': {
    en: 'shadow side picks up light colour|tint shadows with the light|light colour in shadow|terminator settings|shade width|shadow amount parameter|light bias slider|tint by light',
    'zh-Hans': '暗部跟随灯光颜色|阴影受光颜色影响|暗部染上光的颜色|明暗参数|阴影阈值参数|软硬参数|阴影量|灯光染色参数',
  },
  '/workbench#files': {
    en: 'where is my work saved|save my settings|load a saved file|export settings|json file|backup work|project save|autosave|recover|lost my settings|storage',
    'zh-Hans':
      '网页里调的存哪了|保存到哪|怎么保存|存档|工作台文件|导出设置|备份|自动保存|丢失了|恢复存档|数据还在吗|保存工程',
  },
  '#offline': {
    en: 'download documentation|no internet|offline docs',
    'zh-Hans': '离线文档|下载文档|断网|离线看',
  },
  '/workbench#what': {
    en: 'save a picture|export a picture|screenshot|record a video|share a link|ready-made looks',
    'zh-Hans': '导出图片|录视频|分享链接|发给朋友|现成的画风',
  },
  '/workbench#keys': {
    en: 'undo|redo|shortcuts',
    'zh-Hans': '撤销|重做|撤回|快捷键|复位',
  },
};

/** English names of this many words are also found on pages in other languages. */
const LONGEST_NAME = 2;

/** The address of a block's section in `keywords`: 'FAQ#platforms', 'GettingStarted/index', '/markdown-page#credits'. */
function addressOf(document: string, anchor: string): string {
  const page = document.replace(/\/$/, '/index');
  return anchor === '' ? page : `${page}#${anchor}`;
}

/**
 * Adds the words to the headings of the pages; an address without a section is an error, but in an old version.
 * @param version of the documents; undefined for the current ones
 */
export function addKeywords(pages: readonly PageRecords[], locale: Locale, version?: string): void {
  const docs = `/${locale}${docsAddress(version)}/`;
  const left = new Set(Object.keys(keywords));
  for (const {path, blocks} of pages) {
    for (const block of blocks) {
      const page = path.slice(path.startsWith(docs) ? docs.length : `/${locale}`.length);
      const address = block.level > 0 ? addressOf(page, block.anchor) : '';
      const words = left.delete(address) ? keywords[address] : undefined;
      if (words === undefined) continue;
      // Readers of every language also type the English names of techniques, which are short.
      const names = words.en.split('|').filter((name) => name.split(' ').length <= LONGEST_NAME);
      block.keywords = [...new Set([...forLocale(words, locale).split('|'), ...names])].join('|');
    }
  }
  if (left.size > 0 && version === undefined)
    throw new Error(
      `plugins/search/keywords.ts: no section at ${[...left].join(', ')}: correct the address, or remove its words`,
    );
}
