/**
 * Vertex work that every pass shares: posing, and the conversion from recipe units to centimetres. All passes must run the
 * very same instructions, hence `invariant`: the see-through pass and the depth tests compare depths to the bit.
 */
export const precision = /* glsl */ `
precision highp float;
precision highp int;
precision highp sampler2DShadow;
`;

/**
 * Attributes (see the catalogue, section 0.1 for `color`): position recipe units · normal · tangent xyz along growing u of
 * uv0, w sign of B = cross(N,T)·w · color · uv0 · uv1 strand (x −1..1 across, y root → tip) · uv3 octahedral outline normal
 * · matId palette index · rig: head weight, sway weight, random number of the part.
 *
 * Uniforms: uHead rotation of the head about uPivot (recipe units) · uScale cm per recipe unit · uIdle recipe units: lift of
 * the breath, sway of the tips sideways and forwards · uBody axis by which the body turns above the hips, the more the
 * higher, as long as the tangent of half the angle; the hips go the other way of a lean. The head is at the end: uHead has the turn.
 */
export const pose = /* glsl */ `
in vec3 position;
in vec3 normal;
in vec4 tangent;
in vec4 color;
in vec2 uv0;
in vec2 uv1;
in vec2 uv3;
in float matId;
in vec4 rig;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform mat3 uHead;
uniform vec3 uPivot;
uniform float uScale;
uniform vec3 uIdle;
uniform vec3 uBody;
invariant gl_Position;
vec3 bend(vec3 v,float y){
  vec3 r=uBody*smoothstep(0.62*uPivot.y,uPivot.y,y);
  return cross(r,v+cross(r,v))*2.0/(1.0+dot(r,r));}
vec3 bent(vec3 p){
  float hips=0.62*uPivot.y;
  return p+bend(p-vec3(0,hips,0),p.y)+vec3(1.3*uBody.z*smoothstep(0.0,hips,p.y),0,0);}
vec3 posePoint(vec3 p){
  float breath=smoothstep(0.95,1.3,p.y);
  p.y+=uIdle.x*breath;
  p.z+=uIdle.x*0.8*breath*(1.0-rig.x);
  p.xz+=uIdle.yz*rig.y;
  return mix(bent(p),bent(uPivot)+uHead*(p-uPivot),rig.x)*uScale;}
vec3 poseDir(vec3 d){return mix(d+bend(d,position.y),uHead*d,rig.x);}
`;
