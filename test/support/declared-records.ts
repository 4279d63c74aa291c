import { recordFields } from '../../catalogue/common-fields.ts'
import type { Field, Kind, Reference } from '../../catalogue/fields.ts'
import { operations } from '../../catalogue/index.ts'
import type { InboundOperation, Operation } from '../../catalogue/operation.ts'
import { cpfOf, type Fields } from './records.ts'

/** Records derived from their declarations: every field holds a value of its kind. */

const all: readonly Operation[] = operations
const inbound = all.filter((one): one is InboundOperation => one.family === 'inbound')

/** The operation that creates the records of a reference; the platform creates the others. */
export const broughtBy: Readonly<Record<Exclude<Reference, 'contrato'>, string>> = {
  aluno: 'RecebeAlunos',
  curso: 'RecebeCursos',
  professor: 'RecebeProfessores',
  disciplina: 'RecebeDisciplinas',
  turma: 'RecebeTurmas',
  pessoa: 'CadastraPessoa',
  vaga: 'RecebeVagas',
  faturamento: 'RecebeFaturamentoExterno',
}

/** Dependencies of an operation besides its declared references. */
const buildsOn: Readonly<Record<string, readonly string[]>> = {
  EncerraVagas: ['RecebeVagas'],
  RecebeTurmaAlunos: ['RecebeDisciplinaTurma'],
  RecebeTurmaProfessores: ['RecebeDisciplinaTurma'],
}

export function needs({ id, fields }: InboundOperation): string[] {
  const parts = Object.values(fields).flatMap((field) => [field, ...Object.values(field.items ?? {})])
  const targets = parts.flatMap(({ reference }) =>
    reference && reference !== 'contrato' ? broughtBy[reference] : [],
  )
  return [...new Set([...targets, ...(buildsOn[id] ?? [])])]
}

/** Every inbound operation, after its dependencies. */
export const loadOrder: readonly InboundOperation[] = (() => {
  const placed: InboundOperation[] = []
  const visit = (operation: InboundOperation) => {
    if (placed.includes(operation)) return
    for (const id of needs(operation)) visit(inbound.find((one) => one.id === id)!)
    placed.push(operation)
  }
  for (const operation of inbound) visit(operation)
  return placed
})()

/** Whether the key consists of other records' codes. */
export const isKnownByOthers = ({ id, key, fields }: InboundOperation): boolean =>
  id === 'EncerraVagas' || key.some((name) => fields[name]!.reference !== undefined)

/** The numbers from which the values of a record and of its references are made. */
export interface RecordNumbers {
  own: number
  referred: number
  /** Ids of records that only the platform creates and that have no code. */
  platform: Readonly<Partial<Record<Reference, number>>>
  /** Number of records of a kind, where fewer exist; references wrap around. */
  most?: Readonly<Partial<Record<Reference, number>>>
}

export const textOf = (number: number) => `v${number.toString(36)}`

/** The code of a generated record. */
export function codeOf(target: Reference, { referred, platform, most }: RecordNumbers): string | number {
  const number = 1 + ((referred - 1) % (most?.[target] ?? Number.POSITIVE_INFINITY))
  return platform[target] ?? (target === 'pessoa' ? cpfOf(number) : textOf(number))
}

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n').toString('base64')
const files = { pdf } as const

/** Fields whose format comes from a rule and not from their kind. */
const forms: Readonly<Record<string, string>> = {
  ESIDO_LINHA_DIGITAVEL: '00190000090114971860168524522114675860000102656',
  ESIDO_URL: 'https://exemplo.edu.br/documento',
  ESIFE_COMPETENCIA: '2026-03',
}

const values: Readonly<Record<Kind, (field: Field, numbers: RecordNumbers, position: number) => unknown>> = {
  varchar: (_, { own }) => textOf(own),
  numeric: ({ length, min = 1 }, { own }) => (length > 9 ? own : min + (own % 9)),
  decimal: () => '1.50',
  date: () => '2001-05-17',
  datetime: () => '2001-05-17T10:00:00',
  flag: () => 'S',
  boolean: () => true,
  cpf: (_, { own }) => cpfOf(own),
  cnpj: () => '11444777000161',
  documento: (_, { own }) => cpfOf(own),
  cep: () => '01310100',
  uf: () => 'SP',
  email: (_, { own }) => `${textOf(own)}@exemplo.edu.br`,
  senha: () => 'Segredo-1',
  banco: () => '001',
  code: ({ codes }) => Object.keys(codes!.values)[0],
  // Times of a list increase in the order of declaration.
  time: (_, __, position) => `${String(8 + position).padStart(2, '0')}:00`,
  list: ({ items }, numbers) => [itemOf(items!, numbers)],
  texts: ({ codes }) => [codes ? Object.keys(codes.values)[0] : 'v1'],
  file: ({ accepts }) => files[accepts![0] as keyof typeof files],
}

const registered = { deficiencia: 'FISICA', perfil: 'ESTAGIO', unidade: 'U1', horario: '' } as const

/** All records refer to the same unit, because units are few. */
const isUnit = (name: string) => /_UNIDADE(_SUPERIOR)?$/.test(name)

export function validValue(name: string, field: Field, numbers: RecordNumbers, position = 0): unknown {
  if (field.reference) return codeOf(field.reference, numbers)
  if (field.register) return registered[field.register]
  if (name.endsWith('_VALIDADE')) return '2099-12-31'
  return forms[name] ?? values[field.kind](field, isUnit(name) ? { ...numbers, own: 1 } : numbers, position)
}

function recordOf(fields: Readonly<Record<string, Field>>, numbers: RecordNumbers): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field], at) => [name, validValue(name, field, numbers, at)]),
  )
}

export const itemOf = (items: Readonly<Record<string, Field>>, numbers: RecordNumbers): Fields =>
  recordOf(items, numbers)

export const ownFields = ({ fields }: InboundOperation): [string, Field][] =>
  Object.entries(fields).filter(([name]) => !(name in recordFields))

/** The end of a vacancy is identified by the vacancy's own code. */
const keyOf = ({ id }: InboundOperation, numbers: RecordNumbers): Fields =>
  id === 'EncerraVagas' ? { ESIEV_IDENTIFICACAO: codeOf('vaga', numbers) } : {}

export const fullRecord = (operation: InboundOperation, numbers: RecordNumbers): Fields => ({
  ...recordOf(Object.fromEntries(ownFields(operation)), numbers),
  ...keyOf(operation, numbers),
})

/** Optional fields that a rule across fields demands of a record with only required fields. */
export const demandedByRule: Readonly<Record<string, readonly string[]>> = {
  CadastraPessoa: ['ESIPE_CONSELHO', 'ESIPE_REGISTRO_CONSELHO'],
  RecebeDocumentos: ['ESIDO_FATURAMENTO', 'ESIDO_URL'],
  RecebeUsuarios: ['ESIUS_AUTENTICA'],
}

/** Whether the value of another field in a record makes this one required. */
export function isNeededIn({ fields }: InboundOperation, name: string, record: Fields): boolean {
  const { neededBy } = fields[name]!
  return (
    neededBy !== undefined &&
    [record[neededBy.field]].flat().some((one) => neededBy.values.includes(String(one)))
  )
}

export function minimalRecord(operation: InboundOperation, numbers: RecordNumbers): Fields {
  const demanded = demandedByRule[operation.id] ?? []
  const full = fullRecord(operation, numbers)
  return Object.fromEntries(
    Object.entries(full).filter(
      ([name]) =>
        operation.fields[name]!.required || demanded.includes(name) || isNeededIn(operation, name, full),
    ),
  )
}
