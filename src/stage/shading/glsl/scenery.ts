/** Everything around the figure: background plate, floor shadow, light handle. Colours linear, encoded once. */
import {core} from './chunks';
import {precision} from './pose';
import {MAX_LIGHTS} from './model';
import {shadowMap} from './surface-inputs';

/** Full-screen triangle or quad at the far plane; `position.xy` in −1..1. */
export const screenVertex = /* glsl */ `${precision}
in vec3 position;
out vec2 vXY;
void main(){vXY=position.xy;gl_Position=vec4(position.xy,0.99999,1.0);}`;

/**
 * Sky gradient, disc with a ring, halftone in two corners, masked out of the disc; any aspect, dots with their own
 * anti-aliasing. uDiscAt: centre and radius in half heights of the view, y up.
 */
export const plateFragment = /* glsl */ `${precision}${core}
in vec2 vXY;
out vec4 outColor;
uniform vec2 uSize;
uniform vec3 uTop,uBottom,uDisc,uDots,uDiscAt;
float halftone(vec2 p,float amount){
  p=mat2(0.7071,0.7071,-0.7071,0.7071)*p;
  float r=0.46*sat(amount*1.25);
  float w=0.85*length(fwidth(p));
  return 1.0-smoothstep(r-w,r+w,length(fract(p)-0.5)+step(r,0.05));}
void main(){
  float aspect=uSize.x/uSize.y;
  vec2 p=vec2(vXY.x*aspect,vXY.y);
  vec3 c=mix(uBottom,uTop,smoothstep(-1.1,1.1,p.y-0.12*p.x));
  float r=length(p-uDiscAt.xy)-uDiscAt.z;
  float w=max(fwidth(r),1e-4);
  float disc=1.0-smoothstep(-w,w,r);
  float a=max(0.75*smoothstep(1.75,0.0,length(p-vec2(-aspect-0.1,-1.1))),0.6*smoothstep(1.15,0.0,length(p-vec2(aspect+0.05,1.05))));
  c=mix(c,uDots,halftone(p*18.5,a)*(1.0-disc));
  c=mix(c,uDisc,max(disc,1.0-smoothstep(0.0,w*1.2,abs(r-0.07)-0.0045)));
  outColor=vec4(encodeSRGB(c),1.0);
}`;

export const floorVertex = /* glsl */ `${precision}
in vec3 position;
out vec3 vP;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform float uScale;
void main(){vP=position*uScale;gl_Position=projectionMatrix*viewMatrix*vec4(vP,1.0);}`;

/** A ring of contact shade round the stand and the cast shadow; premultiplied. Fades for a light below 20°, where it looks wrong. */
export const floorFragment = /* glsl */ `${precision}${core}${shadowMap}
in vec3 vP;
out vec4 outColor;
uniform float uScale;
uniform mat4 uShadowMatrix;
uniform vec3 uLightDir[${MAX_LIGHTS}];
uniform vec3 uFloorTint;
void main(){
  float r=length(vP.xz)/uScale;
  float contact=0.3*(1.0-smoothstep(0.79-fwidth(r),0.79,r));
  vec3 s=(uShadowMatrix*vec4(vP+uLightDir[0]*2.0,1.0)).xyz;
  vec2 rim=abs(s.xy-0.5);
  float thrown=(1.0-smoothstep(0.35,0.65,shadowAt(s)))*0.42*(1.0-smoothstep(1.3,1.8,r))*(1.0-smoothstep(0.35,0.5,max(rim.x,rim.y)))*smoothstep(0.3,0.42,uLightDir[0].y);
  float a=max(contact,thrown);
  outColor=vec4(encodeSRGB(uFloorTint)*a,a);
}`;

/** Billboard. uOrb: clip-space centre, half size in NDC of the height, depth. */
export const orbVertex = /* glsl */ `${precision}
in vec3 position;
out vec2 vXY;
uniform vec4 uOrb;
uniform vec2 uSize;
void main(){vXY=position.xy;gl_Position=vec4(uOrb.xy+position.xy*uOrb.z*vec2(uSize.y/uSize.x,1.0),uOrb.w,1.0);}`;

/** Light handle: glow and two crossed streaks add light, core and rings cover. Premultiplied. uOrbFront 0 behind .. 1. */
export const orbFragment = /* glsl */ `${precision}
in vec2 vXY;
out vec4 outColor;
uniform float uOrbFront;
uniform float uOrbFocus;
void main(){
  float r=length(vXY);
  float w=fwidth(r);
  float core=1.0-smoothstep(0.155-w,0.155+w,r);
  float ring=1.0-smoothstep(w,2.0*w,abs(r-0.155)-0.008);
  float focus=uOrbFocus*(1.0-smoothstep(w,2.0*w,abs(r-0.25)-0.012));
  vec2 a=abs(vXY);
  float streak=(max(0.0,1.0-a.x)*exp(-a.y*90.0)+max(0.0,1.0-a.y)*exp(-a.x*90.0))*0.8*smoothstep(0.1,0.2,r);
  float k=mix(0.45,1.0,uOrbFront);
  vec3 c=(vec3(1.0,0.93,0.62)*pow(max(0.0,1.0-r),2.6)*0.75+vec3(1.0,0.98,0.9)*streak)*k;
  c=mix(mix(mix(c,vec3(1.0,0.97,0.84),core*k),vec3(0.97,0.84,0.38),ring*k),vec3(0.26,0.3,0.62),focus);
  outColor=vec4(c,max(max(core,ring)*k,focus));
}`;
