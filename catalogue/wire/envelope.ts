import { cliente, pagingFields } from '../common-fields.ts'
import { date, type Field, flag, ours, required, varchar } from '../fields.ts'
import {
  asksForToken,
  type ControlOperation,
  type InboundOperation,
  type InputShape,
  type QueryOperation,
  type SharedOperation,
} from '../operation.ts'

/** Body fields around the records of an inbound operation and around the filters of a query. */

/** Length 0: the interface gives the credential no limit. */
const credential = varchar(
  0,
  'Token da integração, com o escopo da operação. Dispensado quando vem no cabeçalho Authorization.',
  required,
)

/** What a received batch is answered with. */
export const receipt = 'Arquivo recebido com sucesso. Verifique as ocorrências na plataforma.'

export const inboundEnvelope = {
  TOKEN: credential,
  RETORNO: varchar(50, 'Rótulo livre do envio; vale como ID_RETORNO dos registros que não trazem um.'),
  cliente,
  SIMULAR: flag(
    'S decide cada registro e informa o resultado em ConsultaLote e nas ocorrências, sem alterar nada.',
    ours,
  ),
} as const satisfies Record<string, Field>

/** Names of the filters that make the period unnecessary. */
export function periodSubstitutes(operation: QueryOperation): string[] {
  return Object.entries(operation.filters)
    .filter(([, filter]) => filter.disregardsPeriod)
    .map(([name]) => name)
}

const compared = {
  inclusao: 'Compara a inclusão do registro.',
  'inclusao-ou-atualizacao': 'Compara a inclusão ou a última atualização do registro.',
} as const satisfies Record<QueryOperation['period'], string>

export function queryEnvelope(operation: QueryOperation): Record<string, Field> {
  const substitutes = periodSubstitutes(operation)
  const unless = substitutes.length > 0 ? ` Dispensado com ${substitutes.join(' ou ')}.` : ''
  const filters = Object.entries(operation.filters).map(([name, filter]) => [name, filter.field] as const)
  return {
    token: credential,
    cliente,
    dataInicio: date(`Primeiro dia do período, inclusive. ${compared[operation.period]}${unless}`, {
      required: substitutes.length === 0,
    }),
    dataFim: date('Último dia do período, inclusive. Vazio vale hoje.'),
    ...pagingFields,
    ...Object.fromEntries(filters),
  }
}

/** The whole body where people have the operation too: it carries no credential. */
export function peopleBody(operation: SharedOperation): InputShape {
  if (operation.family !== 'query') return operation.input
  const { token: _, cliente: __, ...asked } = queryEnvelope(operation)
  return asked
}

/** The whole body of a control operation. */
export const controlBody = (operation: ControlOperation): InputShape =>
  asksForToken(operation) ? { TOKEN: credential, cliente, ...operation.input } : operation.input

export function recordsText(operation: InboundOperation): string {
  return `Registros do lote, aplicados na ordem. Cada um é identificado por ${operation.key.join(' + ')}.`
}
