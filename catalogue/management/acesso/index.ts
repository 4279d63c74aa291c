import { convidaUsuarios, copiaAcessoUsuario } from './convida.ts'
import { convidaUsuario } from './convida-usuario.ts'
import { redefineSegundoFator } from './redefine-segundo-fator.ts'

export const acessoOperations = [
  convidaUsuario,
  convidaUsuarios,
  copiaAcessoUsuario,
  redefineSegundoFator,
] as const
