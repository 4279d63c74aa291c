import { phrase } from '../phrase.ts'
import { alteraSenha } from './altera-senha.ts'
import { concluiLoginUnico } from './conclui-login-unico.ts'
import { confirmaLink } from './confirma-link.ts'
import { confirmaSegundoFator } from './confirma-segundo-fator.ts'
import { confirmaSessao } from './confirma-sessao.ts'
import { consultaAcesso } from './consulta-acesso.ts'
import { consultaLink } from './consulta-link.ts'
import { consultaSenha } from './consulta-senha.ts'
import { defineSenha } from './define-senha.ts'
import { encerraAcesso } from './encerra-acesso.ts'
import { encerraSessao } from './encerra-sessao.ts'
import { encerraSessoes } from './encerra-sessoes.ts'
import { entraAcesso } from './entra-acesso.ts'
import { entraEnsaio } from './entra-ensaio.ts'
import { entraSessao } from './entra-sessao.ts'
import { iniciaLoginUnico } from './inicia-login-unico.ts'
import { iniciaSegundoFator } from './inicia-segundo-fator.ts'
import { listaSessoes } from './lista-sessoes.ts'
import { opcoesSessao } from './opcoes-sessao.ts'
import type { SessionOperation } from './operation.ts'
import { pedeCodigoLink } from './pede-codigo-link.ts'
import { pedeSenha } from './pede-senha.ts'
import { removeSegundoFator } from './remove-segundo-fator.ts'
import { retornaPerfil } from './retorna-perfil.ts'
import { retornaSessao } from './retorna-sessao.ts'
import { saiEnsaio } from './sai-ensaio.ts'
import { usaLink } from './usa-link.ts'

/** All session operations in the order of the reference. Several share a path and differ by method. */
export const sessionOperations = [
  opcoesSessao,
  entraSessao,
  iniciaLoginUnico,
  concluiLoginUnico,
  retornaSessao,
  listaSessoes,
  encerraSessao,
  encerraSessoes,
  entraEnsaio,
  saiEnsaio,
  confirmaSessao,
  retornaPerfil,
  iniciaSegundoFator,
  confirmaSegundoFator,
  removeSegundoFator,
  pedeSenha,
  consultaSenha,
  defineSenha,
  alteraSenha,
  pedeCodigoLink,
  confirmaLink,
  consultaLink,
  usaLink,
  entraAcesso,
  consultaAcesso,
  encerraAcesso,
] as const satisfies readonly SessionOperation[]

export type Session = (typeof sessionOperations)[number]

export const sessionGroup = {
  id: 'session',
  title: phrase('Sessão', 'Session'),
  text: phrase(
    'Entrada e saída de alunos, professores e usuários, senha e segundo fator, o que se faz com um link pessoal, e o acesso dos colaboradores. A sessão fica em um cookie do navegador; integrações usam tokens.',
    'Signing in and out of students, professors and users, password and second factor, what is done with a personal link, and the access of employees. The session is in a cookie of the browser; integrations use tokens.',
  ),
} as const

/** Methods of a path, as in the header Allow. */
export const methodsOf = (path: string): string =>
  (sessionPaths().get(path) ?? []).map(({ method }) => method).join(', ')

export function sessionPaths(): Map<string, readonly Session[]> {
  return Map.groupBy<string, Session>(sessionOperations, ({ path }) => path)
}
