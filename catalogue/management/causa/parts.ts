import { type OccurrenceKind, occurrences } from '../../occurrences.ts'

export const situacoesCausa = ['Aberta', 'Resolvida', 'Sanada'] as const

export const situacoesAfetado = ['Aberto', 'Em reenvio'] as const

const isCausa = (code: string, { severity }: OccurrenceKind) =>
  severity === 'Erro' || code === 'AGUARDANDO_REFERENCIA'

/** What an occurrence is called where only a name fits: what it says before it goes into details. */
const nomeOf = (code: string, { pt }: OccurrenceKind) =>
  code === 'AGUARDANDO_REFERENCIA' ? 'Aguarda um registro que ainda não existe' : pt.split(/[:.;]/, 1)[0]!

/** Occurrences for which a record is not applied, or not yet, with what they are called. */
export const codigosCausa = {
  values: Object.fromEntries(
    Object.entries(occurrences).flatMap(([code, kind]) =>
      isCausa(code, kind) ? [[code, nomeOf(code, kind)]] : [],
    ),
  ),
  unknown: 'refuse',
} as const

/** What can be done to the value of a field before records are sent again. */
export const modosConserto = {
  reenviar: 'Enviar como foi recebido',
  pontuacao: 'Retirar a pontuação',
  espacos: 'Retirar espaços a mais',
  zeros: 'Completar com zeros à esquerda',
  vazio: 'Enviar vazio',
  omitir: 'Enviar sem o campo; fica o que o cadastro tem',
  valor: 'Pôr o mesmo valor em todos',
  trocar: 'Trocar valor por valor',
  campos: 'Corrigir os campos de um registro',
} as const

export type ModoConserto = keyof typeof modosConserto

/** Records that one command repairs at once; the others are left for the next. */
export const mostRepaired = 5_000
/** Records that are looked at to tell what a cause is like. */
export const mostAnalysed = 1_000
