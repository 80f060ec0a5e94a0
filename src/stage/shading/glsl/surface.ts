/**
 * The toon surface: one shader, narrowed by material group and feature at compile time, because software renderers and some
 * phones pay for both sides of a branch. It only gathers inputs; every formula it calls is a chunk that the parity test
 * compares with TypeScript.
 *
 * Uniforms named after a catalogue ID hold that parameter's value (bool as 0/1, enum as the option's index, lengths in
 * cm); uniforms of the engine start with `u`. Anything left at 0 is neutral.
 *
 * Defines: KIND 0 plain, 1 face, 2 hair · THROUGH 1 draws eyes, brows and lashes alone, for the pass over the fringe ·
 * TAPS samples of ramp and rim (1 or 4; of the shadow 1 or 9) · HAIR_MODE option of HairHighlightMode · VIEW index of what is shown
 * (0 colour) · LIGHTS 1 to MAX_LIGHTS · RAMP, RIM, FRESNEL, SPECULAR, MATCAP, REFLECTION, INNER_LINES, SCREENTONE, FRINGE, LAYER, PAINTED (a pattern in
 * the control or emissive map), FOG: present when the feature is on · OPACITY: `paint` sets `surfaceAlpha`, rig.w is the opacity of a vertex ·
 * FLAT: every triangle has one normal.
 */
import {parameter} from '../parameters';
import {core, diffuse, eyes, hair, innerLines, layers, lighting, outline, rim, shadows, specular} from './chunks';
import {float, vec, type ShaderModel} from './model';
import {precision} from './pose';
import {depthRead, shadowMap, uniforms} from './surface-inputs';

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
#if KIND==1
  float fk=UseFaceShadowMap*smoothstep(${float(0.29 * m.eye.x)},${float(1.06 * m.eye.x)},vRest.z);
  // Above the eyes' centres.
  float ey=vRest.y+${float(-m.head[1] - m.eye.y)};
#endif

#if THROUGH==1
  float Sr=1.0;
#else
  float S=shadowAt(vS);
#if KIND==1
  // The head's own back faces meet its front at the terminator and would leave scratches; the face term decides there. The normal
  // of a sphere, whatever the parameters are: that of the face would leave islands between nose, lips and chin.
  // Above the lids the fringe may lie in shadow with the forehead; below them shade is drawn, and points of locks would tear it.
  S=mix(1.0,S,smoothstep(0.18,0.34,dot(uHead*nz(q),L))*(1.0-fk*smoothstep(${float(0.28 * m.eye.scale[1])},${float(0.18 * m.eye.scale[1])},ey+vRest.x*vRest.x*${float((0.1 * m.eye.scale[1]) / m.eye.x ** 2)})));
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
  fm.r+=(fm.a-0.5)/255.0;
  // What is drawn is the front: the jaw has a dark plane of its own.
  float face=faceLit(fm.r,fa,FaceShadowSoftness,fwidth(fm.r))*smoothstep(-0.85,-0.83,nz(q).y+step(${float(-1.5 * m.eye.x)},ey));
  fk*=fm.g;
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
  vec2 xy=vRest.xy-${vec(m.head.slice(0, 2))};
  float em=xy.x<0.0?-1.0:1.0;
  // From above, the outer corners of a round face's eyes rise on screen and look angry: what is painted there leans against the view's pitch.
  float lean=Vts.y*(1.0-em*Vts.x)*max(0.0,xy.x*xy.x*${float(0.2 / m.eye.x)}-${float(0.02 * m.eye.x)});
  xy.y+=lean;
  uv.y+=lean*${float(1 / m.faceRegion.height)};
  float eyes=step(${float(m.eye.y - m.eye.scale[1] * m.eye.tile)},xy.y);
  // In profile the bridge of the nose hides the far eye.
  front*=1.0-eyes*step(em*Vts.x,0.0)*(1.0-smoothstep(0.44,0.5,nz2(Vts.xz).y));
  // There the lids close to a wedge behind the iris.
  uv.y+=ey*${float(4.5 / m.faceRegion.height)}*smoothstep(0.7,0.95,em*Vts.x)*max(0.0,em*xy.x-${float(m.eye.x)});
  vec4 mask=texture(uFaceMask,uv)*front;
  // Beyond 45 degrees the iris goes with the eye: depth under a plane would end in its far corner.
  vec2 e=eyeParallax((xy-vec2(${float(m.eye.x)}*em,${float(m.eye.y)}))/${vec(m.eye.scale)},Vts,EyeParallaxDepth,smoothstep(0.0,0.7,Vts.z))-uGaze;
  vec2 tile=vec2(e.x*em,e.y)/${float(2 * m.eye.tile)}+0.5;
  // Gradients of the whole-face chart: the tile's jump at the nose must not pick a tiny mip.
  vec2 k=${vec([m.faceRegion.width / (2 * m.eye.tile * m.eye.scale[0]), m.faceRegion.height / (2 * m.eye.tile * m.eye.scale[1])])};
  vec4 iris=textureGrad(uFaceIris,tile,dFdx(uv)*k,dFdy(uv)*k);
  // Layers are painted premultiplied in sRGB; they are straightened before decoding, or edges would darken.
  vec3 irisColor=decodeSRGB(iris.rgb/max(iris.a,1e-3));
  iris.a*=step(max(abs(tile.x-0.5),abs(tile.y-0.5)),0.5);
  vec4 top=texture(uFaceTop,uv)*front;
  vec3 ink=decodeSRGB(top.rgb/max(top.a,1e-3));
  // From afar lines keep a width on screen, and no white of the eye runs out below them.
  float far=sat(fwidth(uv.y)*90.0-0.7);
  float line=top.a*sat(1.3-2.7*lum(ink));
  line=max(line,far*smoothstep(0.05,0.4,line));
  top.a=max(top.a,line);
  float glint=texture(uFaceMask,eyeHighlightUv(uv,Vts,EyeHighlightFollow*0.35)).g*front;
  float painted=mix(mask.r,smoothstep(0.4,0.9,mask.r),far);
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
#if KIND==1
  // Second lights have no face map: on a sphere their borders are calm.
  Nt=Ns;
#endif
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
  // The hair map, computed: patches around the head, a wide and a narrow one in turn, which run out below in uneven points.
  vec3 Nr=nz(mix(N,Ns,near));
  float y=ringHeight(Nr,V,up,HairRingFollowView)-HairHighlightLightFollow*0.12*dot(L-V,up);
  float dw=max(HairSoftness*HairRingWidth,min(fwidth(y),0.25));
  if(near>0.4){
    float az=atan(q.x,q.z);
    float x=az*4.5+0.6*sin(az*4.3+2.0),point=tri(x),size=fract(sin(floor(x+0.5)*7.3)*91.7);
    float mapB=smoothstep(-1.0,0.5,sin(az*6.0+4.2)+0.7*sin(az*3.0+2.4))*(y<HairRingHeight?mix(0.3,0.5+0.9*size,point*point):0.6+0.2*size*point)
      // Not where locks part.
      *smoothstep(1.0,0.8,abs(vStrand.x));
    // Towards the sides the ring runs out in points; from high above there is none.
    float facing=dot(nz(V-up*dot(V,up)),nz(Nr-up*dot(Nr,up)));
    float taper=smoothstep(0.25,0.9,facing)*smoothstep(0.4,0.9,near)*(1.0-smoothstep(0.65,0.85,dot(V,up)));
    hl=ringCut(taper*ringHalf(HairRingWidth,HairRingBreakup*1.6,mapB),dw,abs(y-HairRingHeight));
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
#ifdef SCREENTONE
  // As printed: a surface is paper under dots of ink, fewer in light, and what is drawn in dark colours is ink.
  float grey=encodeSRGB(vec3(lum(min(col,1.0)))).x;
  // Dots of a size on the figure, as far as they can be told apart.
  float pitch=clamp(uSize.y*uFy*uScale*0.013/length(uCamera-vec3(0,1.64,0)*uScale),4.0,max(uSize.y/85.0,4.0));
  vec2 wave=cos(mat2(1,1,-1,1)*gl_FragCoord.xy*(4.443/pitch));
  vec3 print=mix(OutlineColor,vec3(1),band(1.1*(0.9-grey)-0.25*lit,2.2/pitch,0.5+0.25*(wave.x+wave.y)));
#if KIND==1
  // Eyes in three flat tones.
  float w=aaWidth(0.0,2.0*fwidth(grey));
  print=mix(mix(print,mix(OutlineColor,vec3(1),0.5*(band(0.5,w,grey)+band(0.85,w,grey))),painted),OutlineColor,line);
#endif
  col=print;
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
#if KIND==0
  // Not where a surface rounds off within few pixels: fingers from afar would be ink alone.
  float round_=1.0-smoothstep(0.3,0.6,length(fwidth(N)));
#else
  const float round_=1.0;
#endif
  col=mix(col,OutlineColor,InnerLineStrength*max(ed,round_*innerNormalEdge(n00,n11,n10,n01,InnerLineNormalAngle)));
#endif

#ifdef OPACITY
  float alpha=surfaceAlpha;
#else
  float alpha=1.0;
#endif
#if THROUGH==1
  // Lines and catch-lights show; of the eyes themselves less, or hair before them looks like a veil.
  alpha=EyeThroughHair*max(max(top.a,glint*painted),0.4*painted)*eyes
    // Neither through the crown nor through the side hair, and not the eye of the far side.
    *smoothstep(0.5,0.75,Vts.z)*smoothstep(-0.5,-0.25,em*Vts.x);
#ifdef SCREENTONE
  // Ink is there or not.
  alpha=smoothstep(0.27,0.3,alpha);
#endif
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
