/** Camera of three for a state, and what depends on it in the uniforms: the shadow map's view, the light's handle, the pose. */
import {Camera, Matrix3, Matrix4, Quaternion, Vector2, Vector3, Vector4} from 'three';
import {chibi, type Subject} from '../character';
import {CM_PER_UNIT} from '../shading/units';
import {direction, eye, fit, headRotation} from './camera';
import type {CameraState, FrameState, StageDemo, Values} from './types';
import {FAR, nearOf, type Uniforms} from './uniforms';
import {addedIn} from './values';

/** Centre of the light handle's circle and its radius, recipe units. */
const ORB = {centre: [0, 1.9, 0], radius: 1.32, size: 0.34} as const;
/** Middle of what casts shadows, and its reach around it; recipe units. */
const CAST = {middle: 1.15, reach: 1.9} as const;
/** Clip space to texels of the shadow map. */
const TO_TEXELS = new Matrix4().set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1);

/** Pose of our character where the demo has none, and of a reader's model. */
const POSE = {yaw: 3, pitch: 3, roll: 5} as const;
const STRAIGHT = {yaw: 0, pitch: 0, roll: 0} as const;

export class Projection {
  readonly camera = new Camera();

  constructor(
    private readonly shared: Uniforms,
    private readonly demo: StageDemo,
    private readonly subject: Subject,
    /** Width through height of the narrowest picture that the cameras are made for. */
    private readonly aspect: number,
  ) {
    this.camera.matrixAutoUpdate = false;
  }

  /** A camera of the demo in a picture `w` through `h`, before the chibi. */
  private shot(camera: CameraState, w: number, h: number): CameraState {
    return {...camera, distance: camera.distance * Math.max(1, (this.aspect * h) / w)};
  }

  /** Centimetres between a camera and its target in a picture `w` through `h`: the figure and a narrow picture change them. */
  distance(camera: CameraState, w: number, h: number): number {
    return fit(this.shot(camera, w, h), chibi, this.subject).distance;
  }

  /**
   * @param w width of the picture, px
   * @param time of the idle motion, s
   */
  place(s: FrameState, w: number, h: number, time: number): void {
    const {shared: u, camera, subject} = this;
    const fy = 1 / Math.tan((s.camera.fov * Math.PI) / 360);
    const near = nearOf(subject);
    const halfY = near / fy;
    const halfX = (halfY * w) / h;
    camera.projectionMatrix.makePerspective(-halfX, halfX, halfY, -halfY, near, FAR, camera.coordinateSystem);
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
    u['uFy']!.value = fy;
    const shot = this.shot(s.camera, w, h);
    // The light's handle has its place in the picture of the chibi.
    this.placeOrb(s.light, shot, w, h, fy);
    const fitted = fit(shot, chibi, subject);
    (u['uCamera']!.value as Vector3).copy(this.aim(fitted));
    (u['uSize']!.value as Vector2).set(w, h);
    this.pose(s.values, time);
    this.placeShadow(s.light, fitted.target, Math.min(1, fitted.distance / shot.distance));
  }

  /** Points the camera; returns its place, cm. */
  private aim(state: CameraState): Vector3 {
    const {camera} = this;
    const place = new Vector3(...eye(state)).multiplyScalar(CM_PER_UNIT);
    const target = new Vector3(...state.target).multiplyScalar(CM_PER_UNIT);
    camera.matrixWorld.lookAt(place, target, new Vector3(0, 1, 0)).setPosition(place);
    camera.matrixWorldInverse.copy(camera.matrixWorld).invert();
    return place;
  }

  private pose(values: Values, time: number): void {
    const {yaw, pitch, roll} = (this.subject.figure ? this.demo.pose : STRAIGHT) ?? POSE;
    const {HeadYaw, HeadPitch, HeadRoll, BodyYaw, BodyPitch, BodyRoll} = addedIn(values);
    const {shared: u} = this;
    // One axis, of which a place of the body takes a share.
    const [x, y, z] = [BodyPitch, BodyYaw, -BodyRoll].map((angle) => Math.tan((angle * Math.PI) / 360)) as [
      number,
      number,
      number,
    ];
    (u['uBody']!.value as Vector3).set(x, y, z);
    const turn = new Matrix4().makeRotationFromQuaternion(new Quaternion(x, y, z, 1).normalize());
    (u['uHead']!.value as Matrix3)
      .fromArray(headRotation(yaw + HeadYaw, pitch + HeadPitch, roll + HeadRoll))
      .premultiply(new Matrix3().setFromMatrix4(turn));
    const sway = 0.9 * Math.sin(time * 1.05);
    (u['uIdle']!.value as Vector3).set(
      0.004 * Math.sin(time * 1.9),
      0.09 * Math.sin(sway),
      0.03 * Math.sin(sway * 1.7),
    );
  }

  /**
   * Orthographic view of the shadow map along the light: around the whole chibi, and around what is seen of a figure whose head
   * is smaller.
   * @param scale of the picture, through that of the chibi; at most 1
   */
  private placeShadow(light: FrameState['light'], target: CameraState['target'], scale: number): void {
    const {shared: u, camera} = this;
    const k = CM_PER_UNIT;
    const L = direction(light.yaw, light.pitch);
    const c = new Vector3(0, CAST.middle, 0)
      .lerp(new Vector3(...target), Math.min(1, (1 - scale) / 0.3))
      .multiplyScalar(k);
    const from = c.clone().addScaledVector(new Vector3(...L), 3 * k);
    const world = new Matrix4()
      .lookAt(from, c, Math.abs(L[1]) > 0.99 ? new Vector3(0, 0, 1) : new Vector3(0, 1, 0))
      .setPosition(from);
    const reach = CAST.reach * scale * k;
    const proj = new Matrix4().makeOrthographic(
      -reach,
      reach,
      reach,
      -reach,
      0.8 * k,
      5.6 * k,
      camera.coordinateSystem,
    );
    const view = (u['uShadowView']!.value as Matrix4).copy(proj).multiply(world.invert());
    (u['uShadowMatrix']!.value as Matrix4).copy(TO_TEXELS).multiply(view);
  }

  private placeOrb(light: FrameState['light'], shot: CameraState, w: number, h: number, fy: number): void {
    const {shared: u, camera} = this;
    const k = CM_PER_UNIT;
    this.aim(shot);
    // The handle is on a circle round her head, in the direction of the light as seen from the camera: it never covers her
    // face.
    const vp = new Matrix4().copy(camera.projectionMatrix).multiply(camera.matrixWorldInverse);
    const centre = new Vector3(...ORB.centre).multiplyScalar(k);
    const lv = new Vector3(...direction(light.yaw, light.pitch)).transformDirection(camera.matrixWorldInverse);
    const flat = new Vector2(lv.x, lv.y);
    const reach = Math.max(0.86, flat.length()) / Math.max(flat.length(), 0.05);
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
    const up = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    const p = centre
      .addScaledVector(right, flat.x * reach * ORB.radius * k)
      .addScaledVector(up, flat.y * reach * ORB.radius * k * 0.86);
    const clip = new Vector4(p.x, p.y, p.z, 1).applyMatrix4(vp);
    const edgeX = 1 - (0.07 * h) / w;
    const front = lv.z > -0.05;
    (u['uOrb']!.value as Vector4).set(
      Math.min(edgeX, Math.max(-edgeX, clip.x / clip.w)),
      Math.min(0.91, Math.max(-0.91, clip.y / clip.w)),
      Math.min(0.36, (ORB.size * k * fy) / clip.w),
      front ? -0.99 : 0.9999,
    );
    u['uOrbFront']!.value = front ? 1 : 0;
  }
}
