import { Refusal } from '../../refusal.ts'
import type { Person } from './person.ts'

/**
 * Why a person may not sign in on a day of the client's calendar. Students and professors are inactive from
 * their VALIDADE on and blocked up to and including DT_BLOQUEIO_ACESSO; users may enter up to and including
 * VALIDADE.
 */
export function hindrance(
  { tipo, validade, bloqueio }: Pick<Person, 'tipo' | 'validade' | 'bloqueio'>,
  today: string,
): Refusal | undefined {
  const over = validade !== null && (tipo === 'usuario' ? validade < today : validade <= today)
  if (over) return new Refusal('CADASTRO_INATIVO')
  if (bloqueio !== null && today <= bloqueio) {
    return new Refusal('ACESSO_BLOQUEADO', { data: bloqueio.split('-').reverse().join('/') })
  }
  return undefined
}
