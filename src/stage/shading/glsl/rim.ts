export const rim = /* glsl */ `
float rimPixels(float width,float Hpx,float sc,float minScale,float maxScale,float vcA,float ctlA,float widthScale){return width*Hpx/1080.0*min(max(sc,minScale),maxScale)*vcA*ctlA*widthScale;}
vec2 rimUv(vec2 uv,vec2 nv,float w,float Wpx,float Hpx){vec2 size=vec2(Wpx,Hpx);return clamp(uv+nv*w/size,0.5/size,1.0-0.5/size);}
float rimEdge(float dz,float threshold,float falloff){return sstep(threshold,threshold+falloff,dz);}
float rimFresnel(float edge,float NdotV,float power,float blend){return mix(edge,pow(1.0-sat(NdotV),power),blend);}
float rimSide(vec2 nv,vec2 Lv,float softness){return mix(1.0,sstep(0.0,softness,dot(nv,nz2(Lv))),sstep(0.0,0.2,length(Lv)));}
float rimFade(float fadeStart,float fadeEnd,float d){return 1.0-sstep(fadeStart,fadeEnd,d);}
float rimAmount(float edge,float side,float directionInfluence,float inShadow,float lit,float fade){return edge*mix(1.0,side,directionInfluence)*mix(inShadow,1.0,lit)*fade;}
vec3 rimColor(vec3 colour,vec3 base,float baseInfluence,vec3 C,float amount){return colour*mix(vec3(1),base,baseInfluence)*C*amount;}
`;
