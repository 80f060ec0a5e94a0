export const outline = /* glsl */ `
vec2 sgn(vec2 v){return vec2(v.x>=0.0?1.0:-1.0,v.y>=0.0?1.0:-1.0);}
vec2 octEncode(vec3 n){vec3 m=n/(abs(n.x)+abs(n.y)+abs(n.z));vec2 e=m.z>=0.0?m.xy:(1.0-abs(m.yx))*sgn(m.xy);return e*0.5+0.5;}
vec3 octDecode(vec2 uv){vec2 e=uv*2.0-1.0;vec3 n=vec3(e,1.0-abs(e.x)-abs(e.y));if(n.z<0.0)n.xy=(1.0-abs(n.yx))*sgn(n.xy);return n;}
vec3 outlineNormal(vec2 uv3,vec3 T,vec3 B,vec3 N){vec3 n=octDecode(uv3);return nz(n.x*T+n.y*B+n.z*N);}
float worldPixels(float width,float fy,float wc,float Hpx){return width*fy*Hpx*0.5/wc;}
float clampPixels(float pxWorld,float widthPx,float blend,float minPx,float maxPx,float Hpx){float k=Hpx/1080.0;return min(max(mix(pxWorld,widthPx*k,blend),minPx*k),maxPx*k);}
float fadePixels(float px,float vcG,float fadeStart,float fadeEnd,float d,float widthScale){return px*vcG*(1.0-sstep(fadeStart,fadeEnd,d))*widthScale;}
vec3 outlinePush(vec3 Pview,float zOffset,float vcB,float d,bool perspective){float push=zOffset*(1.0-vcB);return perspective?Pview*(1.0+push/d):Pview-vec3(0,0,push);}
vec2 outlineShift(vec2 NoView,float px,float Wpx,float Hpx,float clipW){return nz2(NoView)*px*2.0/vec2(Wpx,Hpx)*clipW;}
vec3 outlineColor(vec3 colour,vec3 base,float baseInfluence,vec3 lighting,float lightInfluence){return colour*mix(vec3(1),base,baseInfluence)*mix(vec3(1),lighting,lightInfluence);}
`;

/** Post-process lines; only the inner-line pass needs them. */
export const innerLines = /* glsl */ `
float innerDepthEdge(float z00,float z11,float z10,float z01,float threshold,float d,float NdotV){
  return max(abs(z00-z11),abs(z10-z01))>threshold*max(1.0,d/300.0)/max(0.2,NdotV)?1.0:0.0;}
float innerNormalEdge(vec3 n00,vec3 n11,vec3 n10,vec3 n01,float angle){return min(dot(n00,n11),dot(n10,n01))<cos(radians(angle))?1.0:0.0;}
`;
