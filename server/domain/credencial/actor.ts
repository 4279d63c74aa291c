import type { Actor } from '../../store/actor.ts'
import type { CredentialKind } from './token.ts'

interface Acting {
  tipo: CredentialKind
  credencialId: number
  nome: string
  usuarioId?: number | null
}

/** A credential as one who acts. */
export const actingAs = ({ tipo, credencialId: id, nome, usuarioId }: Acting, operacao: string): Actor => ({
  kind: 'credential',
  tipo,
  id,
  nome,
  ...(usuarioId != null && { dono: usuarioId }),
  operacao,
})
