export const layers = /* glsl */ `
vec3 layerBlend(int mode,vec3 below,vec3 above,float amount){
  vec3 op=mode==0?above:mode==1?below*above:mode==2?below+above:lum(below)/max(lum(above),1e-3)*above;
  return mix(below,op,amount);}
float layerScalar(int mode,float below,float above,float amount){return mix(below,mode==1?below*above:mode==2?below+above:above,amount);}
float layerIndex(float below,float above,float mask){return mask>=0.5?above:below;}
`;
