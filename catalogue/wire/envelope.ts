import { cliente, pagingFields } from '../common-fields.ts'
import { code, date, type Field, flag, ours, required, varchar } from '../fields.ts'
import {
  asksForToken,
  type ControlOperation,
  type InboundOperation,
  type InputShape,
  type QueryOperation,
  type SharedOperation,
} from '../operation.ts'
import { type Asked, askable, type Shape } from '../output.ts'
import { alike, filled, type Phrase, phrase } from '../phrase.ts'

/** Body fields around the records of an inbound operation and the filters of a query. */

/** Length 0: the interface gives no limit for the credential. */
const credential = varchar(
  0,
  phrase(
    'Token da integração, com o escopo da operação. Dispensado quando vem no cabeçalho Authorization.',
    'Token of the integration, with the scope of the operation. Not needed where it comes in the header Authorization.',
  ),
  required,
)

/** Answer to a received batch. */
export const receipt = 'Arquivo recebido com sucesso. Verifique as ocorrências na plataforma.'

export const inboundEnvelope = {
  TOKEN: credential,
  RETORNO: varchar(
    50,
    phrase(
      'Rótulo livre do envio; vale como ID_RETORNO dos registros que não trazem um.',
      'Free label of the batch; it is the ID_RETORNO of records that bring none.',
    ),
  ),
  cliente,
  SIMULAR: flag(
    phrase(
      'S decide cada registro e informa o resultado em ConsultaLote e nas ocorrências, sem alterar nada.',
      'S decides each record and tells the outcome in ConsultaLote and in the occurrences, without changing anything.',
    ),
    ours,
  ),
} as const satisfies Record<string, Field>

/** Filters that make the period unnecessary. A look-up needs one of them. */
export function periodSubstitutes(operation: QueryOperation): string[] {
  return Object.entries(operation.filters)
    .filter(([, filter]) => filter.disregardsPeriod)
    .map(([name]) => name)
}

/** A choice of declared names; an empty value means the first. */
const choice = (text: Phrase, values: Readonly<Record<string, Phrase>>) =>
  code(
    20,
    filled(phrase('{text} Vazio vale {first}.', '{text} Empty means {first}.'), {
      text,
      first: alike(Object.keys(values)[0]!),
    }),
    { values, unknown: 'refuse' },
    ours,
  )

/** Fields by which a caller chooses between declared options. They exist only if there is a choice. */
export function choicesOf({
  period,
  groups,
  element,
}: QueryOperation): { periodoPor?: Field; agruparPor?: Field } & Partial<Record<Asked, Field>> {
  const moments = typeof period === 'object' ? Object.entries(period) : []
  const names = Object.fromEntries(moments.map(([name, { text }]) => [name, text]))
  return {
    ...(moments.length > 1 && {
      periodoPor: choice(
        phrase('Data que o período compara.', 'Day or moment that the period compares.'),
        names,
      ),
    }),
    ...(groups && {
      agruparPor: choice(phrase('O que forma cada grupo.', 'What makes each group.'), groups),
    }),
    ...Object.fromEntries(
      askedOf(element).map((name) => [
        name,
        choice(askable[name], { Não: phrase('Não', 'No'), Sim: phrase('Sim', 'Yes') }),
      ]),
    ),
  }
}

/** Parts of elements that are sent only on request. */
export const askedOf = (element: Shape): Asked[] =>
  Object.values(element).flatMap((output) => ('asked' in output && output.asked ? [output.asked] : []))

function comparedText(period: Exclude<QueryOperation['period'], 'none'>): Phrase {
  if (period === 'inclusao')
    return phrase('Compara a inclusão do registro.', 'It compares when the record was added.')
  if (period === 'inclusao-ou-atualizacao')
    return phrase(
      'Compara a inclusão ou a última atualização do registro.',
      'It compares when the record was added or last updated.',
    )
  const [first, ...others] = Object.values(period)
  return others.length > 0
    ? phrase('Compara a data escolhida em periodoPor.', 'It compares the day chosen in periodoPor.')
    : filled(phrase('Data comparada: {text}.', 'Day compared: {text}.'), { text: first!.text })
}

function periodFields(operation: QueryOperation): Record<string, Field> {
  const { period } = operation
  if (period === 'none') return {}
  const substitutes = periodSubstitutes(operation)
  const unless =
    substitutes.length > 0
      ? phrase(
          ` Dispensado com ${substitutes.join(' ou ')}.`,
          ` Not needed with ${substitutes.join(' or ')}.`,
        )
      : alike('')
  return {
    dataInicio: date(
      filled(
        phrase(
          'Primeiro dia do período, inclusive. {compared}{unless}',
          'First day of the period, which counts too. {compared}{unless}',
        ),
        { compared: comparedText(period), unless },
      ),
      {
        required: substitutes.length === 0,
      },
    ),
    dataFim: date(
      phrase(
        'Último dia do período, inclusive. Vazio vale hoje.',
        'Last day of the period, which counts too. Empty means today.',
      ),
    ),
  }
}

export function queryEnvelope(operation: QueryOperation): Record<string, Field> {
  const filters = Object.entries(operation.filters).map(([name, filter]) => [name, filter.field] as const)
  return {
    token: credential,
    cliente,
    ...periodFields(operation),
    ...choicesOf(operation),
    ...pagingFields,
    ...Object.fromEntries(filters),
  }
}

/** Body of an operation that people share: it has no credential. */
export function peopleBody(operation: SharedOperation): InputShape {
  if (operation.family !== 'query') return operation.input
  const { token: _, cliente: __, ...asked } = queryEnvelope(operation)
  return asked
}

/** Body of a control operation. */
export const controlBody = (operation: ControlOperation): InputShape =>
  asksForToken(operation) ? { TOKEN: credential, cliente, ...operation.input } : operation.input

export function recordsText(operation: InboundOperation): string {
  return `Registros do lote, aplicados na ordem. Cada um é identificado por ${operation.key.join(' + ')}.`
}
