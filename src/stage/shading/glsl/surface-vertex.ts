import {core, rim, shadows} from './chunks';
import {MAX_LIGHTS, type ShaderModel} from './model';
import {pose, precision} from './pose';

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
  // Along the normal besides the bias: half a centimetre, for the map's texels are that coarse; more where locks lie on each other.
#if KIND==2
  const float lift=1.2;
#else
  const float lift=0.5;
#endif
  vS=(uShadowMatrix*vec4(shadowOrigin(vP,uLightDir[0],SelfShadowBias)+vN*lift,1.0)).xyz;
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
