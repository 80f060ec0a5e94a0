export const lighting = /* glsl */ `
vec3 uniformAmbient(vec3 up,vec3 down){return 0.5*(up+down);}
vec3 lightReaching(vec3 C,vec3 giUniform,float giIntensity){return min(vec3(1),C+giUniform*giIntensity);}
vec3 additionalLight(vec3 base,vec3 C,vec3 tint,float border,float intensity){return base*C*tint*(border*intensity);}
vec3 floorBrightness(vec3 c,vec3 base,float min_){return max(c,base*min_);}
vec3 fogged(vec3 c,vec4 fog,float d,float influence){return mix(c,fog.rgb,(1.0-exp(-fog.a*d))*influence);}
vec3 expose(vec3 c,vec3 emissive,float ev){return (c+emissive)*exp2(ev);}
`;
