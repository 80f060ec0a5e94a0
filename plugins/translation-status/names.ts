/** Names that pages may use besides those in the parameter catalogue and the reference tables. */
const list = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

/** Identifiers of the engine and its tools, assets of the plugin, names in older versions. */
export const identifiers = list(`
  CompilerVersion
  EngineAssociation
  MaxParallelActions
  r.RayTracing.ForceAllRayTracingEffects
  r.ViewDistanceScale
  r.DefaultFeature.AutoExposure
  r.DefaultFeature.MotionBlur
  r.ForwardShading
  r.Lumen.HardwareRayTracing
  r.RayTracing
  r.ReflectionMethod
  r.SkinCache.Allow
  r.SkinCache.Mode
  BP_ToonLookDev
  CA_Toon_DiffuseRamps
  CC_MyGame_Skin2
  HeadCenter
  MI_Toon
  MI_Toon_Body
  MI_Toon_Eye
  MI_Toon_Face
  MI_Toon_Hair
  MI_Toon_Layer
  MI_Toon_Outline
  MI_Face
  MI_Outline
  MI_ToonSample_Outline
  MLB_Toon_Mask
  ML_Toon_Dirt
  ML_Toon_Emissive
  ML_Toon_Hair2
  ML_Toon_HairSpecular
  ML_Toon_MatCap
  ML_Toon_Pattern
  ML_Toon_Surface
  ML_Toon_Wet
  M_Toon_Base
  M_Toon_Layered
  RampRows
  T_Toon_FaceShadowMap
  ToonUE
  Toon_LookDev
  r.Toon.Legacy
  r.Toon.Legacy.Rim.FadeDistance
  r.Toon.Legacy.Rim.MaxDepthTestDistance
  r.Toon.Legacy.Rim.MaxWidth
  HairSpecularFeather
  HairSpecularThreshold
  RimLightAngle
  RimLightDepthThreshold
  RimLightIntensity
  RimLightWidth
  ShadowFeather
  ShadowOffset
`);

/** Words of menus, panels, assets and installers, and the menus' Chinese names. */
export const labels = list(`
  +
  .NET desktop development
  About Unreal Editor
  Add
  Anti-Aliasing Method
  Bloom
  Exposure
  Image Effects
  Advanced
  Allow MegaLights
  Allow Static Lighting
  Amount
  Animation
  Animation Mode
  Anti-Aliasing
  Apply Changes
  Apply Physical Camera Exposure
  Approx Size
  Asset Actions
  Asset Details
  Blend Mode
  Blueprint Class
  Bounds Scale
  Build
  Build Settings
  Capsule Direct Shadow
  Capsule Indirect Shadow
  Cast Shadows
  Camera Settings
  Character
  Cinematics
  Color Grading
  Common
  Common Meshes
  Compression Settings
  Content Browser
  Create Dynamic Material Instance
  Create Material Instance
  New Folder
  Curve
  CurveLinearColor
  Custom Depth-Stencil Pass
  Desktop development with C++
  Details
  Development Editor
  Disable Self Shadow
  Disable shadow from other IDs
  Edit
  Editor Preferences
  Enable Ramp Map
  Enabled
  Enabled with Stencil
  Engine
  Copy for Unreal
  Copy Python
  Execute Python Script
  Paste from Unreal
  Expand Gamut
  Export
  Exposure Compensation
  Field of View
  Film Grain
  Film Grain Intensity
  Forward Shading Priority
  Game Overrides
  Game development with C++
  General
  Generate Visual Studio project files
  Git
  Gradient Curves
  Grayscale
  Help
  ID Offset
  IDE
  Import All
  Import Normals and Tangents
  Import Offset Uniform Scale
  Import Skeletal Meshes
  Import Uniform Scale
  Indirect Lighting Intensity
  Individual components
  Infinite Extent (Unbound)
  LOD 0
  LOD Info
  LOD Settings
  Layer Parameters
  Lens
  Level Of Detail
  Light
  Linear Color Curve
  Lighting
  Lighting Channels
  Manual
  Masked
  Material Layer
  Material Layer Blend
  Material Property Overrides
  Material Slots
  Materials
  Max EV100
  Metering Mode
  Min EV100
  Mip Gen Settings
  Misc
  Miscellaneous
  Motion Blur
  Movie Render Queue
  NoMipmaps
  None
  Output Log
  Overlay Material
  Override Anti-Aliasing
  Package Project
  Parent
  Platforms
  Plugins
  Post Process Materials
  Project Settings
  Python Editor Script
  Ray Traced Shadows
  Ray Tracing
  Rebuild Solution
  Recompute Normals
  Recompute Tangent
  Recompute Tangents
  Render CustomDepth Pass
  Rendering
  Rendering Features
  Replace
  Ring
  Run Editor Utility Widget
  Sampler Source
  Samples Per Pixel
  Scripted Asset Actions
  Sections
  Set Leader Pose Component
  Set Overlay Material
  Set Scalar Parameter Value
  Set Vector Parameter Value
  ShaderCompileWorker
  Shared: Wrap
  Show Engine Content
  Show Plugin Content
  Skeletal Mesh
  Skeletal Mesh Asset
  Skeletal Meshes
  Skeleton Tree
  Source Angle
  Square Resolution
  Stats
  Strand
  Support Hardware Ray Tracing
  Switch Unreal Engine version…
  Texture Height
  Threshold
  Tone Curve Amount
  Toon
  Toon Character
  Toon Character Profile
  Toon Rendering
  Transform
  Two Sided
  TwoSidedSign
  UE5
  UnrealLightmass
  Use Animation Asset
  Use T0 As Ref Pose
  VectorDisplacementmap (RGBA8)
  Velocity Pass
  Vignette Intensity
  Affect Dynamic Indirect Lighting
  Visible in Ray Tracing
  Win64
  Window
  Windows
  World Position Offset
  sRGB
  光源
  光照
  关于虚幻编辑器
  动画
  导出
  帮助
  打包项目
  平台
  引擎
  曝光
  材质
  渲染
  窗口
  细节
  统计数据
  编辑
  编辑器偏好设置
  通用
  区域和语言
  覆层材质
  资产操作
  输出日志
  镜头
  项目设置
  高级
  窗口
  显示更多选项
  材质
  Tools
  New C++ Class
  工具
  执行Python脚本
  新建C++类
  过场动画
  影片渲染队列
  Workloads
  工作负荷
  单个组件
  Reference Viewer
  Place Actors
  Volumes
  放置Actor
  体积
  目标硬件
  项目
  Project
  Target Hardware
  Apps and Accounts
  Override Anti Aliasing
  Anti Aliasing Method
  High Resolution
  Tile Count
  Overlap Ratio
  Migrate
  迁移
  Toon Look-Dev
  Anisotropy Direction
  Distance Curve
  Flow Map
  Hair Shadow Width
  ID Map
  Ramp Curve
  Shift Map
  Spherical Normals
  Add Leaf Bones
  Current Camera Settings
  Current Focal Length
  Move Here
  Current Horizontal FOV
  Get Material Attributes
  Set Material Attributes
  泛光
  资产细节
  构建设置
  材质插槽
`);
