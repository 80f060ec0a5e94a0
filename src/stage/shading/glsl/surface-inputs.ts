/** Textures and uniforms of the surface's fragment shader, with the functions that read them. */
import {MAX_LIGHTS} from './model';

/** Cast-shadow map: light-space box, hardware comparison. Nine bilinear taps cover 4 x 4: with four, the fringe's edge on a small face shows the texels. */
export const shadowMap = /* glsl */ `
uniform sampler2DShadow uShadowMap;
uniform float uShadowTexel;
// s: place in the light's box, 0..1 each way.
float shadowAt(vec3 s){
  if(any(lessThan(s,vec3(0)))||any(greaterThan(s,vec3(1))))return 1.0;
#if TAPS==1
  return textureLod(uShadowMap,s,0.0);
#else
  float sum=0.0;
  for(int i=0;i<9;i++)sum+=textureLod(uShadowMap,vec3(s.xy+(vec2(i%3,i/3)-1.0)*uShadowTexel,s.z),0.0);
  return sum/9.0;
#endif
}
`;

/** uFog: colour and density per cm. */
export const fogUniforms = `uniform vec4 uFog;
uniform float FogInfluence;`;

/** Depth of the pre-pass, cm. Both textures NEAREST; `uAuxMap` holds palette index / 255 and the octahedral view normal. */
export const depthRead = /* glsl */ `
uniform highp sampler2D uDepthMap;
uniform highp sampler2D uAuxMap;
uniform vec2 uNearFar;
uniform vec2 uSize;
float linearDepth(vec2 uv){
  float z=texelFetch(uDepthMap,ivec2(uv*uSize),0).r;
  return z>=1.0?1e6:uNearFar.x*uNearFar.y/(uNearFar.y-z*(uNearFar.y-uNearFar.x));}
`;

/** Uniforms named after parameters, those of the engine, and what a sample of a texture means. */
export const uniforms = /* glsl */ `
in vec3 vP;
in vec3 vN;
in vec3 vRest;
in vec2 vUv;
// Normal in view space, xy, not normalized.
in vec2 vView;
// Occlusion, 1 open.
in float vOpen;
in vec3 vS;
// Reach of the rim, px, and what distance leaves of it.
in vec2 vRim;
flat in vec3 vLit,vShade,vLine;
flat in int vMat;
out vec4 outColor;
uniform mat4 viewMatrix;
uniform mat3 uHead;
// uLv: directions of the lights in view space, xy. uC: the lights as section 10 lets them through. uLf: the main light after LightPitchFlatten. uAmbient: on Base,
// its constant part and what N.y adds.
uniform vec3 uC[${MAX_LIGHTS}],uLf,uAmbient[2],uCamera,uSkyUp,uSkyDown;
uniform float uScale,uFy,uShadeMap;
uniform vec3 uLightDir[${MAX_LIGHTS}];
uniform vec2 uLv[${MAX_LIGHTS}];
uniform sampler2D uRamp;
uniform vec3 ShadowColor;
// uBias: what the material of a reader's model adds to LightBias.
uniform float ShadowThreshold,ShadowSoftness,LightBias,uBias,OcclusionStrength;
uniform float LightColorInfluence,ShadowLightColorInfluence,AdditionalLightIntensity,AdditionalLightSoftness;
uniform float UseRamp,RampIndex,RampIntensity;
uniform float SphericalNormalBlend;
uniform vec3 SphericalNormalScale;
uniform float ReceiveShadowStrength,CastShadowThreshold,CastShadowSoftness;
uniform float InnerLineStrength,InnerLineNormalAngle,InnerLineDepthThreshold;
uniform vec3 OutlineColor,RimColor,SpecularColor;
uniform float RimDepthThreshold,RimDepthFalloff,RimLightDirectionInfluence;
uniform float RimLightSoftness,RimIntensity,RimBaseColorInfluence,RimInShadow,RimFresnelBlend,RimFresnelPower;
uniform float SpecularIntensity,SpecularSize,SpecularSoftness,MetalTint;
uniform float CharacterMinBrightness,GIIntensity,AOInfluence,CharacterExposure,LightBiasMapStrength;
uniform vec3 FaceForward,FaceRight,HeadUp,SphericalNormalCenter;
#if defined(MATCAP)||defined(REFLECTION)
uniform sampler2D uMatCap;
uniform float MatCapIntensity,MatCapBlend,ReflectionIntensity;
#endif
#ifdef FOG
${fogUniforms}
#endif
#ifdef PAINTED
uniform vec4 ControlMap;
uniform vec3 EmissiveMap;
uniform float EmissiveIntensity;
#endif
// Axes of Unreal (X forward, Y right, Z up) as those of her head at rest: she faces +z, her right is −x.
vec3 headAxes(vec3 v){return vec3(-v.y,v.z,v.x);}
#if KIND==0
// uLayerMats: bit per palette index that wears the layer. uLayerAffects: bit per option of LayerAffects.
uniform sampler2D uLayerMask;
uniform vec4 uLayerChannel;
uniform vec2 uLayerTile;
uniform vec3 uLayerBase,uLayerShade;
uniform float LayerOpacity,LayerMode,uLayerSpecular,uLayerRamp;
uniform int uLayerMats,uLayerAffects;
#elif KIND==1
uniform sampler2D uFaceMask,uFaceTop,uFaceIris,uFaceShadow;
uniform vec2 uGaze;
// 0 reads the map unmirrored, to show what the mirror is for.
uniform float uFaceMirror;
uniform float UseFaceShadowMap,FaceShadowOffset,FaceShadowSoftness,FringeShadowStrength,FringeShadowWidth;
uniform float EyeParallaxDepth,EyeHighlightIntensity,EyeHighlightFollow,EyeLidShadowStrength,EyeThroughHair,EyeMinBrightness;
#else
in vec2 vStrand;
in vec3 vT;
flat in float vSign,vRandom;
uniform vec3 HairHighlightColor;
uniform float HairHighlightIntensity,HairHighlightLightFollow,HairHighlightInShadow,HairGloss,HairShift,HairShiftMapStrength;
uniform float HairThreshold,HairSoftness,HairRingHeight,HairRingWidth,HairRingBreakup,HairRingFollowView;
float tri(float x){return abs(fract(x)*2.0-1.0);}
#endif
// An empty control map.
#define NEUTRAL vec4(0.5,1,1,1)
#if TAPS==1
// A fit of square roots, within 3/255 of the curve: powers are dear without a GPU.
vec3 encodeColor(vec3 c){vec3 a=sqrt(clamp(c,0.0,1.0)),b=sqrt(a);return 0.662002687*a+0.684122060*b-0.323583601*sqrt(b)-0.0225411470*a*a;}
#else
#define encodeColor encodeSRGB
#endif
// A ramp step is one texel wide and would alias on screen: mean of four samples across the pixel.
vec4 rampAt(float u,float v,float w){
#if TAPS==1
  vec2 size=vec2(textureSize(uRamp,0));
  return texelFetch(uRamp,ivec2(min(vec2(u,v)*size,size-1.0)),0);
#else
  return 0.25*(textureLod(uRamp,vec2(u-0.375*w,v),0.0)+textureLod(uRamp,vec2(u-0.125*w,v),0.0)
    +textureLod(uRamp,vec2(u+0.125*w,v),0.0)+textureLod(uRamp,vec2(u+0.375*w,v),0.0));
#endif
}
`;
