export const diffuse = /* glsl */ `
vec3 shadeColor(vec3 colour,vec3 shadowColor){return colour*shadowColor;}
float halfLambert(vec3 N,vec3 L){return 0.5*dot(N,L)+0.5;}
float shiftBorder(float h,float lightBias,float ctlR,float mapStrength,float threshold){return sat(h+lightBias+(ctlR-0.5)*mapStrength+0.5-threshold);}
float occlude(float hs,float vcR,float ctlG,float strength){return mix(hs,hs*vcR*ctlG,strength);}
float rampRow(float index,float rows){return (index+0.5)/rows;}
vec3 rampColor(vec3 base,vec3 shade,vec4 r){return mix(shade,base,r.a)*r.rgb;}
vec3 diffuseColor(vec3 base,vec3 shade,float lit,vec4 ramp,float amount){return mix(mix(shade,base,lit),rampColor(base,shade,ramp),amount);}
vec3 diffuseLight(vec3 C,float lit,float shadowInfluence,float litInfluence){return ck(C,mix(shadowInfluence,litInfluence,lit));}
`;
