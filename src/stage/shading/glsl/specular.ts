export const specular = /* glsl */ `
float specularDistance(vec3 N,vec3 H){return sqrt(max(0.0,1.0-dot(N,H)));}
float specularShape(float s,float size,float w,float ctlB,float lit){return size>0.0?(1.0-band(size,w,s))*ctlB*lit:0.0;}
vec3 specularColor(vec3 colour,vec3 base,float metalTint,vec3 C,float amount){return colour*mix(vec3(1),base,metalTint)*C*amount;}
vec2 matcapUv(vec3 N,vec3 V,vec3 up,vec3 cameraRight){vec3 c=cross(up,V);vec3 X=length(c)>1e-3?nz(c):cameraRight;return vec2(dot(X,N),dot(cross(V,X),N))*0.495+0.5;}
vec3 matcapBlend(int mode,vec3 colour,vec3 m,float amount,vec3 lighting){
  return mode==0?colour+m*lighting*amount:mode==1?colour*mix(vec3(1),m,sat(amount)):mix(colour,m*lighting,sat(amount));}
`;
