/** GLSL twins of `../math.ts`. Every chunk in this folder mirrors the TypeScript file of its subject, name by name. */
export const core = /* glsl */ `
float sat(float x){return clamp(x,0.0,1.0);}
float sstep(float a,float b,float x){float t=sat((x-a)/(max(b,a+1e-4)-a));return t*t*(3.0-2.0*t);}
float band(float t,float w,float x){float k=max(w,1e-4);return sstep(t-k*0.5,t+k*0.5,x);}
float aaWidth(float w,float fw){return max(w,min(fw,0.25));}
vec3 nz(vec3 v){return v/max(length(v),1e-5);}
vec2 nz2(vec2 g){return g/max(length(g),1e-4);}
float lum(vec3 c){return dot(c,vec3(0.2126,0.7152,0.0722));}
vec3 ck(vec3 c,float k){return mix(vec3(lum(c)),c,k);}
float distanceScale(float fy,float wc){return 300.0*fy/(2.1445*wc);}
vec3 encodeSRGB(vec3 c){c=clamp(c,0.0,1.0);return mix(1.055*pow(c,vec3(1.0/2.4))-0.055,12.92*c,lessThanEqual(c,vec3(0.0031308)));}
vec3 decodeSRGB(vec3 c){return mix(pow((c+0.055)/1.055,vec3(2.4)),c/12.92,lessThanEqual(c,vec3(0.04045)));}
`;
