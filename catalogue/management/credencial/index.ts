import { criaCredencial } from './cria-credencial.ts'
import { listaCredenciais } from './lista-credenciais.ts'
import { revogaCredencial } from './revoga-credencial.ts'
import { trocaCredencial } from './troca-credencial.ts'

export const credencialOperations = [
  listaCredenciais,
  criaCredencial,
  trocaCredencial,
  revogaCredencial,
] as const
