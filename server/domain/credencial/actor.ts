import { type Actor, type Authority, unitsFrom } from '../../store/actor.ts'
import type { CredentialKind } from './token.ts'

interface Credential {
  tipo: CredentialKind
  credencialId: number
  nome: string
  usuarioId?: number | null
}

const none: Authority = { permissoes: [], units: unitsFrom([]) }

/** A credential as an actor. A management key has the given authority, by default none. */
export function actingAs(
  { tipo, credencialId: id, nome, usuarioId }: Credential,
  operacao: string,
  authority = none,
): Actor {
  if (tipo !== 'gestao') return { kind: 'credential', tipo, id, nome, operacao }
  const owner = usuarioId == null ? {} : { dono: usuarioId }
  return { kind: 'credential', tipo, id, nome, ...owner, ...authority, operacao }
}
