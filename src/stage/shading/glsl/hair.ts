export const hair = /* glsl */ `
vec3 hairHalf(vec3 V,vec3 L,float follow){return nz(nz(mix(V,L,follow))+V);}
float strandSpec(vec3 D,vec3 N,vec3 H,float shift,float mapG,float mapStrength,float gloss){
  float t=dot(nz(D+N*(shift+(mapG-0.5)*mapStrength)),H);
  return sstep(-1.0,0.0,t)*pow(sqrt(max(0.0,1.0-t*t)),gloss);}
float ringHeight(vec3 N,vec3 V,vec3 up,float followView){return dot(N,up)-followView*dot(V,up);}
float ringHalf(float width,float breakup,float mapB){return 0.5*width*(1.0+breakup*(mapB*2.0-1.0));}
float ringCut(float half_,float w,float distance_){return half_>1e-4?1.0-band(half_,w,distance_):0.0;}
vec3 hairColor(vec3 colour,float intensity,float mapR,float hl,float inShadow,float lit,vec3 C,float lightInfluence){return colour*(intensity*mapR*hl*mix(inShadow,1.0,lit))*ck(C,lightInfluence);}
`;
