import type { Codes, Field } from './fields.ts'
import type { Leaf } from './output.ts'
import { portuguese } from './phrase.ts'

/** Notation of types, origins and codes for people. */

/** Type in the notation of the interface, for example Varchar(50). */
export function typeName(field: Field): string {
  switch (field.kind) {
    case 'numeric':
    case 'cep':
      return `Numeric(${field.length})`
    case 'decimal':
      return `Numeric(${field.length},${field.scale ?? 0})`
    case 'date':
      return 'Date'
    case 'datetime':
      return 'DateTime'
    case 'boolean':
      return 'Boolean'
    case 'list':
      return 'Lista'
    case 'file':
      return `Base64 (${field.accepts?.join(', ')})`
    case 'texts':
      return `Lista de Varchar(${field.length})`
    default:
      return field.length > 0 ? `Varchar(${field.length})` : 'Varchar'
  }
}

const leafNames = {
  varchar: 'Varchar',
  numeric: 'Numeric',
  decimal: 'Numeric',
  date: 'Date',
  datetime: 'DateTime',
  boolean: 'Boolean',
} as const satisfies Record<Leaf['type'], string>

export const leafTypeName = (leaf: Leaf): string => leafNames[leaf.type]

export const originName = (field: Field) => (field.origin === 'ours' ? 'vinculo' : 'interface')

/** Aspects decided by us of a field that the interface names. */
export const decidedNames = ({ decided = [] }: Field): string => decided.join(', ')

/** Limits of a field besides its type; empty if the type says all. */
export function limitsOf({ min, max, most, lines }: Field): string {
  const both = min !== undefined && max !== undefined
  return [
    both ? `De ${min} a ${max}.` : '',
    !both && min !== undefined ? `No mínimo ${min}.` : '',
    !both && max !== undefined ? `No máximo ${max}.` : '',
    most === undefined ? '' : `Até ${most} itens.`,
    lines ? 'Pode ter várias linhas.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Accepted codes with meanings, then the aliases of other systems. */
export function codeLines(codes: Codes): string[] {
  const values = Object.entries(codes.values).map(([value, meaning]) =>
    value === portuguese(meaning) ? `\`${value}\`` : `\`${value}\`: ${portuguese(meaning)}`,
  )
  const aliases = Object.entries(codes.aliases ?? {}).map(
    ([alias, value]) => `\`${alias}\` vale \`${value}\``,
  )
  return [...values, ...aliases]
}

export function unknownCode(codes: Codes): string {
  return codes.unknown === 'ignore'
    ? 'Outro valor conta como vazio, com alerta.'
    : 'Outro valor, se não for vazio, é recusado.'
}
