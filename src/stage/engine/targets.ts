/** Targets that passes of a frame draw into, and what they were last drawn for. */
import {
  DepthTexture,
  LessEqualCompare,
  LinearFilter,
  NearestFilter,
  UnsignedIntType,
  WebGLRenderTarget,
  type TextureComparisonFunction,
} from 'three';
import type {Uniforms} from './uniforms';

/** @param compare of a shadow map, whose samples are then smoothed */
function depthTarget(size: number, compare: TextureComparisonFunction | null): WebGLRenderTarget {
  const filter = compare ? LinearFilter : NearestFilter;
  const depthTexture = new DepthTexture(size, size, UnsignedIntType);
  depthTexture.compareFunction = compare;
  depthTexture.magFilter = depthTexture.minFilter = filter;
  return new WebGLRenderTarget(size, size, {
    depthTexture,
    magFilter: filter,
    minFilter: filter,
    generateMipmaps: false,
  });
}

const shadowTarget = (size: number): WebGLRenderTarget => depthTarget(size, LessEqualCompare);

function drop(target: WebGLRenderTarget): void {
  target.depthTexture?.dispose();
  target.dispose();
}

export class Targets {
  private shadow: WebGLRenderTarget;
  private readonly depth = depthTarget(1, null);
  private drawn = {shadow: '', depth: ''};

  /** @param size of the shadow map, px */
  constructor(
    private readonly shared: Uniforms,
    size: number,
  ) {
    this.shadow = shadowTarget(size);
  }

  /** @param size of the shadow map, px */
  setShadowSize(size: number): void {
    if (this.shadow.width === size) return;
    drop(this.shadow);
    this.shadow = shadowTarget(size);
    this.shared['uShadowTexel']!.value = 1 / size;
    this.drawn.shadow = '';
  }

  /** Size of the picture, px. */
  setSize(width: number, height: number): void {
    this.depth.setSize(width, height);
  }

  /** Draws the shadow map unless it was last drawn for the same key. */
  updateShadow(key: string, draw: (target: WebGLRenderTarget) => void): void {
    if (this.drawn.shadow === key) return;
    this.drawn.shadow = key;
    const map = this.shared['uShadowMap']!;
    // A texture must not be bound while it is the render target: WebGL draws black then, without an error.
    map.value = null;
    draw(this.shadow);
    map.value = this.shadow.depthTexture;
  }

  /** Draws depth and auxiliary values of the picture unless they were last drawn for the same key. */
  updateDepth(key: string, draw: (target: WebGLRenderTarget) => void): void {
    if (this.drawn.depth === key) return;
    this.drawn.depth = key;
    const [depth, aux] = [this.shared['uDepthMap']!, this.shared['uAuxMap']!];
    depth.value = aux.value = null;
    draw(this.depth);
    depth.value = this.depth.depthTexture;
    aux.value = this.depth.texture;
  }

  /** After a lost context is restored, the contents of all targets are gone. */
  forget(): void {
    this.drawn = {shadow: '', depth: ''};
  }

  dispose(): void {
    drop(this.shadow);
    drop(this.depth);
  }
}
