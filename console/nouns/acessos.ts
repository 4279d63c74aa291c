import { convidaUsuario } from '../../catalogue/management/acesso/convida-usuario.ts'
import { redefineSegundoFator } from '../../catalogue/management/acesso/redefine-segundo-fator.ts'

export const acessos = [convidaUsuario, redefineSegundoFator] as const
