// Encodes frames as AV1, and as H.264 for browsers without it.
import {spawn} from 'node:child_process';
import {once} from 'node:events';

const CODECS = {
  av1: ['-c:v', 'libsvtav1', '-preset', '5', '-crf', '38', '-g', '96', '-svtav1-params', 'tune=0'],
  h264: ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-profile:v', 'high', '-tune', 'animation'],
};

/**
 * @param {AsyncIterable<Buffer>} frames PNGs of one size
 * @param {{rate: number, posterAt: number, files: Record<string, string>}} options
 *   frames a second; which frame to hand back; file by codec
 * @returns {Promise<Buffer>} the poster's PNG
 */
export async function encodeVideo(frames, {rate, posterAt, files}) {
  const encoders = Object.entries(CODECS).map(([codec, options]) => {
    const child = spawn(
      'ffmpeg',
      [
        ...['-hide_banner', '-loglevel', 'error', '-y', '-f', 'image2pipe', '-framerate', String(rate), '-i', '-'],
        ...options,
        ...['-pix_fmt', 'yuv420p', '-an', '-movflags', '+faststart', files[codec]],
      ],
      {stdio: ['pipe', 'inherit', 'inherit'], env: {...process.env, SVT_LOG: '1'}},
    );
    return {child, codec, ended: once(child, 'exit')};
  });
  let at = 0;
  let poster;
  for await (const frame of frames) {
    if (at++ === posterAt) poster = frame;
    for (const {child} of encoders) if (!child.stdin.write(frame)) await once(child.stdin, 'drain');
  }
  for (const {child} of encoders) child.stdin.end();
  for (const {ended, codec} of encoders) {
    const [code] = await ended;
    if (code !== 0) throw new Error(`ffmpeg could not encode ${codec} (exit ${code}); it needs libsvtav1 and libx264`);
  }
  return poster;
}
