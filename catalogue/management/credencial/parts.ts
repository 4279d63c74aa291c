import { type Grant, type Right, rights, type Scope, scopes } from '../../doors.ts'
import { coded, codedTexts, moment, number, text } from '../../output.ts'
import { type Phrase, phrase, withEnglish } from '../../phrase.ts'

export const tiposCredencial = {
  integracao: phrase('Token de integração', 'Integration token'),
  workforce: phrase('Chave da força de trabalho', 'Workforce key'),
  gestao: phrase('Chave de gestão', 'Management key'),
} as const

export type TipoCredencial = keyof typeof tiposCredencial

/** Grants that each kind may hold. */
export const grantsOf = {
  integracao: ['recebe', 'consulta', 'financeiro', 'auditoria', 'sensivel'],
  workforce: ['workforce'],
  gestao: Object.keys(rights) as Right[],
} as const satisfies Readonly<Record<TipoCredencial, readonly Grant[]>>

/** A scope gives systems what a right gives people: only holders of the right may grant the scope. */
export const rightOfScope: Readonly<Record<Scope, Right>> = {
  recebe: 'integracao.alterar',
  consulta: 'cadastros.ver',
  financeiro: 'financeiro.ver',
  auditoria: 'auditoria.ver',
  sensivel: 'sensivel.ver',
  workforce: 'colaboradores.alterar',
}

/** Labels of scopes and rights. */
export const grants: Readonly<Record<Grant, Phrase>> = { ...scopes, ...rights }

export const situacoesCredencial = withEnglish({
  Ativa: 'Active',
  'Em troca': 'Being replaced',
  Revogada: 'Revoked',
  Expirada: 'Expired',
})

/** Default days without use after which an exchanged credential is revoked. */
export const usualSilence = 7
export const longestSilence = 90

/** Columns of a credential. Its secret is never shown again. */
export const credencialColumns = {
  id: number(phrase('Número da credencial', 'Number of the credential')),
  nome: text(phrase('Nome', 'Name')),
  tipo: coded(phrase('Para que serve', 'What it is for'), { values: tiposCredencial }),
  situacao: text(phrase('Situação', 'State'), situacoesCredencial),
  inicio: text(
    phrase('Primeiros caracteres, para reconhecê-la', 'First characters, to recognise it'),
    phrase('Começa com', 'Begins with'),
  ),
  escopos: {
    ...codedTexts(phrase('O que ela abre', 'What it opens'), { values: grants }),
    rotulo: phrase('O que abre', 'What it opens'),
  },
  dono: text(
    phrase('Usuário a quem uma chave de gestão pertence', 'User to whom a management key belongs'),
    phrase('Pertence a', 'Belongs to'),
  ),
  usada: moment(
    phrase('Último uso, com precisão de um minuto', 'Last use, to the minute'),
    phrase('Último uso', 'Last use'),
  ),
  usadaDe: text(
    phrase('Endereço de rede do último uso', 'Network address of the last use'),
    phrase('De onde', 'From where'),
  ),
  usadaPor: text(
    phrase('Programa do último uso, como ele se apresenta', 'Program of the last use, as it presents itself'),
    phrase('Programa', 'Program'),
  ),
  expira: moment(
    phrase('Quando deixa de valer', 'When it ceases to hold'),
    phrase('Vale até', 'Valid until'),
  ),
  sucessora: number(
    phrase('Credencial que a substitui', 'Credential that replaces it'),
    phrase('Substituída por', 'Replaced by'),
  ),
  sucessoraUsada: moment(
    phrase('Último uso da que a substitui', 'Last use of the one that replaces it'),
    phrase('Último uso da substituta', 'Last use of the replacement'),
  ),
  silencio: number(
    phrase(
      'Dias sem uso depois dos quais termina, quando foi trocada',
      'Days without use after which it ends, where it was exchanged',
    ),
    phrase('Dias de silêncio', 'Days of silence'),
  ),
  inclusao: moment(phrase('Inclusão', 'Added')),
} as const
