/** Why a stage does not run, from the error that ended it. */
import {ShaderError} from './renderer';
import type {FailureReason} from './types';

export function reasonOf(error: unknown): FailureReason {
  if (error instanceof ShaderError) return 'shader';
  // Error name of Rspack when a chunk fails to load.
  if (error instanceof Error && error.name === 'ChunkLoadError') return 'network';
  if (/memory|allocat/i.test(String(error))) return 'memory';
  return /webgl|context/i.test(String(error)) ? 'unsupported' : 'internal';
}
