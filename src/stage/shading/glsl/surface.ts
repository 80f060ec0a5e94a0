/**
 * The toon surface: one shader, narrowed by material group and feature at compile time, because software renderers and some
 * phones pay for both sides of a branch. It only gathers inputs; every formula it calls is a chunk that the parity test
 * compares with TypeScript.
 *
 * Uniforms named after a catalogue ID hold that parameter's value (bool as 0/1, enum as the option's index, lengths in
 * cm); uniforms of the engine start with `u`. Anything left at 0 is neutral.
 *
 * Defines: KIND 0 plain, 1 face, 2 hair · THROUGH 1 draws eyes, brows and lashes alone, for the pass over the fringe ·
 * TAPS samples of shadow, ramp and rim (1 or 4) · HAIR_MODE option of HairHighlightMode · VIEW index of what is shown
 * (0 colour) · LIGHTS 1 to MAX_LIGHTS · RAMP, RIM, FRESNEL, SPECULAR, MATCAP, REFLECTION, INNER_LINES, FRINGE, LAYER, PAINTED (a pattern in
 * the control or emissive map), FOG: present when the feature is on · OPACITY: `paint` sets `surfaceAlpha`, rig.w is the opacity of a vertex ·
 * FLAT: every triangle has one normal.
 */
import {parameter} from '../parameters';
import {core, diffuse, eyes, hair, innerLines, layers, lighting, outline, rim, shadows, specular} from './chunks';
import {pose, precision} from './pose';

/** Number of lights on her at once; the first is the main light. */
export const MAX_LIGHTS = 4;

/** Properties of the mesh that the shaders need. Lengths in recipe units. */
export interface ShaderModel {
  /**
   * GLSL that declares `struct Paint{vec3 base;vec3 shade;vec3 line;};` and
   * `Paint paint(Paint palette, int mat, vec3 rest, vec2 uv0, vec2 uv1, float random)`: linear colours of a surface point.
   */
  readonly paint: string;
  /** GLSL that declares `void hole()`, which runs per vertex, and `void cut()`, which discards a point that is missing. */
  readonly holes: {readonly vertex: string; readonly fragment: string};
  /** Materials of the palette, whose uniform is `vec3 uPalette[3 * swatches]`: lit, shade, line. */
  readonly swatches: number;
  readonly head: readonly [number, number, number];
  readonly hairCentre: readonly [number, number, number];
  /** Centre of her left eye from the head origin, scale of eye-local units, half extent of the iris tile in them. */
  readonly eye: {
    readonly x: number;
    readonly y: number;
    readonly scale: readonly [number, number];
    readonly tile: number;
  };
  readonly faceRegion: {readonly width: number; readonly height: number};
  /** Distances from the centre of the hair between which hair takes less and less of the sphere's normals. */
  readonly hairReach: readonly [number, number];
  /** Palette indices of hair, for the fringe shadow. */
  readonly hairMats: readonly number[];
}

export const float = (x: number): string => (Number.isInteger(x) ? `${x}.0` : String(Math.round(x * 1e6) / 1e6));
const vec = (x: readonly number[]): string => `vec${x.length}(${x.map(float).join(',')})`;

/**
 * Computes values that are linear over a triangle, and looks the palette up, per vertex: without a GPU every uniform that a
 * fragment shader reads is expensive, above all one with a varying index.
 */
export const surfaceVertex = ({swatches}: ShaderModel): string => /* glsl */ `${precision}${core}${shadows}${rim}${pose}
uniform vec3 uPalette[${swatches * 3}],BaseColorTint;
uniform mat4 uShadowMatrix;
uniform vec3 uLightDir[${MAX_LIGHTS}];
uniform vec2 uSize;
uniform float uFy,SelfShadowBias,RimWidth,RimMinScale,RimMaxScale,RimFadeStart,RimFadeEnd;
flat out vec3 vLit,vShade,vLine;
out vec3 vS;
out vec2 vRim;
out vec3 vP;
out vec3 vN;
out vec3 vRest;
out vec2 vUv;
out vec2 vView;
out float vOpen;
flat out int vMat;
#if KIND==2
out vec2 vStrand;
out vec3 vT;
flat out float vSign,vRandom;
#endif
#if THROUGH==1
uniform float uPull;
#endif
#ifdef OPACITY
out float vOpacity;
#endif
void main(){
#ifdef OPACITY
  vOpacity=rig.w;
#endif
  vP=posePoint(position);
  vN=poseDir(normal);
  vRest=position;
  vUv=uv0;
  vOpen=color.r;
  vMat=int(matId+0.5);
#if KIND==2
  vStrand=uv1;
  vRandom=rig.z;
  vT=poseDir(tangent.xyz);
  vSign=tangent.w;
#endif
  vLit=uPalette[vMat*3]*BaseColorTint;
  vShade=uPalette[vMat*3+1]*BaseColorTint;
  vLine=uPalette[vMat*3+2];
  // Half a centimetre along the normal besides the bias: the map's texels are that coarse.
  vS=(uShadowMatrix*vec4(shadowOrigin(vP,uLightDir[0],SelfShadowBias)+vN*0.5,1.0)).xyz;
  vec4 view=viewMatrix*vec4(vP,1.0);
  float d=max(-view.z,1.0);
  vRim=vec2(rimPixels(RimWidth,uSize.y,distanceScale(uFy,d),RimMinScale,RimMaxScale,color.a,1.0,1.0),rimFade(RimFadeStart,RimFadeEnd,d));
  vView=(mat3(viewMatrix)*vN).xy;
#if THROUGH==1
  // Along the view ray, so that eyes drawn over the fringe keep their place on screen.
  view.xyz*=1.0-uPull/max(-view.z,1.0);
#endif
  gl_Position=projectionMatrix*view;
}`;

/** Cast-shadow map: light-space box, hardware comparison. Four bilinear taps half a texel off the centre cover 3 x 3. */
export const shadowMap = /* glsl */ `
uniform sampler2DShadow uShadowMap;
uniform float uShadowTexel;
// s: place in the light's box, 0..1 each way.
float shadowAt(vec3 s){
  if(any(lessThan(s,vec3(0)))||any(greaterThan(s,vec3(1))))return 1.0;
#if TAPS==1
  return textureLod(uShadowMap,s,0.0);
#else
  vec2 o=vec2(0.75)*uShadowTexel;
  float sum=textureLod(uShadowMap,vec3(s.xy+o,s.z),0.0)+textureLod(uShadowMap,vec3(s.xy-o,s.z),0.0);
  o.x=-o.x;
  return 0.25*(sum+textureLod(uShadowMap,vec3(s.xy+o,s.z),0.0)+textureLod(uShadowMap,vec3(s.xy-o,s.z),0.0));
#endif
}
`;

/** uFog: colour and density per cm. */
export const fogUniforms = `uniform vec4 uFog;
uniform float FogInfluence;`;

/** Depth of the pre-pass, cm. Both textures NEAREST; `uAuxMap` holds palette index / 255 and the octahedral view normal. */
const depthRead = /* glsl */ `
uniform highp sampler2D uDepthMap;
uniform highp sampler2D uAuxMap;
uniform vec2 uNearFar;
uniform vec2 uSize;
float linearDepth(vec2 uv){
  float z=texelFetch(uDepthMap,ivec2(uv*uSize),0).r;
  return z>=1.0?1e6:uNearFar.x*uNearFar.y/(uNearFar.y-z*(uNearFar.y-uNearFar.x));}
`;

const uniforms = /* glsl */ `
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

const body = (m: ShaderModel): string => /* glsl */ `
void main(){
#ifdef FLAT
  vec3 N=nz(cross(dFdx(vP),dFdy(vP)))*(gl_FrontFacing?1.0:-1.0);
#else
  vec3 N=nz(vN);
#endif
  vec3 V=nz(uCamera-vP);
  vec3 right=uHead*headAxes(FaceRight),up=uHead*headAxes(HeadUp),forward=uHead*headAxes(FaceForward);
  vec2 uv=vUv;
#if KIND==2
  Paint p=paint(Paint(vLit,vShade,vLine),vMat,vRest,uv,vStrand,vRandom);
#else
  Paint p=paint(Paint(vLit,vShade,vLine),vMat,vRest,uv,vec2(0),0.0);
#endif
  vec3 base=p.base;
  vec3 shadeMap=p.shade;
  float specularIntensity=SpecularIntensity,rampIndex=RampIndex;
  vec2 suv=gl_FragCoord.xy/uSize;
  float d=1.0/gl_FragCoord.w;
#if KIND==0&&defined(LAYER)
  float layer=dot(texture(uLayerMask,uv*uLayerTile),uLayerChannel)*LayerOpacity*float((uLayerMats>>vMat)&1);
  int mode=int(LayerMode);
  base=layerBlend(mode,base,uLayerBase,layer*float(uLayerAffects&1));
  shadeMap=layerBlend(mode,shadeMap,uLayerShade,layer*float((uLayerAffects>>1)&1));
  specularIntensity=layerScalar(mode,specularIntensity,uLayerSpecular,layer*float((uLayerAffects>>2)&1));
  rampIndex=layerIndex(rampIndex,uLayerRamp,layer);
#endif

  // The pattern of the layer mask, painted into maps that are neutral elsewhere.
#if KIND==0&&defined(PAINTED)
  float stencil=dot(texture(uLayerMask,uv*uLayerTile),uLayerChannel)*float((uLayerMats>>vMat)&1);
  vec4 control=mix(NEUTRAL,ControlMap,stencil);
  vec3 emissive=EmissiveMap*EmissiveIntensity*stencil;
#else
  const vec4 control=NEUTRAL;
  const vec3 emissive=vec3(0);
#endif

  // Normal transfer; hair that hangs away from the head keeps its own normals.
  vec3 Nt=N;
#if KIND>0
  vec3 q=vRest-${vec(m.hairCentre)};
  float near=1.0-smoothstep(${m.hairReach.map(float).join(',')},length(q));
  // In head rest space, where its axes are constant: she faces +z, her right is −x.
  vec3 Ns=uHead*sphericalNormal(N,q,headAxes(SphericalNormalCenter-${vec(parameter('SphericalNormalCenter').default as readonly number[])})/uScale,vec3(-1,0,0),vec3(0,0,1),vec3(0,1,0),SphericalNormalScale,1.0);
  Nt=nz(mix(N,Ns,SphericalNormalBlend*near));
#endif
  vec3 L=uLightDir[0];

#if THROUGH==1
  float Sr=1.0;
#else
  float S=shadowAt(vS);
#if KIND==1
  // The head's own back faces meet its front at the terminator and would leave scratches; the face term decides there.
  S=mix(1.0,S,smoothstep(0.18,0.34,dot(N,L)));
#endif
  float Sr=castShadow(S,CastShadowThreshold,CastShadowSoftness,ReceiveShadowStrength,fwidth(S));
#endif

  float h=halfLambert(Nt,uLf);
  float hs=occlude(shiftBorder(h,LightBias+uBias,control.r,LightBiasMapStrength,ShadowThreshold),vOpen,control.g,OcclusionStrength);
  hs=min(hs,Sr);
  float lit=band(0.5,aaWidth(ShadowSoftness,fwidth(hs)),hs);

#if KIND==1
  float front=smoothstep(0.06,0.12,vRest.z);
  float fa=faceShift(faceAngle(forward,right,L),FaceShadowOffset,FaceShadowSoftness);
  vec4 fm=texture(uFaceShadow,faceUv(uv,uFaceMirror>0.5?dot(right,L):1.0));
  float face=faceLit(fm.r,fa,FaceShadowSoftness,fwidth(fm.r));
  float fk=UseFaceShadowMap*fm.g*smoothstep(0.06,0.22,vRest.z);
  lit=faceMixLit(lit,face,Sr,fk);
  hs=faceMixHs(hs,face,Sr,fk);
#ifdef FRINGE
  vec2 at=suv+fringeOffset(mat3(viewMatrix)*L,FringeShadowWidth,distanceScale(uFy,d),uSize.x,uSize.y);
  float mat=textureLod(uAuxMap,at,0.0).r*255.0;
  float isHair=${m.hairMats.map((mat) => `step(abs(mat-${float(mat)}),0.5)`).join('+') || '0.0'};
  float F=isHair*step(linearDepth(at),d);
  lit=fringeShade(lit,FringeShadowStrength,F);
  hs=fringeShade(hs,FringeShadowStrength,F);
#endif

  // Painted features. The face chart is planar, so its tangent frame is the head's own: with the mesh's the irises would squint.
  vec3 Vts=V*uHead;
  vec4 mask=texture(uFaceMask,uv)*front;
  vec2 xy=vRest.xy-${vec(m.head.slice(0, 2))};
  float em=xy.x<0.0?-1.0:1.0;
  // Beyond 45 degrees the iris goes with the eye: depth under a plane would end in its far corner.
  vec2 e=eyeParallax((xy-vec2(${float(m.eye.x)}*em,${float(m.eye.y)}))/${vec(m.eye.scale)},Vts,EyeParallaxDepth,smoothstep(0.0,0.7,Vts.z))-uGaze;
  vec2 tile=vec2(e.x*em,e.y)/${float(2 * m.eye.tile)}+0.5;
  // Gradients of the whole-face chart: the tile's jump at the nose must not pick a tiny mip.
  vec2 k=${vec([m.faceRegion.width / (2 * m.eye.tile * m.eye.scale[0]), m.faceRegion.height / (2 * m.eye.tile * m.eye.scale[1])])};
  vec4 iris=textureGrad(uFaceIris,tile,dFdx(uv)*k,dFdy(uv)*k);
  // Layers are painted premultiplied in sRGB; they are straightened before decoding, or edges would darken.
  vec3 irisColor=decodeSRGB(iris.rgb/max(iris.a,1e-3));
  iris.a*=step(0.0,tile.x)*step(tile.x,1.0)*step(0.0,tile.y)*step(tile.y,1.0);
  vec4 top=texture(uFaceTop,uv)*front;
  vec3 ink=decodeSRGB(top.rgb/max(top.a,1e-3));
  float glint=texture(uFaceMask,eyeHighlightUv(uv,Vts,EyeHighlightFollow*0.35)).g*front;
  float painted=mask.r;
  vec3 eye=mix(vec3(0.995,0.98,0.96),irisColor,iris.a);
  // The lid's shadow leans to violet, and is weaker on the iris, which is painted dark at the top already.
  eye*=mix(vec3(1),vec3(0.30,0.22,0.52),mask.b*EyeLidShadowStrength*1.8*mix(1.0,0.45,iris.a));
  vec3 tone=shadeMap/max(base,vec3(1e-3));
  base=mix(mix(base,eye,painted),ink,top.a);
  // Eyes and ink darken less than skin: the picture of the eye must survive every light.
  shadeMap=mix(mix(shadeMap,eye*vec3(0.835,0.805,0.94),painted),ink*mix(vec3(1),tone,0.6),top.a);
#endif

  vec3 shade=shadeColor(mix(base,shadeMap,uShadeMap),ShadowColor);

  vec3 C=uC[0];
  float rampOn=UseRamp*RampIntensity;
#ifdef RAMP
  float rv=rampRow(rampIndex,float(textureSize(uRamp,0).y));
  float rw=min(fwidth(h),0.25);
  vec4 r=rampAt(hs,rv,rw);
#else
  const vec4 r=vec4(1);
#endif
  vec3 col=diffuseColor(base,shade,lit,r,rampOn)*diffuseLight(C,lit,ShadowLightColorInfluence,LightColorInfluence);
#if THROUGH==0&&LIGHTS>1
  for(int i=1;i<LIGHTS;i++){
    float hi=occlude(shiftBorder(halfLambert(Nt,uLightDir[i]),LightBias+uBias,control.r,LightBiasMapStrength,ShadowThreshold),vOpen,control.g,OcclusionStrength);
#ifdef RAMP
    vec3 tint=mix(vec3(1),textureLod(uRamp,vec2(hi,rv),0.0).rgb,rampOn);
#else
    const vec3 tint=vec3(1);
#endif
    col+=additionalLight(base,uC[i],tint,band(0.5,AdditionalLightSoftness,hi),AdditionalLightIntensity);
  }
#endif
  col+=base*(uAmbient[0]+uAmbient[1]*N.y)*mix(1.0,vOpen,AOInfluence);

#if THROUGH==0
#ifdef SPECULAR
  float ss=specularDistance(N,nz(L+V));
  float sp=specularShape(ss,SpecularSize,aaWidth(SpecularSoftness,fwidth(ss)),control.b,lit);
  col+=specularColor(SpecularColor,base,MetalTint,C,specularIntensity*sp);
#endif
#if defined(MATCAP)||defined(REFLECTION)
  vec3 cameraRight=vec3(viewMatrix[0][0],viewMatrix[1][0],viewMatrix[2][0]);
  vec3 sphere=decodeSRGB(texture(uMatCap,matcapUv(N,V,vec3(0,1,0),cameraRight)).rgb);
#endif
#ifdef REFLECTION
  // The sphere texture takes the place of the engine's reflections.
  col+=sphere*ReflectionIntensity;
#endif
#ifdef MATCAP
  vec3 mc=sphere*mix(vec3(1),base,MetalTint);
  col=matcapBlend(int(MatCapBlend),col,mc,MatCapIntensity*control.b,lightReaching(C,uniformAmbient(uSkyUp,uSkyDown),GIIntensity));
#endif

#if KIND==2&&HAIR_MODE>0
#define STRAND strandSpec(cross(N,vT)*vSign,N,hairHalf(V,L,HairHighlightLightFollow),HairShift,0.65-0.3*vStrand.x*vStrand.x,HairShiftMapStrength,HairGloss)
  float hl=0.0;
#if HAIR_MODE==2
  // The hair map, computed: each lock is two clumps beside its pencil line, which end in petals below the ring.
  vec3 Nr=nz(mix(N,Ns,near));
  float y=ringHeight(Nr,V,up,HairRingFollowView)-HairHighlightLightFollow*0.12*dot(L-V,up);
  float dw=max(HairSoftness*HairRingWidth,min(fwidth(y),0.25));
  if(near>0.4&&abs(y-HairRingHeight)<2.0*HairRingWidth+dw){
    float az=atan(q.x,q.z);
    // A model without strands gets clumps of its azimuth.
    float strand=vStrand.y>0.0?vStrand.x:sin(az*8.0),part=(vRandom*2.0-1.0)*0.62;
    float side=step(strand,part),c=abs(strand-part)/(1.0-part*(side*-2.0+1.0));
    float petal=sqrt(max(0.0,4.0*c*(1.0-c))),size=fract(vRandom*37.0+side*0.43+floor(vStrand.y>0.0?0.0:az*2.5)*0.38);
    float mapB=y<HairRingHeight?petal*mix(0.45,1.2,size):mix(0.3,0.4+0.2*size,petal);
    // Towards the sides the ring runs out in points.
    float facing=dot(nz(V-up*dot(V,up)),nz(Nr-up*dot(Nr,up)));
    float taper=smoothstep(0.36,0.62,facing)*smoothstep(0.4,0.9,near);
    hl=ringCut(taper*ringHalf(HairRingWidth,HairRingBreakup*1.6,mapB),dw,abs(y-HairRingHeight));
    // A thin broken echo under the ring, as a brush leaves it.
    float echo=abs(y-HairRingHeight+HairRingWidth*(1.25+0.25*(tri(az*4.1)-0.5)));
    hl=max(hl,0.65*ringCut(taper*(0.035*HairRingWidth+0.002),dw,echo)*step(0.62,tri(az*1.9+0.15))*step(1e-4,HairRingWidth));
  }
#if TAPS>1
  // Hanging hair takes a short strand glint near its root in ring mode too: no ring reaches it.
  float reach=0.5*(1.0-near)*(1.0-smoothstep(0.25,0.4,vStrand.y));
  if(reach>0.0)hl=max(hl,reach*band(HairThreshold,max(HairSoftness,0.05),STRAND)*step(0.2,dot(N,V)));
#endif
#else
  float spec=STRAND;
  hl=band(HairThreshold,aaWidth(HairSoftness,fwidth(spec)),spec);
#endif
  col+=hairColor(HairHighlightColor,HairHighlightIntensity,1.0,hl,HairHighlightInShadow,lit,C,LightColorInfluence);
#endif

#ifdef RIM
  vec2 g=vView/max(length(vN),1e-5);
  vec2 nv=nz2(g);
  // What every light would add at a silhouette; only where that is something is the depth read.
  vec3 atEdge=rimColor(RimColor,base,RimBaseColorInfluence,C,RimIntensity
    *rimAmount(1.0,rimSide(nv,uLv[0],RimLightSoftness),RimLightDirectionInfluence,RimInShadow,lit,vRim.y));
#if LIGHTS>1
  for(int i=1;i<LIGHTS;i++)
    atEdge+=rimColor(RimColor,base,RimBaseColorInfluence,uC[i],RimIntensity
      *rimAmount(1.0,rimSide(nv,uLv[i],RimLightSoftness),RimLightDirectionInfluence,RimInShadow,1.0,vRim.y));
#endif
  float clear=smoothstep(0.12,0.3,length(g));
#ifdef FRESNEL
  {
#else
  if(clear>0.0&&lum(atEdge)>0.0){
#endif
#if TAPS==1
    float edge=rimEdge(linearDepth(rimUv(suv,nv,vRim.x*control.a,uSize.x,uSize.y))-d,RimDepthThreshold,RimDepthFalloff);
#else
    float edge=0.0;
    // Mean of four taps: multisampling does not help inside a triangle.
    for(int i=0;i<4;i++)edge+=0.25*rimEdge(linearDepth(rimUv(suv+(vec2(i&1,i>>1)-0.5)/uSize,nv,vRim.x*control.a,uSize.x,uSize.y))-d,RimDepthThreshold,RimDepthFalloff);
#endif
    edge*=clear;
#ifdef FRESNEL
    edge=rimFresnel(edge,dot(N,V),RimFresnelPower,RimFresnelBlend);
#endif
    col+=atEdge*edge;
  }
#endif
#endif

  float floor_=CharacterMinBrightness;
#if KIND==1
  floor_=mix(floor_,max(floor_,EyeMinBrightness*0.5),painted);
  // Nose and lip catch the light as sharp little shapes, and only the light; in profile they would bite into the contour.
  col+=C*(0.4*fk*lit*smoothstep(0.4,0.6,fm.b)*smoothstep(0.3,0.6,Vts.z));
  col+=EyeHighlightIntensity*glint*painted*mix(0.71,0.95,lit);
#endif
  col=expose(floorBrightness(col,base,floor_),emissive,CharacterExposure);
#if KIND==1
  // An exposure that burns out the skin leaves eyes and ink as they are painted.
  col=mix(min(col,1.0),min(col,base+EyeHighlightIntensity*glint),max(top.a,painted));
#endif
#ifdef FOG
  col=fogged(col,uFog,d,FogInfluence);
#endif

#ifdef INNER_LINES
  vec2 px=1.0/uSize;
  vec2 sx=vec2(px.x,0),sy=vec2(0,px.y);
  vec3 n00=nz(octDecode(textureLod(uAuxMap,suv,0.0).gb)),n11=nz(octDecode(textureLod(uAuxMap,suv+px,0.0).gb));
  vec3 n10=nz(octDecode(textureLod(uAuxMap,suv+sx,0.0).gb)),n01=nz(octDecode(textureLod(uAuxMap,suv+sy,0.0).gb));
  float ed=innerDepthEdge(linearDepth(suv),linearDepth(suv+px),linearDepth(suv+sx),linearDepth(suv+sy),InnerLineDepthThreshold,d,dot(n00,mat3(viewMatrix)*V));
  col=mix(col,OutlineColor,InnerLineStrength*max(ed,innerNormalEdge(n00,n11,n10,n01,InnerLineNormalAngle)));
#endif

#ifdef OPACITY
  float alpha=surfaceAlpha;
#else
  float alpha=1.0;
#endif
#if THROUGH==1
  alpha=EyeThroughHair*max(top.a,painted)*step(${float(m.eye.y - m.eye.scale[1] * m.eye.tile)},xy.y)*step(0.0,vRest.z)
    // Neither through the crown nor through the side hair, and not the eye of the far side.
    *smoothstep(0.5,0.75,Vts.z)*smoothstep(-0.5,-0.25,em*Vts.x);
  if(alpha<0.004)discard;
#endif
#if VIEW==1
  vec3 rgb=vec3(h);
#elif VIEW==2
  vec3 rgb=vec3(hs);
#elif VIEW==3
  vec3 rgb=vec3(lit);
#elif VIEW==4
  vec3 rgb=vec3(Sr);
#elif VIEW==5
  vec3 rgb=Nt*0.5+0.5;
#elif VIEW==6
  vec3 rgb=encodeSRGB(base);
#elif VIEW==7
  vec3 rgb=encodeSRGB(shade);
#elif VIEW==8
  // Near is light; the whole range of greys goes to the depth of the figure itself.
  vec3 rgb=vec3(1.0-sat((d-length(uCamera-vec3(0,1.64,0)*uScale)+65.0)/130.0));
#elif VIEW==9&&defined(RAMP)
  vec3 rgb=encodeSRGB(r.rgb*r.a);
#elif VIEW==9
  vec3 rgb=vec3(lit);
#elif VIEW==10&&KIND==1
  vec3 rgb=vec3(fm.r);
#elif VIEW==10
  vec3 rgb=vec3(0.5+0.25*N.y);
#else
  vec3 rgb=encodeColor(col);
#endif
  outColor=vec4(rgb*alpha,alpha);
}`;

/** The surface's fragment source, for every combination of the defines above. */
export const surfaceFragment = (model: ShaderModel): string =>
  precision +
  core +
  diffuse +
  shadows +
  lighting +
  rim +
  specular +
  outline +
  innerLines +
  hair +
  eyes +
  layers +
  model.paint +
  shadowMap +
  depthRead +
  uniforms +
  body(model);
