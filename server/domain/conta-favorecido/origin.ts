import type { Sealer } from '../../store/sealing.ts'

/** What tells an account that batches brought from another, without telling it. */
export function originOf(sealer: Sealer, dados: Buffer | null): string {
  const { banco, agencia, conta } = dados === null ? {} : JSON.parse(sealer.open(dados).toString())
  return sealer.digest(JSON.stringify([banco ?? '', agencia ?? '', conta ?? '']))
}
