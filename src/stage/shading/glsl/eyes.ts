export const eyes = /* glsl */ `
vec2 eyeParallax(vec2 uv,vec3 Vts,float depth,float mask){return uv-Vts.xy*(depth*mask/max(Vts.z,0.25));}
vec2 eyeHighlightUv(vec2 uv,vec3 Vts,float follow){return uv+Vts.xy*0.1*follow;}
`;
