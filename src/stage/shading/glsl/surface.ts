/**
 * The toon surface: one shader, narrowed by material group at compile time. It only gathers inputs; every formula it calls
 * is a chunk that the parity test compares with TypeScript.
 *
 * Uniforms named after a catalogue ID hold that parameter's value (bool as 0/1, enum as the option's index, lengths in
 * cm); uniforms of the engine start with `u`. Anything left at 0 is neutral.
 */
import {core, diffuse, eyes, hair, innerLines, layers, lighting, outline, rim, shadows, specular} from './chunks';
import {pose, precision} from './pose';

export const LIGHTS = 3;

/** Draw groups that differ in their shader; the rest draw as `plain`. `eye` is the face drawn again over the fringe. */
export type SurfaceGroup = 'plain' | 'skin' | 'face' | 'eye' | 'hair' | 'cloth' | 'metal';

/** What the shaders need to know of the mesh. All lengths in recipe units. */
export interface ShaderModel {
  /**
   * GLSL that declares `struct Paint{vec3 base;vec3 shade;vec3 line;};` and
   * `Paint paint(int mat, vec3 rest, vec2 uv0, vec2 uv1, float random)`: linear colours of a surface point.
   */
  readonly paint: string;
  readonly head: readonly [number, number, number];
  readonly hairCentre: readonly [number, number, number];
  /** Centre of her left eye from the head origin, scale of eye-local units, half extent of the iris tile in them. */
  readonly eye: {readonly x: number; readonly y: number; readonly scale: number; readonly tile: number};
  readonly faceRegion: {readonly width: number; readonly height: number};
  /** Palette index of hair, for the fringe shadow. */
  readonly hairMat: number;
}

/** What `uView` shows, in its order. */
export const VIEW_NAMES = [
  'color',
  'h',
  'hs',
  'lit',
  'cast',
  'normal',
  'base',
  'shade',
  'depth',
  'ramp',
  'facemap',
  'outline',
] as const;

export const float = (x: number): string => (Number.isInteger(x) ? `${x}.0` : String(Math.round(x * 1e6) / 1e6));
export const vec = (x: readonly number[]): string => `vec${x.length}(${x.map(float).join(',')})`;

export const surfaceVertex = /* glsl */ `${precision}${pose}
out vec3 vP;
out vec3 vN;
out vec3 vT;
out vec3 vRest;
out vec4 vUv;
out vec4 vColor;
out vec3 vRig;
out vec2 vUv3;
flat out int vMat;
flat out float vSign;
uniform float uPull;
void main(){
  vP=posePoint(position);
  vN=poseDir(normal);
  vT=poseDir(tangent.xyz);
  vSign=tangent.w;
  vRest=position;
  vUv=vec4(uv0,uv1);
  vUv3=uv3;
  vColor=color;
  vRig=rig.xyz;
  vMat=int(matId+0.5);
  vec4 view=viewMatrix*vec4(vP,1.0);
  // Along the view ray, so that eyes drawn over the fringe keep their place on screen.
  if(uPull>0.0)view.xyz*=1.0-uPull/max(-view.z,1.0);
  gl_Position=projectionMatrix*view;
}`;

/** Cast-shadow map: light-space box, hardware comparison. SHADOW_TAPS is 1, 4 or 9. */
export const shadowMap = /* glsl */ `
uniform sampler2DShadow uShadowMap;
uniform mat4 uShadowMatrix;
uniform float uShadowTexel;
#ifndef SHADOW_TAPS
#define SHADOW_TAPS 9
#endif
float shadowAt(vec3 p){
  vec3 s=(uShadowMatrix*vec4(p,1.0)).xyz;
  if(any(lessThan(s,vec3(0)))||any(greaterThan(s,vec3(1))))return 1.0;
#if SHADOW_TAPS==1
  return textureLod(uShadowMap,s,0.0);
#elif SHADOW_TAPS==4
  vec2 o=vec2(0.75,0.75)*uShadowTexel;
  return 0.25*(textureLod(uShadowMap,vec3(s.xy+o,s.z),0.0)+textureLod(uShadowMap,vec3(s.xy-o,s.z),0.0)
    +textureLod(uShadowMap,vec3(s.xy+vec2(o.x,-o.y),s.z),0.0)+textureLod(uShadowMap,vec3(s.xy+vec2(-o.x,o.y),s.z),0.0));
#else
  float sum=0.0;
  for(int y=-1;y<=1;y++)for(int x=-1;x<=1;x++)sum+=textureLod(uShadowMap,vec3(s.xy+vec2(x,y)*uShadowTexel,s.z),0.0);
  return sum/9.0;
#endif
}
`;

/**
 * Depth of the pre-pass, cm. DEPTH_FLOAT: linear cm in R32F, cleared to 1e6; otherwise a depth texture. Both NEAREST, and
 * `uAuxMap` holds palette index / 255 and the octahedral view normal.
 */
export const depthRead = /* glsl */ `
uniform highp sampler2D uDepthMap;
uniform highp sampler2D uAuxMap;
uniform vec2 uNearFar;
uniform vec2 uSize;
float linearDepth(vec2 uv){
  float z=textureLod(uDepthMap,uv,0.0).r;
#ifdef DEPTH_FLOAT
  return z;
#else
  return z>=1.0?1e6:uNearFar.x*uNearFar.y/(uNearFar.y-z*(uNearFar.y-uNearFar.x));
#endif
}
`;

const uniforms = /* glsl */ `
in vec3 vP;
in vec3 vN;
in vec3 vT;
in vec3 vRest;
in vec4 vUv;
in vec4 vColor;
in vec3 vRig;
in vec2 vUv3;
flat in int vMat;
flat in float vSign;
out vec4 outColor;
uniform mat4 viewMatrix;
uniform mat3 uHead;
uniform vec3 uCamera;
uniform float uFy;
uniform int uView;
uniform vec3 uLightDir[${LIGHTS}];
uniform vec3 uLightColor[${LIGHTS}];
uniform vec3 uSkyUp,uSkyDown;
uniform vec4 uFog;
uniform sampler2D uRamp;
uniform float uShadeMap;
uniform vec3 ShadowColor;
uniform float ShadowThreshold,ShadowSoftness,LightBias,OcclusionStrength;
uniform float LightColorInfluence,ShadowLightColorInfluence,AdditionalLightIntensity,AdditionalLightSoftness;
uniform float UseRamp,RampIndex,RampIntensity;
uniform float SphericalNormalBlend,LightPitchFlatten;
uniform vec3 SphericalNormalScale;
uniform float ReceiveShadowStrength,CastShadowThreshold,CastShadowSoftness,SelfShadowBias;
uniform float InnerLineStrength,InnerLineNormalAngle,InnerLineDepthThreshold;
uniform vec3 OutlineColor;
uniform float RimEnabled,RimWidth,RimMinScale,RimMaxScale,RimDepthThreshold,RimDepthFalloff,RimLightDirectionInfluence;
uniform float RimLightSoftness,RimIntensity,RimBaseColorInfluence,RimInShadow,RimFresnelBlend,RimFresnelPower,RimFadeStart,RimFadeEnd;
uniform vec3 RimColor;
uniform float SpecularIntensity,SpecularSize,SpecularSoftness,MetalTint;
uniform vec3 SpecularColor;
uniform float CharacterLightMin,CharacterLightMax,CharacterMinBrightness,LightDesaturation;
uniform float GIIntensity,GIDirectionality,AOInfluence,FogInfluence,CharacterExposure;
#ifdef TOON_FACE
uniform sampler2D uFaceMask;
uniform sampler2D uFaceTop;
uniform sampler2D uFaceIris;
uniform sampler2D uFaceShadow;
uniform vec2 uGaze;
uniform float uPull;
// 1 reads the map unmirrored, to show what the mirror is for.
uniform float uFaceNoMirror;
uniform float UseFaceShadowMap,FaceShadowOffset,FaceShadowSoftness,FringeShadowStrength,FringeShadowWidth;
uniform float EyeParallaxDepth,EyeHighlightIntensity,EyeHighlightFollow,EyeLidShadowStrength,EyeThroughHair,EyeMinBrightness;
#endif
#ifdef TOON_HAIR
uniform int HairHighlightMode;
uniform vec3 HairHighlightColor;
uniform float HairHighlightIntensity,HairHighlightLightFollow,HairHighlightInShadow,HairGloss,HairShift,HairShiftMapStrength;
uniform float HairThreshold,HairSoftness,HairRingHeight,HairRingWidth,HairRingBreakup,HairRingFollowView;
float tri(float x){return abs(fract(x)*2.0-1.0);}
#endif
#ifdef TOON_MATCAP
uniform sampler2D uMatCap;
uniform float MatCapIntensity;
uniform int MatCapBlend;
#endif
#ifdef TOON_LAYER
// uLayerMats: bit per palette index that wears the layer. uLayerAffects: bits Base, Shadow, Specular.
uniform sampler2D uLayerMask;
uniform vec4 uLayerChannel;
uniform vec2 uLayerTile;
uniform int uLayerMats,uLayerAffects,LayerMode;
uniform float LayerOpacity,uLayerSpecular,uLayerRamp;
uniform vec3 uLayerBase,uLayerShade;
#endif
`;

const body = (m: ShaderModel): string => /* glsl */ `
void main(){
  vec3 N=nz(vN);
  vec3 T=nz(vT-N*dot(vT,N));
  vec3 B=cross(N,T)*vSign;
  vec3 V=nz(uCamera-vP);
  // Her own right is −x at rest (the demos are right-handed, y up).
  vec3 right=-uHead[0],up=uHead[1],forward=uHead[2];
  vec2 uv=vUv.xy;
  Paint p=paint(vMat,vRest,uv,vUv.zw,vRig.z);
  vec3 base=p.base;
  vec3 shadeMap=p.shade;
  float specularIntensity=SpecularIntensity;
  float rampIndex=RampIndex;
  vec2 size=uSize;
  vec2 suv=gl_FragCoord.xy/size;
  float d=-(viewMatrix*vec4(vP,1.0)).z;
  float sc=distanceScale(uFy,d);

#ifdef TOON_LAYER
  float wears=((uLayerMats>>vMat)&1)==1?1.0:0.0;
  float layer=dot(texture(uLayerMask,uv*uLayerTile),uLayerChannel)*LayerOpacity*wears;
  if((uLayerAffects&1)!=0)base=layerBlend(LayerMode,base,uLayerBase,layer);
  if((uLayerAffects&2)!=0)shadeMap=layerBlend(LayerMode,shadeMap,uLayerShade,layer);
  if((uLayerAffects&4)!=0)specularIntensity=layerScalar(LayerMode,specularIntensity,uLayerSpecular,layer);
  rampIndex=layerIndex(rampIndex,uLayerRamp,layer);
#endif

  // Normal transfer; hair that hangs away from the head keeps its own normals.
  vec3 q=vRest-${vec(m.hairCentre)};
  float near=vRig.x*(1.0-smoothstep(0.66,0.85,length(q)));
  vec3 radii=max(SphericalNormalScale,vec3(0.1));
  vec3 P0=uHead*q;
  vec3 Nt=sphericalNormal(N,P0,vec3(0),right,forward,up,radii,SphericalNormalBlend*near);

  vec3 L=uLightDir[0];
  vec3 Lf=flattenPitch(L,up,LightPitchFlatten);

  // Half a centimetre along the normal besides the bias: the map's texels are that coarse.
  float S=shadowAt(shadowOrigin(vP,L,SelfShadowBias)+N*0.5);
#ifdef TOON_FACE
  // The head's own back faces meet its front at the terminator and would leave scratches; the face term decides there.
  S=mix(1.0,S,smoothstep(0.18,0.34,dot(N,L)));
#endif
  float Sr=castShadow(S,CastShadowThreshold,CastShadowSoftness,ReceiveShadowStrength,fwidth(S));

  float h=halfLambert(Nt,Lf);
  float hs=occlude(shiftBorder(h,LightBias,0.5,0.0,ShadowThreshold),vColor.r,1.0,OcclusionStrength);
  hs=min(hs,Sr);
  float lit=band(0.5,aaWidth(ShadowSoftness,fwidth(hs)),hs);

#ifdef TOON_FACE
  float front=smoothstep(0.06,0.12,vRest.z);
  float side=dot(right,L);
  float fa=faceShift(faceAngle(forward,right,L),FaceShadowOffset,FaceShadowSoftness);
  vec2 fuv=faceUv(uv,uFaceNoMirror>0.5?1.0:side);
  vec4 fm=texture(uFaceShadow,fuv);
  float face=faceLit(fm.r,fa,FaceShadowSoftness,fwidth(fm.r));
  float fk=UseFaceShadowMap*fm.g*smoothstep(0.06,0.22,vRest.z);
  lit=faceMixLit(lit,face,Sr,fk);
  hs=faceMixHs(hs,face,Sr,fk);
  if(FringeShadowStrength>0.0){
    vec2 at=suv+fringeOffset(mat3(viewMatrix)*L,FringeShadowWidth,sc,size.x,size.y);
    float isHair=abs(textureLod(uAuxMap,at,0.0).r*255.0-${float(m.hairMat)})<0.5?1.0:0.0;
    float F=isHair*step(linearDepth(at),d);
    lit=fringeShade(lit,FringeShadowStrength,F);
    hs=fringeShade(hs,FringeShadowStrength,F);
  }

  // Painted features. Parallax works in the tile's own UV, which spans one eye.
  vec3 Vts=V*uHead;
  vec4 mask=texture(uFaceMask,uv)*front;
  vec2 xy=vRest.xy-${vec(m.head.slice(0, 2))};
  float em=xy.x<0.0?-1.0:1.0;
  vec2 e=(xy-vec2(${float(m.eye.x)}*em,${float(m.eye.y)}))/${float(m.eye.scale)}-uGaze;
  vec2 tile=eyeParallax(vec2(e.x*em,e.y)/${float(2 * m.eye.tile)}+0.5,vec3(Vts.x*em,Vts.yz),EyeParallaxDepth,1.0);
  // Gradients of the whole-face chart: the tile's jump at the nose must not pick a tiny mip.
  vec2 k=${vec([m.faceRegion.width / (2 * m.eye.tile * m.eye.scale), m.faceRegion.height / (2 * m.eye.tile * m.eye.scale)])};
  vec4 iris=textureGrad(uFaceIris,tile,dFdx(uv)*k,dFdy(uv)*k);
  // Layers are painted premultiplied in sRGB; they are straightened before decoding, or edges would darken.
  vec3 irisColor=decodeSRGB(iris.rgb/max(iris.a,1e-3));
  iris.a*=step(0.0,tile.x)*step(tile.x,1.0)*step(0.0,tile.y)*step(tile.y,1.0);
  vec4 top=texture(uFaceTop,uv)*front;
  vec3 ink=decodeSRGB(top.rgb/max(top.a,1e-3));
  float glint=texture(uFaceMask,uv+(eyeHighlightUv(vec2(0),Vts,EyeHighlightFollow))/k).g*front;
  float painted=mask.r;
  vec3 eye=mix(vec3(0.995,0.98,0.96),irisColor,iris.a);
  // The lid's shadow leans to violet on the white and is weaker on the iris, which is painted dark at the top already.
  float lid=mask.b*mix(1.0,0.45,iris.a);
  eye=eyeLid(eye,EyeLidShadowStrength,lid)*mix(vec3(1),vec3(0.72,0.64,1.0),lid*EyeLidShadowStrength*2.0);
  vec3 tone=shadeMap/max(base,vec3(1e-3));
  base=mix(mix(base,eye,painted),ink,top.a);
  // Eyes and ink darken less than skin: the picture of the eye must survive every light.
  shadeMap=mix(mix(shadeMap,eye*vec3(0.835,0.805,0.94),painted),ink*mix(vec3(1),tone,0.6),top.a);
#endif

  vec3 shade=shadeColor(mix(base,shadeMap,uShadeMap),ShadowColor);

  vec3 C=clampLight(uLightColor[0],true,CharacterLightMin,CharacterLightMax,LightDesaturation);
  vec3 GIu=uniformAmbient(uSkyUp,uSkyDown);
  float rv=rampRow(rampIndex,float(textureSize(uRamp,0).y));
  // A ramp step is one texel wide: four samples across the pixel anti-alias it.
  float rw=min(fwidth(hs),0.25);
  vec4 r=0.25*(textureLod(uRamp,vec2(hs-0.375*rw,rv),0.0)+textureLod(uRamp,vec2(hs-0.125*rw,rv),0.0)
    +textureLod(uRamp,vec2(hs+0.125*rw,rv),0.0)+textureLod(uRamp,vec2(hs+0.375*rw,rv),0.0));
  float rampAmount=UseRamp*RampIntensity;
  vec3 col=diffuseColor(base,shade,lit,r,rampAmount)*diffuseLight(C,lit,ShadowLightColorInfluence,LightColorInfluence);

  vec2 g=(mat3(viewMatrix)*N).xy;
  vec2 nv=nz2(g);
  float NdotV=dot(N,V);
  float edge=0.0;
  float w=rimPixels(RimWidth,size.y,sc,RimMinScale,RimMaxScale,vColor.a,1.0,1.0);
  // Mean of four taps: multisampling does not help inside a triangle.
  for(int i=0;i<4;i++)edge+=0.25*rimEdge(linearDepth(rimUv(suv+(vec2(i&1,i>>1)-0.5)/size,nv,w,size.x,size.y))-d,RimDepthThreshold,RimDepthFalloff);
  edge*=smoothstep(0.12,0.3,length(g));
  edge=rimFresnel(edge,NdotV,RimFresnelPower,RimFresnelBlend);
  vec3 rimSum=rimColor(RimColor,base,RimBaseColorInfluence,C,RimIntensity
    *rimAmount(edge,rimSide(nv,(mat3(viewMatrix)*L).xy,RimLightSoftness),RimLightDirectionInfluence,RimInShadow,lit,RimFadeStart,RimFadeEnd,d));

  for(int i=1;i<${LIGHTS};i++){
    vec3 Li=uLightDir[i];
    // The same for every pixel, so the derivative below stays defined.
    if(lum(uLightColor[i])<=0.0)continue;
    vec3 Ci=clampLight(uLightColor[i],false,CharacterLightMin,CharacterLightMax,LightDesaturation);
    float hi=occlude(shiftBorder(halfLambert(Nt,flattenPitch(Li,up,LightPitchFlatten)),LightBias,0.5,0.0,ShadowThreshold),vColor.r,1.0,OcclusionStrength);
    float border=band(0.5,aaWidth(AdditionalLightSoftness,fwidth(hi)),hi);
    vec3 tint=mix(vec3(1),textureLod(uRamp,vec2(hi,rv),0.0).rgb,rampAmount);
    col+=additionalLight(base,Ci,tint,border,AdditionalLightIntensity);
    rimSum+=rimColor(RimColor,base,RimBaseColorInfluence,Ci,RimIntensity
      *rimAmount(edge,rimSide(nv,(mat3(viewMatrix)*Li).xy,RimLightSoftness),RimLightDirectionInfluence,RimInShadow,border,RimFadeStart,RimFadeEnd,d));
  }
  col+=ambient(base,GIu,hemisphere(uSkyUp,uSkyDown,N.y),GIDirectionality,GIIntensity,vColor.r,AOInfluence);

  float ss=specularDistance(N,nz(L+V));
  float sp=specularShape(ss,SpecularSize,aaWidth(SpecularSoftness,fwidth(ss)),1.0,lit);
  col+=specularColor(SpecularColor,base,MetalTint,C,specularIntensity*sp);

#ifdef TOON_MATCAP
  vec3 cameraRight=vec3(viewMatrix[0][0],viewMatrix[1][0],viewMatrix[2][0]);
  vec3 mc=decodeSRGB(texture(uMatCap,matcapUv(N,V,vec3(0,1,0),cameraRight)).rgb)*mix(vec3(1),base,MetalTint);
  col=matcapBlend(MatCapBlend,col,mc,MatCapIntensity,lightReaching(C,GIu,GIIntensity));
#endif

#ifdef TOON_HAIR
  // The hair map, computed: three triangle waves of the azimuth make the lower edge ragged, the upper one nearly calm.
  float az=atan(q.x,q.z);
  float wave=0.5*tri(az*1.55+0.2)+0.32*tri(az*3.65)+0.18*tri(az*6.85+0.4);
  vec3 Nr=sphericalNormal(N,P0,vec3(0),right,forward,up,radii,near);
  float y=ringHeight(Nr,V,up,HairRingFollowView)-HairHighlightLightFollow*0.12*dot(L-V,up);
  float below=step(y,HairRingHeight);
  float mapB=mix(0.5+0.56*(tri(az*9.0)-0.5),wave*3.04-0.86,below);
  float rw2=aaWidth(HairSoftness*HairRingWidth,fwidth(y));
  float hl=ringCut(ringHalf(HairRingWidth,HairRingBreakup,mapB),rw2,abs(y-HairRingHeight));
  // A thin broken echo under the ring, as a brush leaves it.
  float echo=abs(y-HairRingHeight+HairRingWidth*(1.25+0.25*(tri(az*4.1)-0.5)));
  hl=max(hl,0.65*ringCut(0.035*HairRingWidth+0.002,rw2,echo)*step(0.62,tri(az*1.9+0.15))*step(1e-4,HairRingWidth));
  vec3 Vh=nz(V-up*dot(V,up));
  float facing=dot(Vh,nz(Nr-up*dot(Nr,up)));
  hl*=step(0.06+0.05*tri(dot(Nr,up)*9.0),abs(fract(az*0.52+0.36)-0.5))*smoothstep(0.36,0.62,facing)*smoothstep(0.4,0.9,near);
  vec3 Hk=hairHalf(V,L,HairHighlightLightFollow);
  float spec=strandSpec(B,N,Hk,HairShift,0.65-0.3*vUv.z*vUv.z,HairShiftMapStrength,HairGloss);
  float strand=band(HairThreshold,aaWidth(HairSoftness,fwidth(spec)),spec);
  // Hanging hair takes a short strand glint near its root in ring mode too: no ring reaches it.
  float hair=HairHighlightMode==1?strand:HairHighlightMode==2?max(hl,strand*0.5*(1.0-near)*(1.0-smoothstep(0.25,0.4,vUv.w))*step(0.2,NdotV)):0.0;
  col+=hairColor(HairHighlightColor,HairHighlightIntensity,1.0,hair,HairHighlightInShadow,lit,C,LightColorInfluence);
#endif
  col+=rimSum*RimEnabled;

  float floor_=CharacterMinBrightness;
#ifdef TOON_FACE
  floor_=mix(floor_,max(floor_,EyeMinBrightness),painted*iris.a);
  col+=EyeHighlightIntensity*glint*painted*mix(0.7,0.95,lit);
#endif
  col=expose(floorBrightness(col,base,floor_),vec3(0),CharacterExposure);
  col=mix(col,uFog.rgb,uFog.a*FogInfluence);

  if(InnerLineStrength>0.0){
    vec2 px=1.0/size;
    vec2 sx=vec2(px.x,0),sy=vec2(0,px.y);
    vec3 n00=nz(octDecode(textureLod(uAuxMap,suv,0.0).gb)),n11=nz(octDecode(textureLod(uAuxMap,suv+px,0.0).gb));
    vec3 n10=nz(octDecode(textureLod(uAuxMap,suv+sx,0.0).gb)),n01=nz(octDecode(textureLod(uAuxMap,suv+sy,0.0).gb));
    float ed=innerDepthEdge(linearDepth(suv),linearDepth(suv+px),linearDepth(suv+sx),linearDepth(suv+sy),InnerLineDepthThreshold,d,dot(n00,mat3(viewMatrix)*V));
    float en=innerNormalEdge(n00,n11,n10,n01,InnerLineNormalAngle);
    col=mix(col,OutlineColor,InnerLineStrength*max(ed,en));
  }

  float alpha=1.0;
#ifdef TOON_FACE
  if(uPull>0.0){
    alpha=EyeThroughHair*max(top.a,painted)*step(-0.09,xy.y)*step(0.0,vRest.z);
    if(alpha<0.004)discard;
  }
#endif
  vec3 rgb=encodeSRGB(col);
  if(uView==1)rgb=vec3(h);
  else if(uView==2)rgb=vec3(hs);
  else if(uView==3)rgb=vec3(lit);
  else if(uView==4)rgb=vec3(Sr);
  else if(uView==5)rgb=Nt*0.5+0.5;
  else if(uView==6)rgb=encodeSRGB(base);
  else if(uView==7)rgb=encodeSRGB(shade);
  else if(uView==8)rgb=vec3(1.0-sat((d-200.0)/500.0));
  else if(uView==9)rgb=encodeSRGB(mix(vec3(0.1),vec3(1),r.a)*r.rgb);
#ifdef TOON_FACE
  else if(uView==10)rgb=mix(vec3(0.5),fm.rrr,fm.g*step(0.0,vRest.z));
#endif
  else if(uView==11)rgb=outlineNormal(vUv3,T,B,N)*0.5+0.5;
  outColor=vec4(rgb*alpha,alpha);
}`;

/** Chunks that a group needs; the rest stays out of the compile. */
const chunks = core + diffuse + shadows + outline + innerLines + rim + hair + specular + eyes + lighting + layers;

/**
 * Fragment source of one group.
 * @param options layer and matcap compile those features in (their samplers must then be bound, or they share a unit with the
 *   shadow map and nothing draws); depthFloat reads R32F depth; shadowTaps 1, 4 or 9
 */
export function surfaceFragment(
  group: SurfaceGroup,
  model: ShaderModel,
  options: {
    readonly layer?: boolean;
    readonly matcap?: boolean;
    readonly depthFloat?: boolean;
    readonly shadowTaps?: 1 | 4 | 9;
  } = {},
): string {
  const defines = [
    group === 'face' || group === 'eye' ? 'TOON_FACE' : '',
    group === 'hair' ? 'TOON_HAIR' : '',
    options.matcap && group === 'metal' ? 'TOON_MATCAP' : '',
    options.layer && group !== 'face' && group !== 'eye' && group !== 'hair' ? 'TOON_LAYER' : '',
    options.depthFloat ? 'DEPTH_FLOAT' : '',
    `SHADOW_TAPS ${options.shadowTaps ?? 9}`,
  ];
  return `${defines
    .filter(Boolean)
    .map((d) => `#define ${d}\n`)
    .join('')}${precision}${chunks}${model.paint}${shadowMap}${depthRead}${uniforms}${body(model)}`;
}
