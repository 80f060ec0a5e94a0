/**
 * The passes beside the surface: outline hull, depth pre-pass, shadow caster. Uniform conventions as in `surface.ts`.
 *
 * Defines: HOLES, for the model's `holes` · FLAT as in `surface.ts`.
 */
import {core, lighting, outline} from './chunks';
import {pose, precision} from './pose';
import {MAX_LIGHTS, type ShaderModel} from './model';
import {fogUniforms} from './surface-inputs';

/**
 * Inverted hull; draw with front faces removed. The line's colour is settled per vertex: a line is too thin for trims.
 * `uSmoothHull`: 0 vertex normal, 1 UV3 or Tangent of OutlineNormalSource (this mesh keeps one smoothed normal, so the two
 * look alike). `uInk` 1: every material draws its own line colour (one OutlineColor per material instance); 0: OutlineColor.
 */
export const outlineVertex = ({
  swatches,
  holes,
}: ShaderModel): string => /* glsl */ `${precision}${core}${outline}${lighting}${pose}${holes.vertex}
flat out vec3 vInk;
uniform float uFy;
uniform vec2 uSize;
uniform float uSmoothHull,uInk;
uniform vec3 uPalette[${swatches * 3}];
uniform vec3 OutlineColor;
uniform float OutlineWidth,OutlineScreenBlend,OutlineWidthPixels,OutlineMinPixels,OutlineMaxPixels,OutlineFadeStart,OutlineFadeEnd,OutlineZOffset;
uniform float OutlineBaseColorInfluence,OutlineLightingInfluence,GIIntensity,CharacterExposure;
uniform vec3 uC[${MAX_LIGHTS}];
uniform vec3 uSkyUp,uSkyDown;
${fogUniforms}
void main(){
  vec3 N=poseDir(normal);
  vec3 T=poseDir(tangent.xyz);
  vec3 No=uSmoothHull>0.5?outlineNormal(uv3,T,cross(N,T)*tangent.w,N):N;
  vec3 view=(viewMatrix*vec4(posePoint(position),1.0)).xyz;
  float d=max(-view.z,1.0);
  float px=clampPixels(worldPixels(OutlineWidth,uFy,d,uSize.y),OutlineWidthPixels,OutlineScreenBlend,OutlineMinPixels,OutlineMaxPixels,uSize.y);
  px=fadePixels(px,color.g,OutlineFadeStart,OutlineFadeEnd,d,1.0);
  view=outlinePush(view,OutlineZOffset,color.b,d,true);
  view*=1.0+0.02/d;
  vec4 clip=projectionMatrix*vec4(view,1.0);
  clip.xy+=outlineShift((mat3(viewMatrix)*No).xy,px,uSize.x,uSize.y,clip.w);
  gl_Position=clip;
  hole();
  int m=int(matId+0.5)*3;
  vec3 reach=lightReaching(uC[0],uniformAmbient(uSkyUp,uSkyDown),GIIntensity);
  vec3 c=outlineColor(mix(OutlineColor,uPalette[m+2],uInk),uPalette[m],OutlineBaseColorInfluence*(1.0-uInk),reach,OutlineLightingInfluence);
  vInk=encodeSRGB(fogged(expose(c,vec3(0),CharacterExposure),uFog,d,FogInfluence));
}`;

export const outlineFragment = ({holes}: ShaderModel): string => /* glsl */ `${precision}${holes.fragment}
flat in vec3 vInk;
out vec4 outColor;
void main(){cut();outColor=vec4(vInk,1);}`;

/** Depth pre-pass at one sample per pixel. With AUX the colour target takes palette index / 255 and the view normal. */
export const depthVertex = ({holes}: ShaderModel): string => /* glsl */ `${precision}${pose}${holes.vertex}
#ifdef AUX
out vec3 vN;
flat out float vMat;
#endif
void main(){
  vec4 view=viewMatrix*vec4(posePoint(position),1.0);
#ifdef AUX
#ifdef FLAT
  vN=view.xyz;
#else
  vN=mat3(viewMatrix)*poseDir(normal);
#endif
  vMat=matId;
#endif
  gl_Position=projectionMatrix*view;
  hole();
}`;

/** Fragment shader of the depth pass; with AUX it also writes palette index and normal (`depthRead` reads them). */
export const depthFragment = ({
  holes,
}: ShaderModel): string => /* glsl */ `${precision}${core}${outline}${holes.fragment}
out vec4 outColor;
#ifdef AUX
// The normal in view space; the place there with FLAT.
in vec3 vN;
flat in float vMat;
void main(){
  cut();
#ifdef FLAT
  vec3 N=cross(dFdx(vN),dFdy(vN));
#else
  vec3 N=vN;
#endif
  outColor=vec4(vMat/255.0,octEncode(nz(N)),1.0);
}
#else
void main(){cut();outColor=vec4(1);}
#endif`;

/** Shadow caster; draw back faces, which keeps the map's error away from lit sides. */
export const shadowVertex = ({holes}: ShaderModel): string => /* glsl */ `${precision}${pose}${holes.vertex}
uniform mat4 uShadowView;
void main(){gl_Position=uShadowView*vec4(posePoint(position),1.0);hole();}`;
