import type { Actor } from '../../store/actor.ts'
import type { Caller } from './authenticate.ts'

/** A caller in the audit trail: the name of its credential. */
export const actingAs = ({ nome }: Pick<Caller, 'nome'>, operacao: string): Actor => ({
  usuario: nome,
  origem: 'Integração',
  operacao,
})
