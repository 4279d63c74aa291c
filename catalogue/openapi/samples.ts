import { maxQuantidade } from '../common-fields.ts'
import { scopeOf } from '../doors.ts'
import type { Field } from '../fields.ts'
import type { Message } from '../message.ts'
import { occurrences } from '../occurrences.ts'
import type { InputShape, Operation, QueryOperation } from '../operation.ts'
import { portuguese } from '../phrase.ts'
import { type ProblemCode, problems } from '../problems.ts'
import { fill, render, renderedJson } from '../render.ts'
import { isField } from '../schema.ts'
import {
  credentialPlaces,
  type Details,
  failureBody,
  personFailure,
  type WrongField,
  wrongField,
  wrongValue,
} from '../wire/failures.ts'

/** Refusals as they are shown. Those that a test can bring about are what a server says. */

type Values = Readonly<Record<string, string>>
export type SampleValues = Partial<Record<ProblemCode, Values>>

const everywhere: Values = {
  metodo: 'POST',
  limite: '64 MiB',
  pedido: '0b6cf7c2-6c54-4a41-9a8f-0a6bb3b5d5a1',
  segundos: '17',
  data: '31/12/2026',
}

const byCode: SampleValues = {
  JSON_INVALIDO: { detalhe: 'esperava o nome de um campo (byte 8)' },
  COMPRESSAO_INVALIDA: { detalhe: 'há bytes que não são gzip' },
  CREDENCIAL_TARDIA: { limite: '16 MiB' },
  SIMULTANEOS_DEMAIS: { detalhe: 'este cliente já tem 4 consultas longas em andamento' },
  TESTES_DEMAIS: { limite: '3', segundos: '5' },
  IDENTIDADE_NAO_CONFIRMADA: { detalhe: 'a senha não é a sua' },
  LISTA_INVALIDA: { campo: 'SDT_INT_ALUNOS' },
  PERIODO_INVALIDO: { detalhe: 'dataFim é anterior a dataInicio' },
  PAGINACAO_INVALIDA: { detalhe: `quantidade deve ser um número inteiro de 1 a ${maxQuantidade}` },
  REGISTROS_DEMAIS: { limite: '100000' },
  LIMITE_EXCEDIDO: { limite: '600', detalhe: 'pedidos desta credencial' },
  LOTE_NAO_REPROCESSAVEL: { detalhe: 'nenhum registro foi recusado' },
  DESTINOS_DEMAIS: { limite: '50' },
  MOVIMENTO_INVALIDO: { movimento: 'registrar saída', situacao: 'Desligado' },
  COLABORADOR_SEM_ACESSO: { situacao: 'Desligado' },
  HORARIO_EM_USO: { quantidade: '3' },
}

const wrongFlag = { campo: 'SIMULAR', detalhe: 'esperava S ou N' }

/** A filter that is sent as a list. Queries that share their refusals begin with the same one. */
export function wrongFilter({ filters }: QueryOperation): Values | undefined {
  const [campo] = Object.keys(filters)
  return campo === undefined ? undefined : { campo, detalhe: 'esperava um texto' }
}

function wrongFieldOf(operation: Operation): Values | undefined {
  if (operation.family === 'query') return wrongFilter(operation)
  return operation.family === 'inbound' ? wrongFlag : undefined
}

/** Operations that share their refusals need the same scope; an account may lack any. */
const usualScope = { inbound: 'recebe', workforce: 'workforce' } as const

function valuesOf(operation: Operation, code: ProblemCode): Values {
  const { family } = operation
  const scope = scopeOf(operation) ?? 'financeiro'
  const escopo = family === 'inbound' || family === 'workforce' ? usualScope[family] : scope
  const field = code === 'CAMPO_INVALIDO' ? wrongFieldOf(operation) : {}
  const missing = code === 'CREDENCIAL_AUSENTE' ? { detalhe: render(credentialPlaces[family], 'pt') } : {}
  return { escopo, ...everywhere, ...byCode[code], ...field, ...missing }
}

/** What fields of a kind say of something that is no value of any kind. */
const expectedOf: Readonly<Partial<Record<Field['kind'], string>>> = {
  numeric: 'esperava um número inteiro, só com dígitos',
  date: 'esperava uma data em texto',
}

/** The fields that are told wrong when nothing is sent or, where nothing must be, when the first one is no value. */
export function wrongFields(shape: InputShape, path = ''): WrongField<Message>[] {
  const fields = flat(shape, path)
  // What another field can stand for is looked at last.
  const missing = fields
    .filter(([, { required }]) => required)
    .toSorted(([, one], [, other]) => Number(Boolean(one.unless)) - Number(Boolean(other.unless)))
  const [first] = fields
  if (missing.length > 0)
    return missing.map(([campo, field]) =>
      wrongField(campo, 'CAMPO_OBRIGATORIO', missingText(campo, field), missingDetails(campo, field)),
    )
  if (!first) return []
  const detalhe = expectedOf[first[1].kind] ?? 'esperava um texto'
  const message = fill(portuguese(occurrences.TIPO_INVALIDO.text), { detalhe })
  return [wrongField(first[0], 'TIPO_INVALIDO', message, { detalhe })]
}

/** A field that another one can stand for is told with that one. */
const missingText = (path: string, { unless }: Field) =>
  unless ? `Informe ${path.split('.').at(-1)} ou ${unless}.` : portuguese(occurrences.CAMPO_OBRIGATORIO.text)

const missingDetails = (path: string, { unless }: Field): Details =>
  unless ? { detalhe: `informe ${path.split('.').at(-1)} ou ${unless}` } : {}

function flat(shape: InputShape, path: string): [string, Field][] {
  return Object.entries(shape).flatMap(([name, entry]) =>
    isField(entry) ? [[path + name, entry] as [string, Field]] : flat(entry.fields, `${path}${name}.`),
  )
}

/** What the sentence of a problem is filled with, as data. */
function detailsOf(code: ProblemCode, values: Values): Details {
  const names = [...problems[code].pt.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  // Methods and waiting times are told in headers, and so in every refusal that sends them.
  if (problems[code].status === 405) names.push('metodo')
  if (problems[code].status === 429) names.push('segundos')
  const plain = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : text)
  return Object.fromEntries(names.map((name) => [name, plain(values[name])]))
}

const inPortuguese = (body: object): object => JSON.parse(renderedJson(body, 'pt'))

/** The body of a refusal of an integration operation. */
export function sampleFailure(operation: Operation, code: ProblemCode): object {
  const listed = code === 'REGISTRO_INVALIDO' && operation.family === 'workforce'
  const values = valuesOf(operation, code)
  const message = fill(problems[code].pt, values)
  const campos = listed ? wrongFields(operation.input) : []
  return inPortuguese(failureBody(operation, code, message, campos, detailsOf(code, values)))
}

/** What a refusal of an operation of people depends on. */
export interface Asked {
  fields: InputShape
  /** The methods that its path knows. */
  metodo: string
  /** The right that it needs. */
  permissao?: string
  /** What it says in its own words. */
  own?: SampleValues | undefined
}

/** The body of a refusal that people and their programs get. */
export function samplePersonFailure(asked: Asked, code: ProblemCode): object {
  const { fields, metodo, permissao = '', own = {} } = asked
  const values = { ...everywhere, limite: '64 KiB', metodo, permissao, ...byCode[code], ...own[code] }
  const message = fill(problems[code].pt, values)
  if (code === 'REGISTRO_INVALIDO') return inPortuguese(personFailure(code, message, wrongFields(fields)))
  const campos = code === 'CAMPO_INVALIDO' ? [wrongValue(own[code])] : []
  return inPortuguese(personFailure(code, message, campos, detailsOf(code, values)))
}
