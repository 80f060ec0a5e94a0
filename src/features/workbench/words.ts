import type {PerLocale} from '../../../config/localized';
import type {FileFault} from './document';
import type {Part} from './types';

/** Texts of the page before the workbench starts. */
export interface PageWords {
  readonly start: string;
  readonly loading: string;
  readonly failed: string;
  readonly kept: string;
  readonly scripts: string;
  /** Shown in the offline copy only. */
  readonly offline: string;
}

export const pageWords: PerLocale<PageWords> = {
  'zh-Hans': {
    start: '打开工作台',
    loading: '载入中',
    failed: '工作台没有下载完。检查网络，再打开一次。',
    kept: '上次的内容还在这台设备上，会接着打开。',
    scripts: '工作台要用JavaScript，请在浏览器里打开它。',
    offline: '离线副本里没有工作台：浏览器不让本地文件加载模块和后台线程。联网后在网站上打开这一页。',
  },
  en: {
    start: 'Open the workbench',
    loading: 'Loading',
    failed: 'The workbench did not finish downloading. Check the connection and open it again.',
    kept: 'What you had last is still on this machine and opens with it.',
    scripts: 'The workbench needs JavaScript: turn it on in your browser.',
    offline:
      'The offline copy has no workbench: browsers refuse modules and workers of local files. Open this page on the site.',
  },
};

export interface Words {
  readonly title: string;
  readonly close: string;
  readonly undo: string;
  readonly redo: string;
  readonly reset: string;
  readonly wasReset: string;
  readonly view: string;
  readonly panels: string;
  readonly panel: Readonly<Record<'parameters' | 'looks' | 'ramps' | 'face' | 'output' | 'own', string>>;
  readonly part: string;
  readonly parts: Readonly<Record<Part, string>>;
  readonly filter: string;
  readonly placeholder: string;
  readonly changedOnly: string;
  readonly favouritesOnly: string;
  readonly favourite: string;
  readonly none: string;
  /** `{n}` of values. */
  readonly changed: string;
  readonly resetPart: string;
  /** Keys of the picture besides those of every stage. */
  readonly keys: string;
  /** Name of the button that shows them. */
  readonly keyList: string;
  readonly move: string;
  readonly rest: string;
  readonly lessMotion: string;
  /** Why a parameter of the eyes or the face does nothing on a reader's model. */
  readonly oursOnly: string;
  /** Why a part's parameter does nothing on a reader's model. */
  readonly noPart: string;
  /** Why a value for the whole character does nothing. */
  readonly allSet: string;
  /** Why the head or the face of a reader's model stays. */
  readonly lacksRig: string;
  readonly place: string;
  readonly backdrop: string;
  readonly backdropNote: string;
  readonly chooseBackdrop: string;
  readonly removeBackdrop: string;
  readonly backdropTaken: string;
  readonly noBackdrop: string;
  /** Why a background of the scene is not seen. */
  readonly covered: string;
  readonly snapshots: string;
  readonly snapshotsNote: string;
  readonly takeSnapshot: string;
  /** Its first name; `{n}` counts. */
  readonly snapshot: string;
  readonly snapshotTaken: string;
  readonly snapshotName: string;
  readonly remove: string;
  readonly removed: string;
  readonly restore: string;
  readonly snapshotsFull: string;
  readonly snapshotsNotKept: string;
  readonly snapshotsAdded: string;
  readonly snapshotsTooMany: string;
  /** Heading of the looks. */
  readonly shipped: string;
  readonly looksNote: string;
  readonly open: string;
  readonly compare: string;
  readonly endCompare: string;
  readonly leftSide: string;
  readonly rightSide: string;
  readonly opened: string;
  readonly now: string;
  readonly picture: string;
  readonly size: string;
  readonly cutOut: string;
  readonly savePicture: string;
  readonly turntable: string;
  readonly turns: string;
  readonly filmNote: string;
  readonly saveTurntable: string;
  readonly saveFrames: string;
  readonly recording: string;
  readonly cancel: string;
  readonly cancelled: string;
  readonly noRecording: string;
  readonly files: string;
  readonly filesNote: string;
  readonly saveFile: string;
  readonly openFile: string;
  readonly copyLink: string;
  readonly linkLacks: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly fileOpened: string;
  readonly refused: string;
  readonly faults: Readonly<Record<FileFault, string>>;
  readonly unreal: string;
  readonly unrealNote: string;
  readonly saveZip: string;
  readonly copyPart: string;
  readonly pastePart: string;
  readonly nothingPasted: string;
  readonly nothing: string;
  readonly saved: string;
  readonly notKept: string;
  readonly failedPicture: string;
  /** Text of the ZIP's README. */
  readonly readme: readonly string[];
}

export const words: PerLocale<Words> = {
  'zh-Hans': {
    title: '工作台',
    close: '关闭',
    undo: '撤销',
    redo: '重做',
    reset: '清空',
    wasReset: '已清空，可撤销',
    view: '画面显示',
    panels: '工作台的面板',
    panel: {parameters: '参数', looks: '画风', ramps: 'Ramp图', face: '面部阴影', own: '角色', output: '输出'},
    part: '部位',
    parts: {all: '整个角色', skin: '皮肤', face: '脸', hair: '头发', cloth: '衣服', metal: '金属', prop: '道具'},
    filter: '筛选参数',
    placeholder: '参数名、中文名或拼音',
    changedOnly: '只看已改',
    favouritesOnly: '只看收藏',
    favourite: '收藏：{name}',
    none: '没有符合的参数。',
    changed: '已改{n}项',
    resetPart: '重置{part}',
    keys: '；滚轮缩放，中键、右键或双指拖动平移，W、A、S、D平移，单击选中部位，双击拉近，1到4依次看正面、斜侧面、侧面和背面，?让这一行留在画面上',
    keyList: '画面的操作和按键',
    move: '动起来',
    rest: '停下',
    lessMotion: '系统设置要求减少动态效果，角色不动。',
    oursOnly: '只对站内的角色起作用',
    noPart: '模型没有这个部位',
    allSet: '各部位都有自己的值',
    lacksRig: '这个模型没有可用的头骨或表情',
    place: '场景、相机与光',
    backdrop: '背景图片',
    backdropNote: '也可以把图片拖到工作台上，或复制后粘贴。',
    chooseBackdrop: '选择图片',
    removeBackdrop: '移除图片',
    backdropTaken: '背景换成了{name}。',
    noBackdrop: '{name}不是浏览器能读的图片。',
    covered: '背景图片盖住了它',
    snapshots: '快照',
    snapshotsNote:
      '快照存下整个工作台：数值、场景、相机、光、表情、背景、Ramp图和面部阴影。打开可撤销；撤销和清空不改快照。',
    takeSnapshot: '保存快照',
    snapshot: '快照{n}',
    snapshotTaken: '已保存「{name}」。',
    snapshotName: '快照名',
    remove: '删除',
    removed: '已删除「{name}」。',
    restore: '恢复',
    snapshotsFull: '已有{n}个快照，存满了：先删掉不用的。',
    snapshotsNotKept:
      '快照没能存进浏览器：空间已满，或浏览器不让网站存数据。关闭工作台前，在「输出」里用「保存.json」存一份。',
    snapshotsAdded: '文件里的{n}个快照已加入。',
    snapshotsTooMany: '文件里的快照没有加入：一共最多{n}个。删掉不用的，再打开一次。',
    shipped: '现成的画风',
    looksNote:
      '打开一个画风会换掉全部数值，Ramp图、面部阴影和背景图片不变。可撤销。对比时相机不变，两边都可以换成任何一个快照或画风。',
    open: '打开',
    compare: '对比',
    endCompare: '结束对比',
    leftSide: '左边',
    rightSide: '右边',
    opened: '已打开「{name}」',
    now: '现在',
    picture: '图片',
    size: '长边像素',
    cutOut: '不要背景',
    savePicture: '保存PNG',
    turntable: '视频',
    turns: '相机绕一圈',
    filmNote: '六秒，每秒30帧。画面上的角色动着，录下的也动。PNG序列是一个ZIP，按上面的「不要背景」保存。',
    saveTurntable: '录制WebM',
    saveFrames: '保存PNG序列',
    recording: '正在录制',
    cancel: '取消',
    cancelled: '已取消。',
    noRecording: '这个浏览器不能录制WebM：保存PNG序列，或换用Chrome、Edge或Firefox。',
    files: '工作台文件',
    filesNote: '文件里有当前的改动和全部快照。',
    saveFile: '保存.json',
    openFile: '打开.json',
    copyLink: '复制链接',
    linkLacks: '链接已复制。Ramp图、面部阴影和背景图片太大，不在链接里：用.json文件分享。',
    copied: '链接已复制。',
    notCopied: '没能复制：浏览器没有给剪贴板权限。',
    fileOpened: '已打开{name}。',
    refused: '这些数值不能用，已略过：{names}。',
    faults: {
      large: '{name}超过25 MB，不是工作台文件。',
      broken: '{name}读不出来：文件不完整或被改坏了。重新保存一份再打开。',
      other: '{name}不是工作台文件。这里要的是「保存.json」存下的文件。',
      future: '{name}由更新的版本保存。刷新页面，再打开它。',
    },
    unreal: '带到UE',
    unrealNote:
      'ZIP里有：各部位的粘贴文本和Python脚本、Ramp图集PNG、工作台文件和说明。改过的Ramp图另有CSV，改过的面部阴影另有贴图PNG。',
    saveZip: '保存ZIP',
    copyPart: '复制「{part}」的粘贴文本',
    pastePart: '粘贴从UE复制的参数组到「{part}」',
    nothingPasted: '没有认出参数。在材质实例里右键参数组标题，选Copy，再粘贴到这里。',
    nothing: '「{part}」没有与插件默认值不同的参数。',
    saved: '已保存{name}。',
    notKept: '这台设备没有地方保存了：离开前请用「保存.json」存一份。',
    failedPicture: '画不出这么大的图。选小一点的尺寸。',
    readme: [
      '工作台导出的文件',
      '',
      'paste/：每个部位一个文本文件。全选复制，在材质实例的Details面板里右键参数组标题，选Paste。名字以Outline和InnerLine开头的参数在描边的材质实例里，以Eye开头的在眼睛的实例里：同一段文本再贴到那里。',
      'python/：每个部位一个脚本。在Content Browser里选中这个部位的材质实例，用Tools > Execute Python Script运行。',
      'profile.txt：整个角色的数值，填进Toon Character Profile。',
      'ramps/：改过的Ramp行。每个CSV导入时类型选Linear Color Curve，再放进曲线图集同一行。',
      'CA_Toon_DiffuseRamps.png：整张图集，便于核对。',
      'T_Toon_FaceShadowMap.png：面部阴影贴图，导入后关掉sRGB。',
      'workbench.json：在工作台的「输出」里打开。',
    ],
  },
  en: {
    title: 'Workbench',
    close: 'Close',
    undo: 'Undo',
    redo: 'Redo',
    reset: 'Clear',
    wasReset: 'Cleared; Undo brings it back',
    view: 'Picture shows',
    panels: 'Panels of the workbench',
    panel: {
      parameters: 'Parameters',
      looks: 'Looks',
      ramps: 'Ramps',
      face: 'Face shadow',
      own: 'Character',
      output: 'Output',
    },
    part: 'Part',
    parts: {
      all: 'Whole character',
      skin: 'Skin',
      face: 'Face',
      hair: 'Hair',
      cloth: 'Cloth',
      metal: 'Metal',
      prop: 'Props',
    },
    filter: 'Filter the parameters',
    placeholder: 'Id, name or effect',
    changedOnly: 'Changed',
    favouritesOnly: 'Favourites',
    favourite: 'Favourite: {name}',
    none: 'No parameter matches.',
    changed: '{n} changed',
    resetPart: 'Reset {part}',
    keys: '; the wheel zooms, the middle or right button, two fingers and W, A, S, D pan, a click selects a part, a double click comes nearer, 1 to 4 show the front, three quarters, the side and the back, ? keeps this line',
    keyList: 'Mouse, fingers and keys of the picture',
    move: 'Move',
    rest: 'Stop',
    lessMotion: 'Your system asks for less motion: the character stays still.',
    oursOnly: 'Acts on our figures only',
    noPart: 'The model has no such part',
    allSet: 'Every part has a value of its own',
    lacksRig: 'The model has no head bone or no expressions for it',
    place: 'Scene, camera and light',
    backdrop: 'Background picture',
    backdropNote: 'Or drop a picture on the workbench, or paste one.',
    chooseBackdrop: 'Choose a picture',
    removeBackdrop: 'Remove the picture',
    backdropTaken: '{name} is the background now.',
    noBackdrop: '{name} is no picture that the browser can read.',
    covered: 'The background picture covers it',
    snapshots: 'Snapshots',
    snapshotsNote:
      'A snapshot holds the whole desk: values, scene, camera, light, expression, background, ramps and face shadow. Undo takes back that you opened one; Undo and Clear change no snapshot.',
    takeSnapshot: 'Keep a snapshot',
    snapshot: 'Snapshot {n}',
    snapshotTaken: 'Kept “{name}”.',
    snapshotName: 'Name of the snapshot',
    remove: 'Delete',
    removed: 'Deleted “{name}”.',
    restore: 'Restore',
    snapshotsFull: 'There are {n} snapshots, and no more are kept: delete one first.',
    snapshotsNotKept:
      'The browser did not keep the snapshots: its storage is full or blocked. Save them with “Save .json” under Output before you close the workbench.',
    snapshotsAdded: 'Snapshots added: {n}.',
    snapshotsTooMany: 'Its snapshots were not added: {n} are kept at most. Delete some and open it again.',
    shipped: 'Shipped looks',
    looksNote:
      'Opening a look replaces all values; ramps, face shadow and background picture stay. Undo brings yours back. Compare keeps the camera, and either half can show any snapshot or look.',
    open: 'Open',
    compare: 'Compare',
    endCompare: 'End the comparison',
    leftSide: 'Left half',
    rightSide: 'Right half',
    opened: 'Opened “{name}”',
    now: 'Now',
    picture: 'Picture',
    size: 'Pixels of the longer side',
    cutOut: 'Without background',
    savePicture: 'Save PNG',
    turntable: 'Film',
    turns: 'Camera goes round once',
    filmNote:
      'Six seconds, 30 frames a second. A character that moves in the picture moves in the film. The PNG sequence is one ZIP and follows “Without background” above.',
    saveTurntable: 'Record WebM',
    saveFrames: 'Save PNG sequence',
    recording: 'Recording',
    cancel: 'Cancel',
    cancelled: 'Cancelled.',
    noRecording: 'This browser cannot record WebM: save a PNG sequence, or use Chrome, Edge or Firefox.',
    files: 'File of the workbench',
    filesNote: 'The file holds the desk and all snapshots.',
    saveFile: 'Save .json',
    openFile: 'Open .json',
    copyLink: 'Copy link',
    linkLacks: 'Link copied. Ramps, face shadow and background picture are too large for it: share the .json file.',
    copied: 'Link copied.',
    notCopied: 'Could not copy: the browser did not allow the clipboard.',
    fileOpened: 'Opened {name}.',
    refused: 'These values cannot be used and were left out: {names}.',
    faults: {
      large: '{name} is over 25 MB and no file of the workbench.',
      broken: '{name} cannot be read: it is incomplete or was changed. Save it anew and open that.',
      other: '{name} is no file of the workbench. Open one that “Save .json” wrote.',
      future: '{name} was saved by a newer version. Reload the page, then open it.',
    },
    unreal: 'Into Unreal',
    unrealNote:
      'The ZIP holds paste texts and Python scripts by part, the ramp atlas as PNG, the file of the workbench and a README; of edited ramps also CSV files, and of an edited face shadow the map as PNG.',
    saveZip: 'Save ZIP',
    copyPart: 'Copy the paste text of {part}',
    pastePart: 'Paste a parameter group copied in Unreal for {part}',
    nothingPasted:
      'No parameter recognised. In the material instance right-click the header of a group, choose Copy, and paste it here.',
    nothing: '{part}: no parameter differs from the plugin’s defaults.',
    saved: 'Saved {name}.',
    notKept: 'This machine has no room to keep the desk: save it with “Save .json” before you leave.',
    failedPicture: 'A picture of this size could not be drawn: choose a smaller one.',
    readme: [
      'Files of the workbench',
      '',
      'paste/: one text a part. Copy all of it, right-click the header of a parameter group in the Details panel of the material instance, and choose Paste. Names that begin with Outline or InnerLine are in the outline instance, those with Eye in the eye instance: paste the same text there too.',
      'python/: one script a part. Select the material instances of the part in the Content Browser and run it with Tools > Execute Python Script.',
      'profile.txt: values of the whole character, for the Toon Character Profile.',
      'ramps/: edited rows. Import each CSV as a Linear Color Curve and put it into the same row of the curve atlas.',
      'CA_Toon_DiffuseRamps.png: the whole atlas, to compare with.',
      'T_Toon_FaceShadowMap.png: the face shadow map; switch sRGB off after the import.',
      'workbench.json: open it under Output on the workbench.',
    ],
  },
};
