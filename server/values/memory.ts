/**
 * Frees a buffer at once. The garbage collector counts only the small wrapper and would let hundreds of
 * megabytes accumulate.
 */
export function giveBack(block: Uint8Array): void {
  const { buffer } = block
  // Small buffers share a pool.
  if (block.length > Buffer.poolSize && buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0)
}
