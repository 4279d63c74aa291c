import type { Field } from '../fields.ts'
import { operations } from '../index.ts'
import type { OccurrenceCode } from '../occurrences.ts'
import type { InboundOperation, Operation } from '../operation.ts'

/** Batches that can get an occurrence: derived from their fields, or named if one noun has its own rule. */

const all: readonly Operation[] = operations
const batches = all.filter((one): one is InboundOperation => one.family === 'inbound')

const kinds =
  (...wanted: Field['kind'][]) =>
  ({ kind }: Field) =>
    wanted.includes(kind)
const refers = ({ reference }: Field) => reference !== undefined

const byField: Partial<Record<OccurrenceCode, (field: Field) => boolean>> = {
  CAMPO_OBRIGATORIO: ({ required }) => required,
  DATA_INVALIDA: kinds('date', 'datetime'),
  CPF_INVALIDO: kinds('cpf', 'documento'),
  CPF_COM_PONTUACAO: kinds('cpf', 'documento'),
  CNPJ_INVALIDO: kinds('cnpj', 'documento'),
  EMAIL_INVALIDO: kinds('email'),
  UF_INVALIDA: kinds('uf'),
  CEP_INVALIDO: kinds('cep'),
  BANCO_DESCONHECIDO: kinds('banco'),
  DOCUMENTO_OBRIGATORIO: ({ kind, unless }) => kind === 'cpf' && unless !== undefined,
  REFERENCIA_INEXISTENTE: refers,
  AGUARDANDO_REFERENCIA: refers,
  DEFICIENCIA_INEXISTENTE: ({ register }) => register === 'deficiencia',
  PERFIL_INEXISTENTE: ({ register }) => register === 'perfil',
}

const byName: Partial<Record<OccurrenceCode, readonly (typeof operations)[number]['id'][]>> = {
  CPF_DUPLICADO: ['RecebeAlunos', 'RecebeProfessores', 'RecebeCurriculos'],
  EMAIL_DUPLICADO: ['RecebeAlunos', 'RecebeProfessores', 'RecebeUsuarios', 'RecebeCurriculos'],
  LOGIN_DUPLICADO: ['RecebeAlunos', 'RecebeProfessores', 'RecebeUsuarios'],
  DOCUMENTO_DUPLICADO: ['RecebeAlunos', 'RecebeProfessores'],
  CPF_DIVERGENTE: ['RecebeAlunos'],
  TELEFONE_AUSENTE: ['RecebeAlunos'],
  PERFIL_RESERVADO: ['RecebeUsuarios'],
  PERFIL_MANTIDO: ['RecebeUsuarios'],
  ULTIMO_ADMINISTRADOR: ['RecebeUsuarios'],
  VAGA_DE_OUTRA_ORIGEM: ['RecebeVagas'],
  VAGA_ENCERRADA: ['RecebeVagas'],
  TRANSICAO_INVALIDA: ['RecebeFaturamentoExterno'],
}

const fieldsOf = (fields: Readonly<Record<string, Field>>): Field[] =>
  Object.values(fields).flatMap((field) => [field, ...fieldsOf(field.items ?? {})])

/** Operations that can record the occurrence; undefined if all that receive batches can. */
export function occurrenceSources(code: OccurrenceCode): readonly string[] | undefined {
  if (code === 'OPERACAO_OBSOLETA') return batches.filter(({ deprecated }) => deprecated).map(({ id }) => id)
  const named = byName[code]
  if (named) return named
  const wanted = byField[code]
  const having = wanted && batches.filter(({ fields }) => fieldsOf(fields).some(wanted))
  return having && having.length < batches.length ? having.map(({ id }) => id) : undefined
}
