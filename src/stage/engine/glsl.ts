/**
 * Shaders of the stage's passes, GLSL ES 3.00. Uniforms named after a catalogue ID hold that parameter's value; engine
 * uniforms start with u. Scene lengths are centimetres. Formulas: parameter catalogue, sections 0 to 10.
 */
import {EYE} from '../character/face';
import {FACE_REGION, HEAD} from '../character/head';
import {PAINT_GLSL} from '../character/paint';
import {HAIR_CENTRE} from '../character/hair';
import {
  core,
  diffuse,
  hair,
  innerLines,
  layers,
  lighting,
  outline,
  rim,
  shadows,
  specular,
} from '../shading/glsl/chunks';

const f = (x: number): string => x.toFixed(5);

const COMMON = /* glsl */ `
precision highp float;
precision highp int;
precision highp sampler2DShadow;
${core}`;

/** Posing shared by every pass; `invariant` because the passes must agree on depth to the bit. */
const POSE = /* glsl */ `
${COMMON}
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
uniform float uScale;   // cm per recipe unit
uniform vec3 uIdle;     // recipe units: breath lift, sway of the tips sideways and forwards
invariant gl_Position;
vec3 posePoint(vec3 p) {
  float breath = smoothstep(0.95, 1.3, p.y);
  p.y += uIdle.x * breath;
  p.z += uIdle.x * 0.8 * breath * (1.0 - rig.x);
  p.xz += uIdle.yz * rig.y;
  vec3 turned = uPivot + uHead * (p - uPivot);
  return mix(p, turned, rig.x) * uScale;
}
vec3 poseDir(vec3 d) { return mix(d, uHead * d, rig.x); }
`;

export const SCENE_VERTEX = /* glsl */ `${POSE}
out vec3 vP;
out vec3 vN;
out vec3 vT;
out vec3 vRest;
out vec4 vUv;
out vec4 vColor;
out vec3 vRig;
flat out int vMat;
flat out float vSign;
uniform float uPull;    // cm towards the camera, for the see-through pass
void main() {
  vP = posePoint(position);
  vN = poseDir(normal);
  vT = poseDir(tangent.xyz);
  vSign = tangent.w;
  vRest = position;
  vUv = vec4(uv0, uv1);
  vColor = color;
  vRig = rig.xyz;
  vMat = int(matId + 0.5);
  vec4 view = viewMatrix * vec4(vP, 1.0);
  if (uPull > 0.0) view.xyz *= 1.0 - uPull / max(-view.z, 1.0);
  gl_Position = projectionMatrix * view;
}`;

const SHADOW_GLSL = /* glsl */ `
uniform sampler2DShadow uShadowMap;
uniform mat4 uShadowMatrix;
uniform float uShadowTexel;
// Soft visibility, 1 lit.
float castShadowAt(vec3 p) {
  vec3 s = (uShadowMatrix * vec4(p, 1.0)).xyz;
  if (any(lessThan(s, vec3(0.0))) || any(greaterThan(s, vec3(1.0)))) return 1.0;
  // Four bilinear compares half a texel off the centre cover 3 x 3 texels.
  vec2 o = vec2(0.75, 0.75) * uShadowTexel;
  float sum = texture(uShadowMap, vec3(s.xy - o, s.z)) + texture(uShadowMap, vec3(s.xy + o, s.z));
  o.x = -o.x;
  sum += texture(uShadowMap, vec3(s.xy - o, s.z)) + texture(uShadowMap, vec3(s.xy + o, s.z));
  return sum * 0.25;
}
`;

const DEPTH_READ = /* glsl */ `
uniform highp sampler2D uDepthMap;
uniform highp sampler2D uAuxMap;   // R group, GB octahedral view normal
uniform vec2 uNearFar;
uniform vec2 uSize;
float linearDepth(vec2 uv) {
  float z = textureLod(uDepthMap, uv, 0.0).r;
  if (z >= 1.0) return 1e6;
  return uNearFar.x * uNearFar.y / (uNearFar.y - z * (uNearFar.y - uNearFar.x));
}
`;

/**
 * KIND: 0 plain, 1 face, 2 hair. `through`: the see-through pass of the face, which shows only eyes, brows and lashes and
 * leaves out what they do not need (cast shadow, rim, further lights).
 */
export const sceneFragment = (kind: 0 | 1 | 2, through = false): string => /* glsl */ `#define KIND ${kind}
#define THROUGH ${through ? 1 : 0}
${COMMON}${diffuse}${shadows}${lighting}${rim}${specular}${outline}${innerLines}${hair}${layers}${PAINT_GLSL}${SHADOW_GLSL}${DEPTH_READ}
in vec3 vP;
in vec3 vN;
in vec3 vT;
in vec3 vRest;
in vec4 vUv;
in vec4 vColor;
in vec3 vRig;
flat in int vMat;
flat in float vSign;
out vec4 outColor;

uniform mat4 viewMatrix;
uniform mat3 uHead;
uniform vec3 uPivot;
uniform float uScale;
uniform vec3 uCamera;
uniform float uFy;
uniform vec3 uLightDir[3];
uniform vec3 uLightColor[3];
uniform int uLights;
uniform vec3 uSkyUp;
uniform vec3 uSkyDown;
uniform sampler2D uRamp;

uniform vec3 ShadowColor;
uniform float uShadeMap;       // 1: painted shadow colours (mode Map), 0: Tint
uniform float ShadowThreshold, ShadowSoftness, LightBias, OcclusionStrength;
uniform float LightColorInfluence, ShadowLightColorInfluence, AdditionalLightIntensity, AdditionalLightSoftness;
uniform float UseRamp, RampIndex, RampIntensity;
uniform float SphericalNormalBlend, LightPitchFlatten;
uniform vec3 SphericalNormalScale;
uniform float ReceiveShadowStrength, CastShadowThreshold, CastShadowSoftness, SelfShadowBias;
uniform float FringeShadowStrength, FringeShadowWidth;
uniform float InnerLineStrength, InnerLineNormalAngle, InnerLineDepthThreshold;
uniform vec3 OutlineColor;
uniform float RimEnabled, RimWidth, RimMinScale, RimMaxScale, RimDepthThreshold, RimDepthFalloff, RimLightDirectionInfluence;
uniform float RimLightSoftness, RimIntensity, RimBaseColorInfluence, RimInShadow, RimFresnelBlend, RimFresnelPower, RimFadeStart, RimFadeEnd;
uniform vec3 RimColor;
uniform float SpecularIntensity, SpecularSize, SpecularSoftness, MetalTint;
uniform vec3 SpecularColor;
uniform float CharacterLightMin, CharacterLightMax, CharacterMinBrightness, LightDesaturation, GIIntensity, GIDirectionality, AOInfluence, CharacterExposure;
#if KIND == 0
uniform sampler2D uLayerMask;
uniform vec4 uLayerChannel;
uniform vec2 uLayerTile;
uniform vec3 uLayerBase, uLayerShade;
uniform float uLayerOpacity;
uniform int uLayerMode, uLayerMats;
#endif
#if KIND == 1
uniform sampler2D uFaceMask;
uniform sampler2D uFaceTop;
uniform sampler2D uFaceIris;
uniform sampler2D uFaceShadow;
uniform vec2 uGaze;
uniform float uFaceMirror;
uniform float UseFaceShadowMap, FaceShadowOffset, FaceShadowSoftness;
uniform float EyeParallaxDepth, EyeHighlightIntensity, EyeHighlightFollow, EyeLidShadowStrength, EyeThroughHair, EyeMinBrightness;
#endif
#if KIND == 2
uniform vec3 HairHighlightColor;
uniform float HairHighlightIntensity, HairHighlightLightFollow, HairHighlightInShadow, HairGloss, HairShift, HairShiftMapStrength;
uniform float HairThreshold, HairSoftness, HairRingHeight, HairRingWidth, HairRingBreakup, HairRingFollowView;
#endif

// A ramp step is one texel wide and would alias on screen: mean of four samples across the pixel.
vec4 rampAt(float u, float v, float w) {
  return 0.25 * (textureLod(uRamp, vec2(u - 0.375 * w, v), 0.0) + textureLod(uRamp, vec2(u - 0.125 * w, v), 0.0)
    + textureLod(uRamp, vec2(u + 0.125 * w, v), 0.0) + textureLod(uRamp, vec2(u + 0.375 * w, v), 0.0));
}
float tri(float x) { return abs(fract(x) * 2.0 - 1.0); }

void main() {
  vec3 N = nz(vN);
  vec3 V = nz(uCamera - vP);
  vec3 up = uHead[1];
  vec3 forward = uHead[2];
  vec3 right = -uHead[0];          // her own right, -x at rest
  vec3 head = vec3(0.0, ${f(HEAD[1])}, 0.0);
  vec2 uv = vUv.xy;
  Paint pt = paint(vMat, vRest, uv, vUv.zw, vRig.z);
#if KIND == 0 && defined(LAYER)
  vec4 layerTexel = texture(uLayerMask, uv * uLayerTile);
#endif
  vec3 base = pt.base;
  vec3 shadeMap = pt.shade;

  // ---- normal transfer (section 4), on the parts that turn with the head and lie near its sphere
  vec3 q = (vRest - vec3(${f(HAIR_CENTRE[0])}, ${f(HAIR_CENTRE[1])}, ${f(HAIR_CENTRE[2])}));
  float near = vRig.x * (1.0 - smoothstep(0.66, 0.85, length(q)));
  vec3 centre = (uPivot + uHead * (vec3(${f(HAIR_CENTRE[0])}, ${f(HAIR_CENTRE[1])}, ${f(HAIR_CENTRE[2])}) - uPivot)) * uScale;
  vec3 Nsmooth = sphericalNormal(N, vP, centre, right, forward, up, vec3(1.0), near);
  vec3 Nt = sphericalNormal(N, vP, centre, right, forward, up, SphericalNormalScale, SphericalNormalBlend * near);

  vec3 L = uLightDir[0];
  vec3 Lf = flattenPitch(L, up, LightPitchFlatten);
  float NL = dot(Nt, Lf);

  // ---- cast shadow
#if THROUGH == 1
  float S = 1.0;
#else
  float S = castShadowAt(shadowOrigin(vP, L, SelfShadowBias) + N * 0.5);
#endif
#if KIND == 1
  // The head's own back faces meet its front at the terminator; the face term decides there, not the map.
  S = mix(1.0, S, smoothstep(0.18, 0.34, dot(N, L)));
#endif
  float Sr = castShadow(S, CastShadowThreshold, CastShadowSoftness, ReceiveShadowStrength, fwidth(S));

  // ---- border (section 2)
  float h = halfLambert(Nt, Lf);
  float hs = shiftBorder(h, LightBias, 0.5, 1.0, ShadowThreshold);
  hs = occlude(hs, vColor.r, 1.0, OcclusionStrength);
  float aw = aaWidth(ShadowSoftness, fwidth(h) * 0.9);
  hs = min(hs, Sr);
  float lit = band(0.5, aw, hs);

#if KIND == 1
  // ---- face shadow map (section 4); the side is chosen once per face by the head's axes
  float lr = dot(right, L);
  float fa = faceShift(faceAngle(forward, right, L), FaceShadowOffset, FaceShadowSoftness);
  vec4 fm = texture(uFaceShadow, faceUv(uv, uFaceMirror > 0.5 ? lr : 1.0));
  float face = faceLit(fm.r, fa, FaceShadowSoftness, fwidth(fm.r));
  float fk = UseFaceShadowMap * fm.g * smoothstep(0.06, 0.22, vRest.z);
  lit = faceMixLit(lit, face, Sr, fk);
  hs = faceMixHs(hs, face, Sr, fk);
#endif

  // ---- fringe shadow, screen space
  vec2 suv = gl_FragCoord.xy / uSize;
  float d = -(viewMatrix * vec4(vP, 1.0)).z;
  float sc = distanceScale(uFy, d);
#if KIND == 1 && defined(FRINGE)
  {
    vec3 Lv = mat3(viewMatrix) * L;
    vec2 fo = fringeOffset(Lv, FringeShadowWidth, sc, uSize.x, uSize.y);
    float hair = step(abs(textureLod(uAuxMap, suv + fo, 0.0).r - 0.1), 0.02);
    float F = hair * step(linearDepth(suv + fo), d);
    lit = fringeShade(lit, FringeShadowStrength, F);
    hs = fringeShade(hs, FringeShadowStrength, F);
  }
#endif

  // ---- painted features
#if KIND == 1
  // The face chart is planar, so its tangent frame is the head's own: with the mesh's frame the irises would squint inwards.
  vec3 Vts = V * uHead;
  float front = smoothstep(0.06, 0.12, vRest.z);
  vec4 mask = texture(uFaceMask, uv) * front;
  vec2 xy = vRest.xy - head.xy;
  float em = xy.x < 0.0 ? -1.0 : 1.0;
  vec2 e = (vec2(xy.x, xy.y) - vec2(${f(EYE.x)} * em, ${f(EYE.y)})) / ${f(EYE.scale)};
  e -= Vts.xy / max(Vts.z, 0.25) * EyeParallaxDepth;
  e -= uGaze;
  vec2 tile = vec2(e.x * em, e.y) / ${f(2 * EYE.tile)} + 0.5;
  // Gradients of the whole-face chart: the tile's jump at the nose must not pick a tiny mip.
  vec2 gx = dFdx(uv) * vec2(${f(FACE_REGION.width)}, ${f(FACE_REGION.height)}) / ${f(2 * EYE.tile * EYE.scale)};
  vec2 gy = dFdy(uv) * vec2(${f(FACE_REGION.width)}, ${f(FACE_REGION.height)}) / ${f(2 * EYE.tile * EYE.scale)};
  vec4 iris = textureGrad(uFaceIris, tile, gx, gy);
  iris.rgb = decodeSRGB(iris.rgb / max(iris.a, 1e-3));
  iris.a *= step(0.0, tile.x) * step(tile.x, 1.0) * step(0.0, tile.y) * step(tile.y, 1.0);
  vec4 top = texture(uFaceTop, uv) * front;
  vec3 ink = decodeSRGB(top.rgb / max(top.a, 1e-3));
  float glint = texture(uFaceMask, uv + Vts.xy * 0.1 * EyeHighlightFollow * 0.35).g * front;
  vec3 eye = mix(vec3(0.995, 0.98, 0.96), iris.rgb, iris.a);
  vec3 lid = mix(vec3(1.0), vec3(0.30, 0.22, 0.52), mask.b * EyeLidShadowStrength * 1.8 * mix(1.0, 0.45, iris.a));
  float painted = mask.r;
  vec3 tone = shadeMap / max(base, vec3(1e-3));
  base = mix(base, eye * lid, painted);
  // Eyes and ink darken less than skin: the picture of the eye must survive every light.
  shadeMap = mix(shadeMap, eye * lid * mix(vec3(1.0), vec3(0.78, 0.74, 0.92), 0.75), painted);
  base = mix(base, ink, top.a);
  shadeMap = mix(shadeMap, ink * mix(vec3(1.0), tone, 0.6), top.a);
#endif

#if KIND == 0 && defined(LAYER)
  // ---- material layer (section 11): blended attributes, shaded once
  {
    float wear = (uLayerMats >> vMat & 1) == 1 ? dot(layerTexel, uLayerChannel) * uLayerOpacity : 0.0;
    base = layerBlend(uLayerMode, base, uLayerBase, wear);
    shadeMap = layerBlend(uLayerMode, shadeMap, uLayerShade, wear);
  }
#endif
  vec3 shade = mix(base, shadeMap, uShadeMap) * ShadowColor;

  // ---- light (section 10)
  vec3 C = clampLight(uLightColor[0], true, CharacterLightMin, CharacterLightMax, LightDesaturation);
  vec3 GIu = uniformAmbient(uSkyUp, uSkyDown);
  vec3 GIn = hemisphere(uSkyUp, uSkyDown, N.y);
  float rows = float(textureSize(uRamp, 0).y);
  float rv = rampRow(RampIndex, rows);
  float rw = min(fwidth(h), 0.25);
#ifdef RAMP
  vec4 r = rampAt(hs, rv, rw);
#else
  vec4 r = vec4(1.0);
#endif
  float rampOn = UseRamp * RampIntensity;
  vec3 col = diffuseColor(base, shade, lit, r, rampOn) * diffuseLight(C, lit, ShadowLightColorInfluence, LightColorInfluence);
#if THROUGH == 0
  for (int i = 1; i < uLights; i++) {
    vec3 Ci = clampLight(uLightColor[i], false, CharacterLightMin, CharacterLightMax, LightDesaturation);
    float hi = occlude(shiftBorder(halfLambert(Nt, uLightDir[i]), LightBias, 0.5, 1.0, ShadowThreshold), vColor.r, 1.0, OcclusionStrength);
#ifdef RAMP
    vec3 tint = mix(vec3(1.0), rampAt(hi, rv, 0.0).rgb, rampOn);
#else
    const vec3 tint = vec3(1.0);
#endif
    col += additionalLight(base, Ci, tint, band(0.5, AdditionalLightSoftness, hi), AdditionalLightIntensity);
  }
#endif
  col += ambient(base, GIu, GIn, GIDirectionality, GIIntensity, vColor.r, AOInfluence);

#if THROUGH == 0
#ifdef SPECULAR
  // ---- specular (section 8)
  vec3 H = nz(L + V);
  float ss = specularDistance(N, H);
  float sp = specularShape(ss, SpecularSize, aaWidth(SpecularSoftness, fwidth(ss)), 1.0, lit);
  col += specularColor(SpecularColor, base, MetalTint, C, SpecularIntensity * sp);
#endif

#if KIND == 2
  // ---- hair highlight (section 7)
  float az = atan(q.x, q.z);
  vec3 Hk = hairHalf(V, L, HairHighlightLightFollow);
  // The hair map, computed: ragged lower edge from three triangle waves of the azimuth, two gaps.
  float wave = 0.5 * tri(az * 3.1 / 2.0 + 0.2) + 0.32 * tri(az * 7.3 / 2.0) + 0.18 * tri(az * 13.7 / 2.0 + 0.4);
  float gap = step(0.06 + 0.05 * tri(dot(Nsmooth, up) * 9.0), abs(fract(az * 0.52 + 0.36) - 0.5));
  vec3 Vh = V - up * dot(V, up);
  float facing = dot(nz(Vh), nz(Nsmooth - up * dot(Nsmooth, up)));
  float hl = 0.0;
#if HAIR_MODE == 2
  {
    float y = ringHeight(Nsmooth, V, up, HairRingFollowView) - HairHighlightLightFollow * 0.12 * dot(L - V, up);
    float below = step(y, HairRingHeight);
    float mapB = mix(0.5 + 0.35 * (tri(az * 9.0) - 0.5), wave * 1.9 - 0.35, below);
    float hw = ringHalf(HairRingWidth, HairRingBreakup * 1.6, mapB);
    float dist = abs(y - HairRingHeight);
    float dw = max(HairSoftness * HairRingWidth, min(fwidth(y), 0.25));
    hl = ringCut(hw, dw, dist);
    // A thin broken echo under the ring.
    float y2 = y - HairRingHeight + HairRingWidth * (1.25 + 0.25 * (tri(az * 4.1) - 0.5));
    hl = max(hl, 0.65 * (1.0 - band(0.035 * HairRingWidth + 0.002, dw, abs(y2))) * step(0.62, tri(az * 1.9 + 0.15)));
    hl *= gap * smoothstep(0.36, 0.62, facing) * smoothstep(0.4, 0.9, near);
  }
#endif
#if HAIR_MODE > 0
  // Hanging hair always takes a strand glint; it is the whole highlight in mode Strand.
  vec3 D = cross(N, vT) * vSign;
  float mapG = 0.5 + 0.3 * (1.0 - vUv.z * vUv.z) - 0.15;
  float spec = strandSpec(D, N, Hk, HairShift, mapG, HairShiftMapStrength, HairGloss);
  float strand = band(HairThreshold, aaWidth(HairSoftness, fwidth(spec)), spec);
#if HAIR_MODE == 1
  hl = strand;
#else
  hl = max(hl, strand * 0.5 * (1.0 - near) * (1.0 - smoothstep(0.25, 0.4, vUv.w)) * step(0.2, dot(N, V)));
#endif
  col += hairColor(HairHighlightColor, HairHighlightIntensity, 1.0, hl, HairHighlightInShadow, lit, C, LightColorInfluence);
#endif
#endif

#ifdef RIM
  // ---- rim (section 6): mean of four taps, because MSAA does not help inside a triangle
  vec2 g = (mat3(viewMatrix) * N).xy;
  vec2 nv = nz2(g);
  float w = rimPixels(RimWidth, uSize.y, sc, RimMinScale, RimMaxScale, vColor.a, 1.0, 1.0);
  float edge = 0.0;
  if (length(g) > 0.12 && RimEnabled > 0.0) for (int i = 0; i < 4; i++) {
    vec2 u2 = rimUv(suv + (vec2(i & 1, i >> 1) - 0.5) / uSize, nv, w, uSize.x, uSize.y);
    edge += 0.25 * rimEdge(linearDepth(u2) - d, RimDepthThreshold, RimDepthFalloff);
  }
  edge *= smoothstep(0.12, 0.3, length(g));
  edge = rimFresnel(edge, dot(N, V), RimFresnelPower, RimFresnelBlend);
  vec3 rimSum = vec3(0.0);
  if (edge > 0.0) for (int i = 0; i < uLights; i++) {
    float side = rimSide(nv, (mat3(viewMatrix) * uLightDir[i]).xy, RimLightSoftness);
    vec3 Ci = clampLight(uLightColor[i], i == 0, CharacterLightMin, CharacterLightMax, LightDesaturation);
    float amount = rimAmount(edge, side, RimLightDirectionInfluence, RimInShadow, i == 0 ? lit : 1.0, RimFadeStart, RimFadeEnd, d);
    rimSum += rimColor(RimColor, base, RimBaseColorInfluence, Ci, RimIntensity * amount);
  }
  col += rimSum * RimEnabled;
#endif
#endif

  float minB = CharacterMinBrightness;
#if KIND == 1
  minB = mix(minB, max(minB, EyeMinBrightness * 0.5), painted);
  col += EyeHighlightIntensity * glint * painted * vec3(0.95) * mix(0.75, 1.0, lit);
#endif
  col = expose(floorBrightness(col, base, minB), vec3(0.0), CharacterExposure);

#if THROUGH == 0
  // ---- inner lines (section 5)
#ifdef INNER_LINES
  {
    vec2 px = 1.0 / uSize;
    vec2 a = suv;
    float z00 = linearDepth(a), z11 = linearDepth(a + px), z10 = linearDepth(a + vec2(px.x, 0.0)), z01 = linearDepth(a + vec2(0.0, px.y));
    vec3 n00 = nz(octDecode(textureLod(uAuxMap, a, 0.0).gb)), n11 = nz(octDecode(textureLod(uAuxMap, a + px, 0.0).gb));
    vec3 n10 = nz(octDecode(textureLod(uAuxMap, a + vec2(px.x, 0.0), 0.0).gb)), n01 = nz(octDecode(textureLod(uAuxMap, a + vec2(0.0, px.y), 0.0).gb));
    vec3 vv = mat3(viewMatrix) * V;
    float ed = innerDepthEdge(z00, z11, z10, z01, InnerLineDepthThreshold, d, dot(n00, vv));
    float en = innerNormalEdge(n00, n11, n10, n01, InnerLineNormalAngle);
    col = mix(col, OutlineColor, InnerLineStrength * max(ed, en));
  }
#endif

#endif
  float alpha = 1.0;
#if THROUGH == 1
  alpha = EyeThroughHair * max(top.a, painted) * step(-0.09, xy.y) * step(0.0, vRest.z);
  if (alpha < 0.004) discard;
#endif
  // Compile-time views: a software renderer runs both sides of every branch.
#if KIND == 1
#define MAP_VIEW vec3(fm.r)
#else
#define MAP_VIEW vec3(0.5 + 0.25 * N.y)
#endif
#ifndef VIEW
#define VIEW 0
#endif
#if VIEW == 1
  vec3 rgb = vec3(h);
#elif VIEW == 2
  vec3 rgb = vec3(hs);
#elif VIEW == 3
  vec3 rgb = vec3(lit);
#elif VIEW == 4
  vec3 rgb = vec3(Sr);
#elif VIEW == 5
  vec3 rgb = Nt * 0.5 + 0.5;
#elif VIEW == 6
  vec3 rgb = encodeSRGB(base);
#elif VIEW == 7
  vec3 rgb = encodeSRGB(shade);
#elif VIEW == 8
  // Near is light; the whole range of greys goes to the depth of the figure itself.
  vec3 rgb = vec3(1.0 - sat((d - length(uCamera - vec3(0.0, 1.66, 0.0) * uScale) + 65.0) / 130.0));
#elif VIEW == 9
  vec4 rv4 = rampAt(hs, rv, rw);
  vec3 rgb = encodeSRGB(rv4.rgb * rv4.a);
#elif VIEW == 10
  vec3 rgb = MAP_VIEW;
#else
  vec3 rgb = encodeSRGB(col);
#endif
  outColor = vec4(rgb * alpha, alpha);
}`;

export const OUTLINE_VERTEX = /* glsl */ `${POSE}${outline}
out vec3 vRest;
out vec4 vUv;
out vec3 vRig;
flat out int vMat;
uniform float uFy;
uniform vec2 uSize;
uniform float uSmoothHull;     // 1: UV3, 0: the shading normal
uniform float OutlineWidth, OutlineScreenBlend, OutlineWidthPixels, OutlineMinPixels, OutlineMaxPixels, OutlineFadeStart, OutlineFadeEnd, OutlineZOffset;
void main() {
  vRest = position;
  vUv = vec4(uv0, uv1);
  vRig = rig.xyz;
  vMat = int(matId + 0.5);
  vec3 N = poseDir(normal);
  vec3 T = poseDir(tangent.xyz);
  vec3 B = cross(N, T) * tangent.w;
  vec3 No = uSmoothHull > 0.5 ? outlineNormal(uv3, T, B, N) : N;
  vec4 view = viewMatrix * vec4(posePoint(position), 1.0);
  float d = -view.z;
  float px = clampPixels(worldPixels(OutlineWidth, uFy, d, uSize.y), OutlineWidthPixels, OutlineScreenBlend, OutlineMinPixels, OutlineMaxPixels, uSize.y);
  px = fadePixels(px, color.g, OutlineFadeStart, OutlineFadeEnd, d, 1.0);
  view.xyz = outlinePush(view.xyz, OutlineZOffset, color.b, d, true);
  view.xyz *= 1.0 + 0.02 / d;
  vec4 clip = projectionMatrix * view;
  clip.xy += outlineShift((viewMatrix * vec4(No, 0.0)).xy, px, uSize.x, uSize.y, clip.w);
  gl_Position = clip;
}`;

export const OUTLINE_FRAGMENT = /* glsl */ `${COMMON}${outline}${lighting}${PAINT_GLSL}
in vec3 vRest;
in vec4 vUv;
in vec3 vRig;
flat in int vMat;
out vec4 outColor;
uniform float uInk;            // 1: the palette's line colours, 0: OutlineColor
uniform vec3 OutlineColor;
uniform float OutlineBaseColorInfluence, OutlineLightingInfluence, GIIntensity;
uniform vec3 uLightColor[3];
uniform vec3 uSkyUp;
uniform vec3 uSkyDown;
void main() {
  Paint p = paint(vMat, vRest, vUv.xy, vUv.zw, vRig.z);
  vec3 reach = lightReaching(uLightColor[0], uniformAmbient(uSkyUp, uSkyDown), GIIntensity);
  vec3 ink = mix(OutlineColor, p.line, uInk);
  outColor = vec4(encodeSRGB(outlineColor(ink, p.base, OutlineBaseColorInfluence * (1.0 - uInk), reach, OutlineLightingInfluence)), 1.0);
}`;

export const DEPTH_VERTEX = /* glsl */ `${POSE}
out vec3 vN;
flat out int vMat;
void main() {
  vN = mat3(viewMatrix) * poseDir(normal);
  vMat = int(matId + 0.5);
  // The same expression as in the scene pass, to the bit: its depth test depends on it.
  vec4 view = viewMatrix * vec4(posePoint(position), 1.0);
  gl_Position = projectionMatrix * view;
}`;

/** R: material id / 20 (hair is 0.1), GB: octahedral view normal. */
export const DEPTH_FRAGMENT = /* glsl */ `${COMMON}${outline}
in vec3 vN;
flat in int vMat;
out vec4 outColor;
void main() {
  vec3 n = nz(vN);
  outColor = vec4(float(vMat) / 20.0, octEncode(n), 1.0);
}`;

export const SHADOW_VERTEX = /* glsl */ `${POSE}
uniform mat4 uShadowView;
void main() { gl_Position = uShadowView * vec4(posePoint(position), 1.0); }`;

export const SHADOW_FRAGMENT = /* glsl */ `${COMMON}
out vec4 outColor;
void main() { outColor = vec4(1.0); }`;

export const SCREEN_VERTEX = /* glsl */ `
in vec3 position;
out vec2 vXY;
void main() { vXY = position.xy; gl_Position = vec4(position.xy, 0.99999, 1.0); }`;

/** Settei plate: gradient, disc with a ring, halftone in two corners. Works on any aspect; dots carry their own AA. */
export const PLATE_FRAGMENT = /* glsl */ `${COMMON}
in vec2 vXY;
out vec4 outColor;
uniform vec2 uSize;
uniform vec3 uTop, uBottom, uDisc, uDots;
uniform vec3 uDiscAt;   // centre (NDC of height) and radius, in half heights
float dots(vec2 p, float amount) {
  p = mat2(0.7071, 0.7071, -0.7071, 0.7071) * p;
  vec2 c = fract(p) - 0.5;
  float r = 0.46 * clamp(amount * 1.25, 0.0, 1.0);
  float w = 1.2 * length(fwidth(p)) * 0.7071;
  return 1.0 - smoothstep(r - w, r + w, length(c) + step(r, 0.05));
}
void main() {
  vec2 p = vec2(vXY.x * uSize.x / uSize.y, vXY.y);
  float aspect = uSize.x / uSize.y;
  vec3 c = mix(uBottom, uTop, smoothstep(-1.1, 1.1, p.y + 0.25 * (aspect - 1.6) * 0.0 - 0.12 * p.x));
  vec2 q = p - uDiscAt.xy;
  float r = length(q) - uDiscAt.z;
  float w = max(fwidth(r), 1e-4);
  float disc = 1.0 - smoothstep(-w, w, r);
  float a1 = 0.75 * smoothstep(1.75, 0.0, length(p - vec2(-aspect - 0.1, -1.1)));
  float a2 = 0.6 * smoothstep(1.15, 0.0, length(p - vec2(aspect + 0.05, 1.05)));
  float k = dots(p * 18.5, max(a1, a2)) * (1.0 - disc);
  c = mix(c, uDots, k);
  c = mix(c, uDisc, disc);
  float ring = 1.0 - smoothstep(0.0, w * 1.2, abs(r - 0.07) - 0.0045);
  c = mix(c, uDisc, ring);
  outColor = vec4(encodeSRGB(c), 1.0);
}`;

export const FLOOR_VERTEX = /* glsl */ `${COMMON}
in vec3 position;
out vec3 vP;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform float uScale;
void main() { vP = position * uScale; gl_Position = projectionMatrix * viewMatrix * vec4(vP, 1.0); }`;

/** Contact shade round the stand and the cast shadow on the ground, premultiplied. */
export const FLOOR_FRAGMENT = /* glsl */ `${COMMON}${SHADOW_GLSL}
in vec3 vP;
out vec4 outColor;
uniform float uScale;
uniform vec3 uLightDir[3];
uniform vec3 uFloorTint;
void main() {
  float r = length(vP.xz) / uScale;
  float contact = 0.55 * (1.0 - smoothstep(0.66, 0.98, r));
  float S = castShadowAt(vP + uLightDir[0] * 2.0);
  float thrown = (1.0 - smoothstep(0.35, 0.65, S)) * 0.42 * (1.0 - smoothstep(1.3, 1.8, r)) * smoothstep(0.3, 0.42, uLightDir[0].y);
  float a = max(contact * 0.6, thrown);
  outColor = vec4(encodeSRGB(uFloorTint) * a, a);
}`;

/** Light handle: a billboard with a glow and two crossed streaks, additive over the picture. */
export const ORB_VERTEX = /* glsl */ `${COMMON}
in vec3 position;
out vec2 vXY;
uniform vec4 uOrb;      // clip-space centre xy, half size in NDC of the height, depth
uniform vec2 uSize;
void main() {
  vXY = position.xy;
  gl_Position = vec4(uOrb.xy + position.xy * uOrb.z * vec2(uSize.y / uSize.x, 1.0), uOrb.w, 1.0);
}`;

export const ORB_FRAGMENT = /* glsl */ `${COMMON}
in vec2 vXY;
out vec4 outColor;
uniform float uOrbFront;
uniform float uOrbFocus;
void main() {
  float r = length(vXY);
  float w = fwidth(r);
  float core = 1.0 - smoothstep(0.155 - w, 0.155 + w, r);
  float ring = 1.0 - smoothstep(w, 2.0 * w, abs(r - 0.155) - 0.008);
  float focus = uOrbFocus * (1.0 - smoothstep(w, 2.0 * w, abs(r - 0.25) - 0.012));
  float glow = pow(max(0.0, 1.0 - r), 2.6) * 0.75;
  vec2 a = abs(vXY);
  float streak = max(0.0, 1.0 - a.x) * exp(-a.y * 90.0) + max(0.0, 1.0 - a.y) * exp(-a.x * 90.0);
  streak *= 0.8 * smoothstep(0.1, 0.2, r);
  float k = mix(0.45, 1.0, uOrbFront);
  vec3 c = vec3(1.0, 0.93, 0.62) * glow * k + vec3(1.0, 0.98, 0.9) * streak * k;
  c = mix(c, vec3(1.0, 0.97, 0.84), core * k);
  c = mix(c, vec3(0.97, 0.84, 0.38), ring * k);
  c = mix(c, vec3(0.26, 0.3, 0.62), focus);
  // Glow adds light; the core and its ring cover what lies behind.
  outColor = vec4(c, max(max(core, ring) * k, focus));
}`;
