import type { Actor } from '../../store/actor.ts'
import type { CredentialKind } from './token.ts'

/** A credential as one who acts. */
export const actingAs = (
  { tipo, credencialId: id, nome }: { tipo: CredentialKind; credencialId: number; nome: string },
  operacao: string,
): Actor => ({ kind: 'credential', tipo, id, nome, operacao })
