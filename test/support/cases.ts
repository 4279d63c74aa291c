import { recordFields } from '../../catalogue/common-fields.ts'
import type { Field } from '../../catalogue/fields.ts'
import type { InboundOperation } from '../../catalogue/operation.ts'
import {
  demandedByRule,
  fullRecord,
  isNeededIn,
  itemOf,
  minimalRecord,
  ownFields,
  type RecordNumbers,
} from './declared-records.ts'
import type { Fields } from './records.ts'
import { companions, empties, type Variant, variantsOf } from './variants.ts'
import type { BatchResult } from './world.ts'

/** One record with one change, and the result that its declaration demands. */
export interface Case {
  /** Field and variant, shown in failures. */
  name: string
  record: (numbers: RecordNumbers) => Fields
  /** Severity, code and field of the finding; absent when the record is accepted. */
  expected?: string
  /** The referenced record may be missing: only the form of the value is checked. */
  formOnly?: true
}

/** Whether a field holds the identification of another record, by declaration or by a rule. */
const refers = (name: string, field: Field) => field.reference !== undefined || name === 'ESIEV_IDENTIFICACAO'

function expectedOf({ refused, alert }: Variant, field: string): string | undefined {
  if (refused) return `Erro ${refused} ${field}`
  return alert ? `Alerta ${alert} ${field}` : undefined
}

/** All cases that follow from the declaration of an operation. */
export function casesOf(operation: InboundOperation): Case[] {
  return [
    { name: 'every field', record: (numbers) => fullRecord(operation, numbers) },
    { name: 'only what is required', record: (numbers) => minimalRecord(operation, numbers) },
    ...ownFields(operation).flatMap(([name, field]) => [
      ...emptyCases(operation, name, field),
      ...valueCases(operation, name, field),
      ...itemCases(operation, name, field),
    ]),
    ...commonCases(operation),
  ]
}

function emptyCases(operation: InboundOperation, name: string, field: Field): Case[] {
  const blanks = field.kind === 'senha' ? [] : [{ name: 'blanks', value: '   ' }]
  const shapes =
    field.kind === 'list' || field.kind === 'texts' ? [{ name: 'an empty list', value: [] }] : blanks
  const cases = [...empties, ...(field.kind === 'file' ? [] : shapes)].map((variant) => ({ variant, field }))
  if (!field.required) {
    if (demandedByRule[operation.id]?.includes(name)) return []
    const needed = isNeededIn(operation, name, fullRecord(operation, { own: 1, referred: 1, platform: {} }))
    return cases.map(({ variant }) => ({
      name: `${name}, ${needed ? 'needed' : 'optional'}, ${variant.name}`,
      record: (numbers) => ({ ...minimalRecord(operation, numbers), [name]: variant.value }),
      ...(needed && { expected: `Erro CAMPO_OBRIGATORIO ${name}` }),
    }))
  }
  const { unless } = field
  if (unless === undefined) {
    return cases.map(({ variant }) => ({
      name: `${name}, required, ${variant.name}`,
      record: (numbers) => ({ ...fullRecord(operation, numbers), [name]: variant.value }),
      expected: `Erro CAMPO_OBRIGATORIO ${name}`,
    }))
  }
  return cases.flatMap(({ variant }) => [
    {
      name: `${name} ${variant.name} with ${unless}`,
      record: (numbers: RecordNumbers) => ({ ...fullRecord(operation, numbers), [name]: variant.value }),
    },
    ...empties.map((other) => ({
      name: `${name} ${variant.name}, ${unless} ${other.name}`,
      record: (numbers: RecordNumbers) => ({
        ...fullRecord(operation, numbers),
        [name]: variant.value,
        [unless]: other.value,
      }),
      expected: `Erro DOCUMENTO_OBRIGATORIO ${unless}`,
    })),
  ])
}

function valueCases(operation: InboundOperation, name: string, field: Field): Case[] {
  return variantsOf(name, field).map((variant) => {
    const expected = expectedOf(variant, name)
    return {
      name: `${name}, ${variant.name}`,
      record: (numbers) => ({
        ...fullRecord(operation, numbers),
        ...companions[name]?.(variant.value),
        [name]: variant.value,
      }),
      ...(expected ? { expected } : {}),
      ...(refers(name, field) && !expected ? { formOnly: true as const } : {}),
    }
  })
}

/** Cases for each field of a list's elements; the invalid element follows a valid one. */
function itemCases(operation: InboundOperation, name: string, { items }: Field): Case[] {
  if (!items) return []
  const path = `${name}[2]`
  const listed = (numbers: RecordNumbers, item: unknown) => ({
    ...fullRecord(operation, numbers),
    [name]: [itemOf(items, numbers), item],
  })
  const noObjects = [null, 'a', 7, true, []].map((item) => ({
    name: `${path}, ${JSON.stringify(item)} for an object`,
    record: (numbers: RecordNumbers) => listed(numbers, item),
    expected: `Erro TIPO_INVALIDO ${path}`,
  }))
  const fields = Object.entries(items).flatMap(([part, field]) => {
    const at = `${path}.${part}`
    const withValue = (value: unknown) => (numbers: RecordNumbers) =>
      listed(numbers, { ...itemOf(items, numbers), [part]: value })
    return [
      ...empties.map(({ name: how, value }) => ({
        name: `${at}, ${field.required ? 'required' : 'optional'}, ${how}`,
        record: withValue(value),
        ...(field.required ? { expected: `Erro CAMPO_OBRIGATORIO ${at}` } : {}),
      })),
      ...variantsOf(part, field).map((variant) => {
        const expected = expectedOf(variant, at)
        return {
          name: `${at}, ${variant.name}`,
          record: withValue(variant.value),
          ...(expected ? { expected } : {}),
          ...(field.reference && !expected ? { formOnly: true as const } : {}),
        }
      }),
    ]
  })
  return [...noObjects, ...fields]
}

/** Fields that every record accepts besides its own. */
function commonCases(operation: InboundOperation): Case[] {
  const full = (more: Fields) => (numbers: RecordNumbers) => ({ ...fullRecord(operation, numbers), ...more })
  return [
    { name: 'a field that nobody knows', record: full({ DESCONHECIDO: { a: [1] } }) },
    { name: 'ACAO filled', record: full({ ACAO: 'X' }), expected: 'Alerta ACAO_IGNORADA ACAO' },
    ...variantsOf('ID_RETORNO', recordFields.ID_RETORNO).map((variant) => {
      const expected = expectedOf(variant, 'ID_RETORNO')
      return {
        name: `ID_RETORNO, ${variant.name}`,
        record: full({ ID_RETORNO: variant.value }),
        ...(expected ? { expected } : {}),
      }
    }),
  ]
}

/** One line for each case whose record had another result than expected. */
export function misjudged(
  operation: string,
  cases: readonly Case[],
  { situacao, resultados, ocorrencias }: BatchResult,
): string[] {
  if (situacao === 'Falhou') return [`${operation}: the whole batch failed`]
  const found = Map.groupBy(ocorrencias, ({ sequencia }) => sequencia)
  return cases.flatMap(({ name, expected, formOnly }, at) => {
    const findings = (found.get(at + 1) ?? []).map(({ gravidade, codigo, campo }) =>
      `${gravidade} ${codigo} ${campo}`.trim(),
    )
    const errors = findings.filter((one) => one.startsWith('Erro '))
    const accepted = 'IAN'.includes(resultados[at]!)
    const right = (() => {
      if (formOnly) return errors.every((one) => one.startsWith('Erro REFERENCIA_INEXISTENTE '))
      if (expected?.startsWith('Erro ')) return !accepted && errors.length === 1 && errors[0] === expected
      return accepted && errors.length === 0 && (expected === undefined || findings.includes(expected))
    })()
    if (right) return []
    const told = `expected ${expected ?? 'no error'}, was ${[resultados[at], ...findings].join('; ')}`
    return `${operation}: ${name}: ${told}`
  })
}
