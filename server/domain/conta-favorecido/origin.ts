import type { Sealer } from '../../store/sealing.ts'

/** Keyed digest by which accounts from batches are compared without being opened. */
export function originOf(sealer: Sealer, dados: Buffer | null): string {
  const { banco, agencia, conta } = dados === null ? {} : JSON.parse(sealer.open(dados).toString())
  return sealer.digest(JSON.stringify([banco ?? '', agencia ?? '', conta ?? '']))
}
