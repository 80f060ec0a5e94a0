/**
 * GLSL twins, for the parity test alone, of formulas that the stage computes once per group in TypeScript or lacks the input
 * for.
 */
export const rest = /* glsl */ `
float lightLevel(vec3 c){return max(0.5*(lum(c)+max(c.r,max(c.g,c.b))),1e-5);}
vec3 clampLight(vec3 ci,bool main_,float min_,float max_,float desaturation){
  float y=lightLevel(ci);
  float lo=main_?min_*sat(y/0.01):0.0;
  vec3 c=ci*(min(max(y,lo),max_)/y);
  return mix(c,vec3(lum(c)),desaturation);}
vec3 hemisphere(vec3 up,vec3 down,float NdotUp){return mix(down,up,0.5+0.5*NdotUp);}
vec3 ambient(vec3 base,vec3 giUniform,vec3 giNormal,float directionality,float intensity,float ao,float aoInfluence){return base*mix(giUniform,giNormal,directionality)*(intensity*mix(1.0,ao,aoInfluence));}
vec3 flattenPitch(vec3 L,vec3 up,float k){vec3 p=L-up*dot(L,up)*k;float l=length(p);return l>0.05?p/l:L;}
float shadowHitCounts(int mode,bool sameCharacter,bool sameGroup){return mode==0||!sameCharacter||(mode==1&&!sameGroup)?1.0:0.0;}
vec3 strandDirection(vec3 dPdx,vec3 dPdy,vec2 dUdx,vec2 dUdy){return nz(dPdy*dUdx.x-dPdx*dUdy.x)*sign(dUdx.x*dUdy.y-dUdx.y*dUdy.x);}
vec3 eyeLid(vec3 colour,float strength,float mapB){return colour*(1.0-strength*mapB);}
vec3 layerNormal(vec3 below,vec3 above,float amount){return nz(mix(below,above,amount));}
`;
