export const lighting = /* glsl */ `
float lightLevel(vec3 c){return max(0.5*(lum(c)+max(c.r,max(c.g,c.b))),1e-5);}
vec3 clampLight(vec3 ci,bool main_,float min_,float max_,float desaturation){
  float y=lightLevel(ci);
  float lo=main_?min_*sat(y/0.01):0.0;
  vec3 c=ci*(min(max(y,lo),max_)/y);
  return mix(c,vec3(lum(c)),desaturation);}
vec3 uniformAmbient(vec3 up,vec3 down){return 0.5*(up+down);}
vec3 hemisphere(vec3 up,vec3 down,float NdotUp){return mix(down,up,0.5+0.5*NdotUp);}
vec3 ambient(vec3 base,vec3 giUniform,vec3 giNormal,float directionality,float intensity,float ao,float aoInfluence){return base*mix(giUniform,giNormal,directionality)*(intensity*mix(1.0,ao,aoInfluence));}
vec3 lightReaching(vec3 C,vec3 giUniform,float giIntensity){return min(vec3(1),C+giUniform*giIntensity);}
vec3 additionalLight(vec3 base,vec3 C,vec3 tint,float border,float intensity){return base*C*tint*(border*intensity);}
vec3 floorBrightness(vec3 c,vec3 base,float min_){return max(c,base*min_);}
vec3 expose(vec3 c,vec3 emissive,float ev){return (c+emissive)*exp2(ev);}
`;
