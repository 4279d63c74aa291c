import { type OccurrenceKind, occurrences } from '../../occurrences.ts'
import { composed, type Phrase, phrase, withEnglish } from '../../phrase.ts'

export const situacoesCausa = withEnglish({ Aberta: 'Open', Resolvida: 'Resolved', Sanada: 'Healed' })

export const situacoesAfetado = withEnglish({
  Aberto: 'Open',
  'Em reenvio': 'Being sent again',
  Decidido: 'Decided',
})

/** What can be decided about two records that want the same unique value. */
export const decisoesPar = {
  inativar: phrase('Inativar o antigo', 'Deactivate the old one'),
  devolver: phrase('Devolver à origem', 'Return to the source'),
} as const

/** Maximum number of pairs that one command decides; the rest needs further commands. */
export const mostPairs = 100

const isCausa = (code: string, { severity }: OccurrenceKind) =>
  severity === 'Erro' || code === 'AGUARDANDO_REFERENCIA'

/** Short name of an occurrence: the beginning of its text. */
const nomeOf = (code: string, { text }: OccurrenceKind): Phrase =>
  code === 'AGUARDANDO_REFERENCIA'
    ? phrase('Aguarda um registro que ainda não existe', 'Waits for a record that does not exist yet')
    : composed((say) => say(text).split(/[:.;]/, 1)[0]!)

/** Occurrences that prevent or delay a record, with their names. */
export const codigosCausa = {
  values: Object.fromEntries(
    Object.entries(occurrences).flatMap(([code, kind]) =>
      isCausa(code, kind) ? [[code, nomeOf(code, kind)]] : [],
    ),
  ),
  unknown: 'refuse',
} as const

/** Repairs of a value before records are sent again. */
export const modosConserto = {
  reenviar: phrase('Enviar como foi recebido', 'Send as it was received'),
  pontuacao: phrase('Retirar a pontuação', 'Take the punctuation out'),
  espacos: phrase('Retirar espaços a mais', 'Take extra spaces out'),
  zeros: phrase('Completar com zeros à esquerda', 'Fill with zeros on the left'),
  vazio: phrase('Enviar vazio', 'Send empty'),
  omitir: phrase(
    'Enviar sem o campo; fica o que o cadastro tem',
    'Send without the field; what is on record stays',
  ),
  valor: phrase('Pôr o mesmo valor em todos', 'Put the same value into all'),
  trocar: phrase('Trocar valor por valor', 'Replace value by value'),
  campos: phrase('Corrigir os campos de um registro', 'Correct the fields of one record'),
} as const

export type ModoConserto = keyof typeof modosConserto

/** Maximum number of records that one command repairs; the rest needs further commands. */
export const mostRepaired = 5_000
/** Maximum number of records read to describe a cause. */
export const mostAnalysed = 1_000
