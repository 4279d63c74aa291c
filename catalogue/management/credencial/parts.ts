import { type Grant, type Right, rights, type Scope, scopes } from '../../doors.ts'
import { coded, codedTexts, moment, number, text } from '../../output.ts'

/** What a credential is for. */
export const tiposCredencial = {
  integracao: 'Token de integração',
  workforce: 'Chave da força de trabalho',
  gestao: 'Chave de gestão',
} as const

export type TipoCredencial = keyof typeof tiposCredencial

/** What each kind may be given. */
export const grantsOf = {
  integracao: ['recebe', 'consulta', 'financeiro', 'auditoria', 'sensivel'],
  workforce: ['workforce'],
  gestao: Object.keys(rights) as Right[],
} as const satisfies Readonly<Record<TipoCredencial, readonly Grant[]>>

/** A scope opens to systems what a right opens to people: who lacks the one does not give the other. */
export const rightOfScope: Readonly<Record<Scope, Right>> = {
  recebe: 'integracao.alterar',
  consulta: 'cadastros.ver',
  financeiro: 'financeiro.ver',
  auditoria: 'auditoria.ver',
  sensivel: 'sensivel.ver',
  workforce: 'colaboradores.alterar',
}

/** What each scope and each right opens, in words. */
export const grants: Readonly<Record<Grant, string>> = { ...scopes, ...rights }

export const situacoesCredencial = ['Ativa', 'Em troca', 'Revogada', 'Expirada'] as const

/** Days for which an exchanged credential has to be silent before it ends, unless somebody says otherwise. */
export const usualSilence = 7
export const longestSilence = 90

/** A credential as it is listed. Nobody sees its secret again. */
export const credencialColumns = {
  id: number('Número da credencial'),
  nome: text('Nome'),
  tipo: coded('Para que serve', { values: tiposCredencial }),
  situacao: text('Situação', situacoesCredencial),
  inicio: { ...text('Primeiros caracteres, para reconhecê-la'), rotulo: 'Começa com' },
  escopos: { ...codedTexts('O que ela abre', { values: grants }), rotulo: 'O que abre' },
  dono: { ...text('Usuário a quem uma chave de gestão pertence'), rotulo: 'Pertence a' },
  usada: { ...moment('Último uso, com precisão de um minuto'), rotulo: 'Último uso' },
  usadaDe: { ...text('Endereço de rede do último uso'), rotulo: 'De onde' },
  usadaPor: { ...text('Programa do último uso, como ele se apresenta'), rotulo: 'Programa' },
  expira: { ...moment('Quando deixa de valer'), rotulo: 'Vale até' },
  sucessora: { ...number('Credencial que a substitui'), rotulo: 'Substituída por' },
  sucessoraUsada: { ...moment('Último uso da que a substitui'), rotulo: 'Último uso da substituta' },
  silencio: {
    ...number('Dias sem uso depois dos quais termina, quando foi trocada'),
    rotulo: 'Dias de silêncio',
  },
  inclusao: moment('Inclusão'),
} as const
