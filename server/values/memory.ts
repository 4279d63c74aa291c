/**
 * Frees the memory of a block at once. The collector sees only a small object in front of it, and would let hundreds
 * of megabytes gather where thousands of blocks come and go.
 */
export function giveBack(block: Uint8Array): void {
  const { buffer } = block
  // Small buffers share memory with others.
  if (block.length > Buffer.poolSize && buffer instanceof ArrayBuffer && !buffer.detached) buffer.transfer(0)
}
