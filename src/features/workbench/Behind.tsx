import React, {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import type {CameraState} from '@site/src/stage/engine';
import type {Backdrop} from './document';
import {paintPanorama} from './panorama';
import styles from './styles.module.css';

/** The reader's picture behind the character. */
export default function Behind({
  backdrop: {data, panorama},
  camera,
  to,
}: {
  backdrop: Backdrop;
  camera: CameraState;
  /** Of the left half of a comparison: up to a share of the width, percent. */
  to?: number;
}): ReactNode {
  const image = useRef<HTMLImageElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const paint = useEffectEvent(() => {
    if (!canvas.current || !image.current?.complete) return;
    const {clientWidth: width, clientHeight: height} = canvas.current;
    Object.assign(canvas.current, {width, height});
    if (width && height) paintPanorama(canvas.current.getContext('2d')!, image.current, camera);
  });
  useEffect(() => {
    const picture = image.current!;
    if (!canvas.current) return;
    const onLoad = () => paint();
    picture.addEventListener('load', onLoad);
    // It reports the first size too.
    const sizes = new ResizeObserver(onLoad);
    sizes.observe(canvas.current);
    return () => {
      picture.removeEventListener('load', onLoad);
      sizes.disconnect();
    };
  }, [panorama]);
  useEffect(() => paint(), [camera.yaw, camera.pitch, camera.fov]);
  const side = to === undefined ? {} : {'data-left': '', style: {clipPath: `inset(0 ${100 - to}% 0 0)`}};
  return (
    <>
      <img ref={image} src={data} alt="" hidden={panorama ?? false} className={styles.backdrop} {...side} />
      {panorama && <canvas ref={canvas} className={styles.backdrop} {...side} />}
    </>
  );
}
