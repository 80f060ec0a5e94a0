export const shadows = /* glsl */ `
#define PI 3.141592653589793
vec3 sphericalNormal(vec3 N,vec3 P,vec3 centre,vec3 right,vec3 forward,vec3 up,vec3 radii,float blend){
  mat3 R=mat3(right,forward,up);
  return nz(mix(N,R*nz(((P-centre)*R)/(radii*radii)),blend));}
float castShadow(float S,float threshold,float softness,float strength,float fw){
  float w=max(max(softness,1e-3),min(fw,0.5));
  float cut=sstep(max(threshold-w*0.5,0.0),min(threshold+w*0.5,1.0),S);
  return mix(1.0,mix(cut,S,sstep(0.5,1.0,softness)),strength);}
float faceAngle(vec3 forward,vec3 right,vec3 L){float f=dot(forward,L);float r=abs(dot(right,L));return abs(f)+r>1e-3?atan(r,f)/PI:0.0;}
float faceShift(float a,float offset,float softness){float w=max(softness,1e-3);return clamp(a+offset,w*0.5,1.0-w*0.5);}
vec2 faceUv(vec2 uv,float r){return r>0.0?uv:vec2(1.0-uv.x,uv.y);}
float faceLit(float dT,float a,float softness,float fw){return 1.0-band(dT,aaWidth(max(softness,1e-3),fw),a);}
float faceMixLit(float lit,float face,float Sr,float k){return mix(lit,min(face,Sr),k);}
float faceMixHs(float hs,float face,float Sr,float k){return mix(hs,min(mix(0.25,0.75,face),Sr),k);}
vec2 fringeOffset(vec3 Lv,float width,float sc,float Wpx,float Hpx){return Lv.xy/max(length(Lv.xy),0.2)*(width/1080.0*sc)*vec2(Hpx/Wpx,1.0);}
float fringeShade(float x,float strength,float F){return x*(1.0-strength*F);}
vec3 shadowOrigin(vec3 P,vec3 L,float bias){return P+L*bias;}
`;
