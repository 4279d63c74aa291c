import { convidaUsuario } from './convida-usuario.ts'
import { redefineSegundoFator } from './redefine-segundo-fator.ts'

export const acessoOperations = [convidaUsuario, redefineSegundoFator] as const
