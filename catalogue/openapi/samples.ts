import { maxQuantidade } from '../common-fields.ts'
import { scopeOf } from '../doors.ts'
import type { Field } from '../fields.ts'
import { anyNamed, type Message, said } from '../message.ts'
import type { InputShape, Operation, QueryOperation } from '../operation.ts'
import { type ProblemCode, problems } from '../problems.ts'
import { type Audience, fill, render, renderedJson } from '../render.ts'
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

/** Sample refusals. Those that a test can cause are compared with a server's. */

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
  CLIENTE_DESCONHECIDO: { cliente: 'nao-existe' },
  LINK_PEDE_CODIGO: { destino: 'h***@exemplo.com.br' },
}

const wrongFlag = { campo: 'SIMULAR', detalhe: 'esperava S ou N' }

/** A filter that is sent as a list. Queries that share their refusals have the same first filter. */
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

/** Message of each kind for a value of the wrong type. */
const expectedOf: Readonly<Partial<Record<Field['kind'], Message>>> = {
  numeric: said('valor.esperavaNumeroInteiroSoDigitos'),
  date: said('valor.esperavaDataTexto'),
}

/**
 * Wrong fields of an empty request or, if nothing is required, of one whose first field has the wrong type.
 */
export function wrongFields(shape: InputShape, path = ''): WrongField<Message>[] {
  const fields = flat(shape, path)
  // Fields with an alternative are checked last.
  const missing = fields
    .filter(([, { required }]) => required)
    .toSorted(([, one], [, other]) => Number(Boolean(one.unless)) - Number(Boolean(other.unless)))
  const [first] = fields
  if (missing.length > 0)
    return missing.map(([campo, field]) =>
      wrongField(campo, 'CAMPO_OBRIGATORIO', missingText(campo, field), missingDetails(campo, field)),
    )
  if (!first) return []
  const detalhe = expectedOf[first[1].kind] ?? said('valor.esperavaTexto')
  return [
    wrongField(first[0], 'TIPO_INVALIDO', { codigo: 'TIPO_INVALIDO', valores: { detalhe } }, { detalhe }),
  ]
}

/** A field with an alternative is named together with it. */
const missingText = (path: string, { unless }: Field): Message =>
  unless
    ? said('valor.informeUm', { campos: eitherOf(path, unless) })
    : { codigo: 'CAMPO_OBRIGATORIO', valores: {} }

const missingDetails = (path: string, { unless }: Field): Details =>
  unless ? { detalhe: said('valor.informe', { campos: eitherOf(path, unless) }) } : {}

const eitherOf = (path: string, unless: string) => anyNamed([path.split('.').at(-1)!, unless])

function flat(shape: InputShape, path: string): [string, Field][] {
  return Object.entries(shape).flatMap(([name, entry]) =>
    isField(entry) ? [[path + name, entry] as [string, Field]] : flat(entry.fields, `${path}${name}.`),
  )
}

/** Values of a problem's sentence, as data. */
function detailsOf(code: ProblemCode, values: Values): Details {
  const names = [...problems[code].pt.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  // Methods and waiting times are in headers, and so in every refusal that has these.
  if (problems[code].status === 405) names.push('metodo')
  if (problems[code].status === 429) names.push('segundos')
  const plain = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : text)
  return Object.fromEntries(names.map((name) => [name, plain(values[name])]))
}

const inPortuguese = (body: object, audience: Audience): object =>
  JSON.parse(renderedJson(body, 'pt', audience))

/** Body of a refusal of an integration operation. */
export function sampleFailure(operation: Operation, code: ProblemCode): object {
  const listed = code === 'REGISTRO_INVALIDO' && operation.family === 'workforce'
  const values = valuesOf(operation, code)
  const message = fill(problems[code].pt, values)
  const campos = listed ? wrongFields(operation.input) : []
  return inPortuguese(failureBody(operation, code, message, campos, detailsOf(code, values)), 'system')
}

/** Parts on which a refusal of a management operation depends. */
export interface Asked {
  fields: InputShape
  /** Methods of its path. */
  metodo: string
  /** Required right. */
  permissao?: string
  /** Values of its own messages. */
  own?: SampleValues | undefined
}

/** Body of a refusal for people and their programs. */
export function samplePersonFailure(asked: Asked, code: ProblemCode): object {
  const { fields, metodo, permissao = '', own = {} } = asked
  const values = { ...everywhere, limite: '64 KiB', metodo, permissao, ...byCode[code], ...own[code] }
  const message = fill(problems[code].pt, values)
  if (code === 'REGISTRO_INVALIDO')
    return inPortuguese(personFailure(code, message, wrongFields(fields)), 'person')
  const campos = code === 'CAMPO_INVALIDO' ? [wrongValue(own[code])] : []
  return inPortuguese(personFailure(code, message, campos, detailsOf(code, values)), 'person')
}
