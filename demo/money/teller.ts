import type { Context } from '../../server/context.ts'
import type { Acting } from '../../server/domain/machine/bound.ts'
import { staff } from '../sampler.ts'

/** Call context of the treasury on a day, with two persons for the four-eyes rule. */
export type Teller = (today: string, person?: 'faz' | 'confirma') => Acting

export const tellerOf =
  ({ sealer, files }: Pick<Context, 'sealer' | 'files'>, clienteId: number): Teller =>
  (today, person = 'faz') => ({
    today,
    actor: staff(person === 'faz' ? 0 : -1, `demonstração: ${person}`),
    sealer,
    contentOf: (sha256) => files.get(clienteId, sha256),
  })
