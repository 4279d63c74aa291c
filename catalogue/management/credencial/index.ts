import { criaCredencial } from './cria-credencial.ts'
import { listaCredenciais } from './lista-credenciais.ts'
import { revogaCredencial } from './revoga-credencial.ts'
import { trocaCredencial } from './troca-credencial.ts'

/** What people do with tokens and keys of systems. */
export const credencialOperations = [
  listaCredenciais,
  criaCredencial,
  trocaCredencial,
  revogaCredencial,
] as const
