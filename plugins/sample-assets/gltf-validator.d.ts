/** The part of the package, which has no types, that the test calls. */
declare module 'gltf-validator' {
  /** Severity: 0 error, 1 warning, 2 information, 3 hint. */
  export function validateBytes(
    data: Uint8Array,
  ): Promise<{issues: {messages: {code: string; message: string; severity: number; pointer?: string}[]}}>;
}
