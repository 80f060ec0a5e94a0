/** Names that pages may use besides those of the parameter catalogue and of the reference tables. */
const list = (text: string): readonly string[] => text.trim().split(/\s*\n\s*/);

/** Identifiers of the engine and its tools, assets of the plugin, names that older versions had. */
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
  BP_ToonLookDev
  CA_Toon_DiffuseRamps
  CC_MyGame_Skin2
  MI_Toon
  MI_Toon_Body
  MI_Toon_Eye
  MI_Toon_Face
  MI_Toon_Hair
  MI_Toon_Layer
  MI_Toon_Outline
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
  .NET desktop development
  About Unreal Editor
  Allow MegaLights
  Allow Static Lighting
  Anti-Aliasing
  Apply Physical Camera Exposure
  Blend Mode
  Bounds Scale
  Build
  Build Settings
  Cast Shadows
  Cinematics
  Color Grading
  Create Material Instance
  Curve
  CurveLinearColor
  Custom Depth-Stencil Pass
  Desktop development with C++
  Development Editor
  Disable Self Shadow
  Disable shadow from other IDs
  Edit
  Editor Preferences
  Enable Ramp Map
  Enabled
  Enabled with Stencil
  Engine
  Forward Shading Priority
  Game Overrides
  Game development with C++
  Generate Visual Studio project files
  Git
  Gradient Curves
  Grayscale
  Help
  ID Offset
  IDE
  Import All
  Import Normals and Tangents
  Indirect Lighting Intensity
  Individual components
  Infinite Extent (Unbound)
  LOD 0
  Layer Parameters
  Lighting Channels
  Manual
  Masked
  Material Layer
  Material Layer Blend
  Material Property Overrides
  Metering Mode
  Mip Gen Settings
  Misc
  Miscellaneous
  Movie Render Queue
  NoMipmaps
  None
  Overlay Material
  Override Anti-Aliasing
  Parent
  Platforms
  Plugins
  Project Settings
  Ray Traced Shadows
  Rebuild Solution
  Recompute Normals
  Recompute Tangent
  Recompute Tangents
  Rendering
  Replace
  Ring
  Scripted Asset Actions
  ShaderCompileWorker
  Shared: Wrap
  Show Engine Content
  Skeletal Mesh
  Source Angle
  Square Resolution
  Stats
  Strand
  Support Hardware Ray Tracing
  Switch Unreal Engine version…
  Tone Curve Amount
  Toon
  Toon Character
  Toon Character Profile
  Toon Rendering
  Two Sided
  TwoSidedSign
  UE5
  UnrealLightmass
  Use T0 As Ref Pose
  Velocity Pass
  Visible in Ray Tracing
  Win64
  Window
  Windows
  World Position Offset
  sRGB
  +
  平台
  引擎
  渲染
  编辑
  编辑器偏好设置
  覆层材质
  项目设置
  窗口
  输出日志
  显示更多选项
  材质
  Output Log
`);
