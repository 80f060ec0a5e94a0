import React from 'react';
import {flattenPitch, sphericalNormal} from '@site/src/stage/shading/shadows';
import type {Vec3} from '@site/src/stage/shading/math';
import {Arrow, Lamp, Line, Stroke, Words, diagram, path, rad, steps, type Point} from './kit';
import texts from '../data/figures.json';

const UP: Vec3 = [0, 0, 1];
const PITCH = 60;
const lamp: Vec3 = [Math.cos(rad(PITCH)), 0, Math.sin(rad(PITCH))];
const pitchAfter = (share: number): number => {
  const l = flattenPitch(lamp, UP, share);
  return Math.round((Math.asin(l[2]) * 180) / Math.PI);
};
const C: Point = [238, 190];
const ray = (pitch: number, r: number): Point => [C[0] - r * Math.cos(rad(pitch)), C[1] - r * Math.sin(rad(pitch))];

/** A profile with a brow, a nose and a chin: radius by angle, forward to the left. */
const radius = (a: number): number =>
  74 +
  20 * Math.exp(-(((a - 2) / 7) ** 2)) +
  6 * Math.exp(-(((a + 22) / 6) ** 2)) +
  11 * Math.exp(-(((a + 44) / 9) ** 2)) -
  5 * Math.exp(-(((a - 20) / 8) ** 2));
const FACE: Point = [180, 172];
const at = (a: number, r: number): Point => [FACE[0] - r * Math.cos(rad(a)), FACE[1] - r * Math.sin(rad(a))];
const bumpy = (a: number): Point => {
  const [p, q] = [at(a - 1, radius(a - 1)), at(a + 1, radius(a + 1))];
  const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
  return [(q[1] - p[1]) / length, -(q[0] - p[0]) / length];
};
/** The point with the ellipsoid's normal mixed in; picture axes, forward is −x and up is −y. */
const smooth = (a: number, blend: number): Point => {
  const [nx, ny] = bumpy(a);
  const [px, py] = at(a, radius(a));
  const n = sphericalNormal(
    [0, -nx, -ny],
    [0, FACE[0] - px, FACE[1] - py],
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    UP,
    [1, 1, 1],
    blend,
  );
  return [-n[1], -n[2]];
};

export default diagram(
  texts.flattenLight,
  290,
  (t) => ({
    normals: (
      <>
        <Stroke
          d={path(
            steps(0, 360, 360).map((a) => at(a > 180 ? a - 360 : a, radius(a > 180 ? a - 360 : a))),
            true,
          )}
          width={2}
          fill="var(--lk-wash)"
        />
        {[-60, -50, -38, -29, -17, -7, 3, 11, 20, 32, 46, 60, 74].map((a) => {
          const p = at(a, radius(a));
          const [n, s] = [bumpy(a), smooth(a, 0.7)];
          return (
            <g key={a}>
              <Arrow from={p} to={[p[0] + n[0] * 34, p[1] + n[1] * 34]} width={1.25} />
              <Arrow from={p} to={[p[0] + s[0] * 34, p[1] + s[1] * 34]} color="coral" width={1.25} dash />
            </g>
          );
        })}
        <Words at={[276, 58]} bold text={t.own} />
        <Stroke d="M240 54H268" width={1.5} />
        <Words at={[276, 80]} tone="coral" bold text={t.ball} />
        <Stroke d="M240 76H268" color="coral" dash />
      </>
    ),
    pitch: (
      <>
        <Line from={[20, C[1]]} to={[350, C[1]]} color="edge" width={1} />
        <circle cx={C[0]} cy={C[1]} r={34} fill="var(--lk-wash)" stroke="var(--lk-ink)" strokeWidth={1.5} />
        <Stroke d={`M${C[0] - 33} ${C[1] - 6}l-9 7l10 4`} fill="var(--lk-wash)" />
        <Lamp at={ray(PITCH, 152)} />
        {[0, 0.5, 0.8, 1].map((share) => {
          const pitch = pitchAfter(share);
          const color = share === 0.8 ? 'coral' : 'ink';
          return (
            <g key={share}>
              <Arrow
                from={ray(pitch, share === 0 ? 134 : 148)}
                to={ray(pitch, 46)}
                color={color}
                width={share === 0.8 ? 2 : 1.25}
                dash={share > 0 && share !== 0.8}
              />
              <Words
                at={[ray(pitch, 156)[0] - (share === 0 ? 22 : 0), ray(pitch, 156)[1] + (share === 0 ? 8 : 5)]}
                anchor="end"
                tone={share === 0.8 ? 'coral' : undefined}
                bold={share === 0.8}
                text={`${share} · ${pitch}°`}
              />
            </g>
          );
        })}
        <Words at={[20, 262]} mono text="LightPitchFlatten" />
      </>
    ),
  }),
  {half: pitchAfter(0.5), most: pitchAfter(0.8)},
);
