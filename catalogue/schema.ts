import Type, { type TObjectOptions, type TSchema } from 'typebox'
import type { Field } from './fields.ts'
import { codeLines, leafTypeName, limitsOf, originName, typeName, unknownCode } from './notation.ts'
import type { InboundOperation, InputShape } from './operation.ts'
import type { Leaf, Output, Shape, Texts } from './output.ts'
import { portuguese } from './phrase.ts'

/** JSON Schema of requests and answers. */

const isoDate = '\\d{4}-\\d{2}-\\d{2}'
const clock = '\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?'
const dateInput = `${isoDate}([T ]${clock}(Z|[+-]\\d{2}:?\\d{2})?)?|\\d{2}/\\d{2}/\\d{4}( ${clock})?`
const momentOutput = `^${isoDate}T\\d{2}:\\d{2}:\\d{2}$`

function described(field: Field): string {
  const text = [portuguese(field.text), limitsOf(field)].filter(Boolean).join(' ')
  if (!field.codes) return text
  const lines = codeLines(field.codes).map((line) => `- ${line}`)
  return [text, '', ...lines, '', unknownCode(field.codes)].join('\n')
}

/** A required field may be empty if another one replaces it. */
const mayBeEmpty = (field: Field) => !field.required || field.unless !== undefined

function textOf(field: Field, maxLength: number): TSchema {
  return Type.String({
    ...(mayBeEmpty(field) ? {} : { minLength: 1 }),
    ...(maxLength > 0 ? { maxLength } : {}),
  })
}

function matching(field: Field, pattern: string, description: string): TSchema {
  return Type.String({ pattern: `^(${pattern})${mayBeEmpty(field) ? '?' : ''}$`, description })
}

function longestCode(field: Field): number {
  const spellings = [...Object.keys(field.codes?.values ?? {}), ...Object.keys(field.codes?.aliases ?? {})]
  return Math.max(field.length, ...spellings.map((spelling) => spelling.length))
}

const bounds = ({ min, max }: Field) => ({
  ...(min === undefined ? {} : { minimum: min }),
  ...(max === undefined ? {} : { maximum: max }),
})

const mostItems = ({ most }: Field) => (most === undefined ? {} : { maxItems: most })

/** JSON forms that each kind accepts. Systems differ between text and number, so most accept both. */
function forms(field: Field): TSchema[] {
  switch (field.kind) {
    case 'varchar':
    case 'senha': {
      // A field without a length is a credential, which is always text.
      if (field.length === 0) return [textOf(field, 0)]
      const booleans = field.booleans ? [Type.Boolean()] : []
      return [textOf(field, field.length), Type.Number(), ...booleans]
    }
    case 'cpf':
    case 'cnpj':
    case 'documento':
      return [textOf(field, field.length), Type.Integer({ minimum: 0 })]
    case 'banco':
      return [
        matching(field, `.{1,${field.length}}|\\d{8}`, 'Código COMPE, ou os oito dígitos do ISPB.'),
        Type.Integer({ minimum: 0 }),
      ]
    case 'cep':
      return [textOf(field, field.length + 1), Type.Integer({ minimum: 0 })]
    case 'code':
      return [textOf(field, longestCode(field)), Type.Integer()]
    case 'flag':
      return [textOf(field, longestCode(field)), Type.Integer(), Type.Boolean()]
    case 'uf':
    case 'email':
      return [textOf(field, field.length)]
    case 'numeric':
      return [
        Type.Integer({ ...bounds(field), minimum: field.min ?? 0 }),
        matching(field, `\\d{1,${field.length}}`, 'Só dígitos.'),
      ]
    case 'decimal': {
      const { length, scale = 1 } = field
      const sign = (field.min ?? -1) < 0 ? '-?' : ''
      const digits = `${sign}\\d{1,${length - scale}}([.,]\\d{1,${scale}})?`
      return [
        Type.Number(bounds(field)),
        matching(field, digits, 'Ponto ou vírgula antes dos decimais, sem separador de milhar.'),
      ]
    }
    case 'date':
    case 'datetime':
      return [matching(field, dateInput, 'AAAA-MM-DD, data e hora ISO ou dd/mm/aaaa.')]
    case 'time':
      return [matching(field, '\\d{2}:\\d{2}', 'HH:MM.')]
    case 'boolean':
      return [Type.Boolean(), Type.String()]
    case 'list':
      return [Type.Array(fieldsSchema(field.items ?? {}), mostItems(field))]
    case 'file':
      return [Type.String({ contentEncoding: 'base64', maxLength: 4 * Math.ceil(field.length / 3) })]
    case 'texts': {
      const element = Type.String({ maxLength: longestCode(field) })
      const items = { ...mostItems(field), ...(field.required ? { minItems: 1 } : {}) }
      return [Type.Array(element, items), textOf(field, longestCode(field))]
    }
  }
}

export function fieldSchema(field: Field): TSchema {
  const accepted = [...forms(field), ...(mayBeEmpty(field) ? [Type.Null()] : [])]
  const notes = {
    description: described(field),
    ...(field.kind === 'senha' ? { writeOnly: true } : {}),
    ...(field.example === undefined ? {} : { examples: [field.example] }),
    'x-tipo': typeName(field),
    'x-origem': originName(field),
    ...(field.decided ? { 'x-decidido': field.decided } : {}),
  }
  // A single form keeps its pattern, and the field's text describes it.
  return accepted.length === 1 ? Object.assign(accepted[0]!, notes) : Type.Union(accepted, notes)
}

type Entries = Iterable<readonly [string, TSchema, boolean]>

/** Schemas by name; the flag says whether each is required. */
function properties(entries: Entries): Record<string, TSchema> {
  const named: Record<string, TSchema> = {}
  for (const [name, schema, demanded] of entries) named[name] = demanded ? schema : Type.Optional(schema)
  return named
}

const object = (entries: Entries, options: TObjectOptions = {}): TSchema =>
  Type.Object(properties(entries), options)

export function fieldsSchema(fields: Readonly<Record<string, Field>>, options: TObjectOptions = {}): TSchema {
  return object(
    Object.entries(fields).map(([name, field]) => [name, fieldSchema(field), !mayBeEmpty(field)] as const),
    options,
  )
}

/** For each field with an alternative: one of the two is required. */
function alternatives(shape: InputShape): TObjectOptions {
  const pairs = Object.entries(shape).flatMap(([name, entry]) =>
    isField(entry) && entry.required && entry.unless
      ? [{ anyOf: [{ required: [name] }, { required: [entry.unless] }] }]
      : [],
  )
  return pairs.length > 0 ? { allOf: pairs } : {}
}

export function recordSchema(operation: InboundOperation): TSchema {
  const key = operation.key.join(' + ')
  return fieldsSchema(operation.fields, {
    description: `Registro de ${operation.list}, identificado por ${key}. ${portuguese(operation.description)}`,
    ...alternatives(operation.fields),
  })
}

export const isField = (entry: InputShape[string]): entry is Field => 'kind' in entry

/** A group is required if something inside it is. */
export function demanded(entry: InputShape[string]): boolean {
  return isField(entry) ? !mayBeEmpty(entry) : Object.values(entry.fields).some(demanded)
}

export function inputSchema(shape: InputShape, options: TObjectOptions = {}): TSchema {
  return object(
    Object.entries(shape).map(([name, entry]) => {
      const schema = isField(entry)
        ? fieldSchema(entry)
        : inputSchema(entry.fields, { description: portuguese(entry.text) })
      return [name, schema, demanded(entry)] as const
    }),
    { ...options, ...alternatives(shape) },
  )
}

function leafSchema(leaf: Leaf): TSchema {
  const notes = { description: portuguese(leaf.text), 'x-tipo': leafTypeName(leaf) }
  switch (leaf.type) {
    case 'varchar':
      // An empty value is "" even where the interface lists the values.
      return leaf.values ? Type.Enum([...leaf.values, ''], { type: 'string', ...notes }) : Type.String(notes)
    case 'numeric':
    case 'decimal':
      return Type.Union([Type.Number(), Type.Null()], notes)
    case 'date':
      return Type.Union([Type.String({ format: 'date' }), Type.Null()], notes)
    case 'datetime':
      return Type.Union([Type.String({ pattern: momentOutput }), Type.Null()], notes)
    case 'boolean':
      return Type.Boolean(notes)
  }
}

function textsSchema({ text, values }: Texts): TSchema {
  const item = values ? Type.Enum([...values], { type: 'string' }) : Type.String()
  return Type.Array(item, { description: portuguese(text) })
}

function outputSchema(output: Output): TSchema {
  if (output.type === 'list') return Type.Array(shapeSchema(output.fields))
  if (output.type === 'texts') return textsSchema(output)
  if (output.type === 'object') return Type.Union([shapeSchema(output.fields), Type.Null()])
  return leafSchema(output)
}

/** Properties of an answer: every key is always present. */
export function shapeProperties(shape: Shape): Record<string, TSchema> {
  return properties(
    Object.entries(shape).map(
      ([name, output]) => [name, outputSchema(output), !('scope' in output || 'asked' in output)] as const,
    ),
  )
}

export const shapeSchema = (shape: Shape, options: TObjectOptions = {}): TSchema =>
  Type.Object(shapeProperties(shape), options)
