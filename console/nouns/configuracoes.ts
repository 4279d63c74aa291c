import { convidaUsuarios, copiaAcessoUsuario } from '../../catalogue/management/acesso/convida.ts'
import { convidaUsuario } from '../../catalogue/management/acesso/convida-usuario.ts'
import { ajusteOperations, consultaAjustes } from '../../catalogue/management/ajuste/index.ts'
import { auditoriaOperations } from '../../catalogue/management/auditoria/index.ts'
import { listaLeituras } from '../../catalogue/management/auditoria/lista-leituras.ts'
import { canalOperations } from '../../catalogue/management/canal/index.ts'
import { deficienciaOperations } from '../../catalogue/management/deficiencia/index.ts'
import { formularioOperations } from '../../catalogue/management/formulario/index.ts'
import { loginUnicoOperations } from '../../catalogue/management/login-unico/index.ts'
import { perfilOperations } from '../../catalogue/management/perfil/index.ts'
import { regraOperations } from '../../catalogue/management/regra/index.ts'
import { usuarioOperations } from '../../catalogue/management/usuario/index.ts'

/** Operations of the settings pages. */
export const auditoria = auditoriaOperations
export const readings = [listaLeituras] as const
export const messageChannel = canalOperations
export const ajustes = ajusteOperations
export const regras = [...regraOperations, consultaAjustes] as const
export const perfis = perfilOperations
export const usuarios = [
  ...usuarioOperations,
  ...perfilOperations,
  convidaUsuario,
  convidaUsuarios,
  copiaAcessoUsuario,
] as const
export const cadastros = deficienciaOperations
export const loginUnico = loginUnicoOperations

const [all, one, save] = formularioOperations
export const formularios = [all, one, save] as const
