/** The passes beside the surface: outline hull, depth pre-pass, shadow caster. Uniform conventions as in `surface.ts`. */
import {core, lighting, outline} from './chunks';
import {pose, precision} from './pose';
import {LIGHTS, type ShaderModel} from './surface';

/**
 * Inverted hull; draw with front faces removed.
 * `uSmoothHull`: 0 vertex normal, 1 UV3 or Tangent of OutlineNormalSource (this mesh keeps one
 * smoothed normal, so the two look alike).
 */
export const outlineVertex = /* glsl */ `${precision}${core}${outline}${pose}
out vec3 vRest;
out vec4 vUv;
out vec3 vRig;
flat out int vMat;
uniform float uFy;
uniform vec2 uSize;
uniform float uSmoothHull;
uniform float OutlineWidth,OutlineScreenBlend,OutlineWidthPixels,OutlineMinPixels,OutlineMaxPixels,OutlineFadeStart,OutlineFadeEnd,OutlineZOffset;
void main(){
  vRest=position;
  vUv=vec4(uv0,uv1);
  vRig=rig.xyz;
  vMat=int(matId+0.5);
  vec3 N=poseDir(normal);
  vec3 T=poseDir(tangent.xyz);
  vec3 No=uSmoothHull>0.5?outlineNormal(uv3,T,cross(N,T)*tangent.w,N):N;
  vec3 view=(viewMatrix*vec4(posePoint(position),1.0)).xyz;
  bool perspective=projectionMatrix[2][3]!=0.0;
  float d=max(-view.z,1.0);
  float px=clampPixels(worldPixels(OutlineWidth,uFy,perspective?d:1.0,uSize.y),OutlineWidthPixels,OutlineScreenBlend,OutlineMinPixels,OutlineMaxPixels,uSize.y);
  px=fadePixels(px,color.g,OutlineFadeStart,OutlineFadeEnd,d,1.0);
  view=outlinePush(view,OutlineZOffset,color.b,d,perspective);
  vec4 clip=projectionMatrix*vec4(view,1.0);
  clip.xy+=outlineShift((mat3(viewMatrix)*No).xy,px,uSize.x,uSize.y,clip.w);
  gl_Position=clip;
}`;

/** `uInk` 1: every material draws its own line colour (one OutlineColor per material instance); 0: OutlineColor. */
export const outlineFragment = (
  model: ShaderModel,
): string => /* glsl */ `${precision}${core}${outline}${lighting}${model.paint}
in vec3 vRest;
in vec4 vUv;
in vec3 vRig;
flat in int vMat;
out vec4 outColor;
uniform float uInk;
uniform vec3 OutlineColor;
uniform float OutlineBaseColorInfluence,OutlineLightingInfluence,GIIntensity,CharacterLightMin,CharacterLightMax,LightDesaturation,CharacterExposure;
uniform vec3 uLightColor[${LIGHTS}];
uniform vec3 uSkyUp,uSkyDown;
void main(){
  Paint p=paint(vMat,vRest,vUv.xy,vUv.zw,vRig.z);
  vec3 C=clampLight(uLightColor[0],true,CharacterLightMin,CharacterLightMax,LightDesaturation);
  vec3 reach=lightReaching(C,uniformAmbient(uSkyUp,uSkyDown),GIIntensity);
  vec3 c=outlineColor(mix(OutlineColor,p.line,uInk),p.base,OutlineBaseColorInfluence*(1.0-uInk),reach,OutlineLightingInfluence);
  outColor=vec4(encodeSRGB(expose(c,vec3(0),CharacterExposure)),1.0);
}`;

/** Depth pre-pass at one sample per pixel. With DEPTH_FLOAT `outColor` is linear cm for an R32F target. */
export const depthVertex = /* glsl */ `${precision}${pose}
out vec3 vN;
out float vD;
flat out int vMat;
void main(){
  vN=mat3(viewMatrix)*poseDir(normal);
  vMat=int(matId+0.5);
  vec4 view=viewMatrix*vec4(posePoint(position),1.0);
  vD=-view.z;
  gl_Position=projectionMatrix*view;
}`;

export const depthFragment = /* glsl */ `${precision}${core}${outline}
in vec3 vN;
in float vD;
flat in int vMat;
layout(location=0) out vec4 outColor;
void main(){
#ifdef DEPTH_FLOAT
  outColor=vec4(vD,0,0,1);
#else
  outColor=vec4(float(vMat)/255.0,octEncode(nz(vN)),1.0);
#endif
}`;

/** Shadow caster; draw back faces, which keeps the map's error away from lit sides. */
export const shadowVertex = /* glsl */ `${precision}${pose}
uniform mat4 uShadowView;
void main(){gl_Position=uShadowView*vec4(posePoint(position),1.0);}`;

export const shadowFragment = /* glsl */ `${precision}
out vec4 outColor;
void main(){outColor=vec4(1);}`;
