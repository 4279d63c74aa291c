import type { Right } from '../../catalogue/doors.ts'
import type { Machine } from '../../catalogue/machines/machine.ts'
import { mensagemMachine } from '../../catalogue/machines/mensagem.ts'
import { machines } from '../../catalogue/management/index.ts'
import type { consultaMensagem } from '../../catalogue/management/mensagem/consulta-mensagem.ts'
import { mensagemFields } from '../../catalogue/management/mensagem/index.ts'
import type { listaMensagens } from '../../catalogue/management/mensagem/lista-mensagens.ts'
import {
  type mensagemColumns as declared,
  registroDaParte,
} from '../../catalogue/management/mensagem/parts.ts'
import { seenWith } from '../../catalogue/management/seen-with.ts'
import { registered } from '../domain/machine/registry.ts'
import type { Belongs } from '../domain/machine/scope.ts'
import { changing } from '../domain/making.ts'
import { cancela } from '../domain/mensagem/cancela.ts'
import { devolve } from '../domain/mensagem/devolve.ts'
import { enviaLink } from '../domain/mensagem/envia-link.ts'
import { geraLink } from '../domain/mensagem/gera-link.ts'
import { mensagens } from '../domain/mensagem/guards.ts'
import { reenvia } from '../domain/mensagem/reenvia.ts'
import { ve } from '../domain/mensagem/ve.ts'
import { nameByNoun } from '../domain/record-name.ts'
import { among, equal, named, notAfter, notBefore, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byMoment, byState, byText, indexed } from '../listing/sources/parts.ts'
import type { PageSource, RowSources } from '../query/source.ts'
import * as parts from '../query/sources/integracao-parts.ts'
import type { Tables } from '../store/schema.ts'
import type { Noun } from './noun.ts'
import { contractScope, everyUnit, ofContractOr, ofCourses } from './scopes.ts'

/**
 * A message without a contract belongs to the units that may see its receiver: students belong to their units,
 * professors and persons to all. Messages to users belong to no unit.
 */
const toSomebodyKnown: Belongs = (alias, units) =>
  `${alias}.contrato_id is null and (${alias}.parte not in ('aluno', 'usuario') or ${alias}.parte = 'aluno'
     and exists (select from aluno s where s.cliente_id = ${alias}.cliente_id and s.id = ${alias}.pessoa_id
       and ${ofCourses('aluno_id')('s', units)}))`

/**
 * A message without a contract belongs to the units of the record it is about; without a record, to all
 * units.
 */
const ofItsRecord: Belongs = (alias, units) => {
  const known = (machines as readonly Machine[]).flatMap(({ noun, table }) => {
    // No message is about a message; this ends the recursion.
    if (table === 'mensagem') return []
    const { units: belongs } = registered().scopes[table as keyof Tables]!
    return belongs === everyUnit.units ? [] : [{ noun, table, belongs }]
  })
  const nouns = literals(known.map(({ noun }) => noun))
  const ofRecord = known.map(
    ({ noun, table, belongs }) =>
      `when '${noun}' then exists (select from ${table} z where z.cliente_id = ${alias}.cliente_id
         and z.id = ${alias}.registro_id and ${belongs('z', units)})`,
  )
  return `${alias}.contrato_id is null and (${alias}.entidade is null or ${alias}.entidade not in (${nouns})
    or case ${alias}.entidade ${ofRecord.join('\n ')} end)`
}

/** The caller must be allowed to see both the receiver and the record. */
const aboutNoContractTo: Belongs = (alias, units) =>
  `((${toSomebodyKnown(alias, units)}) and (${ofItsRecord(alias, units)}))`

const literals = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

/** Staff see a message without a contract only if they may open its receiver and the record it is about. */
const openedBy = (alias: string, rights: readonly Right[]): string => {
  const isClosed = (noun: string) => !seenWith.get(noun)?.some((right) => rights.includes(right))
  const parties = Object.entries(registroDaParte).flatMap(([parte, noun]) => (isClosed(noun) ? [parte] : []))
  const nouns = [...seenWith.keys()].filter(isClosed)
  const conditions = [
    ...(parties.length > 0 ? [`${alias}.parte not in (${literals(parties)})`] : []),
    ...(nouns.length > 0
      ? [`(${alias}.entidade is null or ${alias}.entidade not in (${literals(nouns)}))`]
      : []),
  ]
  if (conditions.length === 0) return 'true'
  return `(${alias}.contrato_id is not null or ${conditions.join(' and ')})`
}

/** Columns of lists and pages of messages. */
const columns: RowSources<typeof declared, 'mensagem'> = {
  contrato: 'c.numero',
  enviada: 'x.enviada_em',
}

/** A message, for its page. */
const page: PageSource<typeof consultaMensagem.element, 'mensagem'> = {
  joins: parts.by('c', 'contrato', 'x.contrato_id'),
  element: {
    ...columns,
    identificador: 'x.identificador::text',
    contratoIdentificador: 'c.id',
    sobre: nameByNoun('x.entidade', 'x.registro_id'),
    registro: 'x.registro_id',
    comLink: 'x.link_id is not null',
    proximaTentativa: `case when x.situacao = 'Pendente' then x.proxima_em end`,
  },
}

const day = `(x.inclusao at time zone (select fuso from cliente where cliente_id = (select cliente_atual())))::date`

/** Messages to the record of a receiver. */
const to = (noun: 'aluno' | 'professor' | 'pessoa') => {
  const parts = Object.entries(registroDaParte).flatMap(([parte, of]) => (of === noun ? [parte] : []))
  return (id: number) => where`x.pessoa_id = ${id} and x.parte in ${parts}`
}

const listing: ListingSource<typeof listaMensagens, 'mensagem'> = {
  table: 'mensagem',
  joins: 'left join contrato c on c.cliente_id = x.cliente_id and c.id = x.contrato_id',
  columns,
  filters: {
    situacao: among('x.situacao'),
    modelo: equal('x.modelo'),
    parte: equal('x.parte'),
    diagnostico: equal('x.diagnostico'),
    contrato: (numero) => where`${named('x.contrato_id')} in (select id from contrato
      where cliente_id = (select cliente_atual()) and numero = ${numero}::bigint)`,
    aluno: to('aluno'),
    professor: to('professor'),
    pessoa: to('pessoa'),
    inclusaoDe: notBefore(day),
    inclusaoAte: notAfter(day),
  },
  search: (holds) => [holds('x.nome', 'x.email')],
  orders: {
    inclusao: indexed(byMoment('x.inclusao')),
    atualizacao: indexed(byMoment('x.atualizacao')),
    nome: indexed(byText('x.nome')),
    situacao: indexed(byState(mensagemMachine, 'x.situacao')),
  },
}

export const mensagem: Noun<'mensagem'> = {
  bound: mensagens,
  verbs: {
    AlteraMensagem: changing(mensagens, mensagemFields),
    ReenviaMensagem: reenvia,
    RegistraDevolucao: devolve,
    CancelaMensagem: cancela,
    GeraLink: geraLink,
    EnviaLink: enviaLink,
    VeMensagem: ve,
  },
  scope: {
    mensagem: { units: ofContractOr(contractScope.units, aboutNoContractTo), rights: openedBy },
  },
  sealed: [{ table: 'mensagem', column: 'segredo' }],
  listings: { ListaMensagens: listing },
  page: { source: page },
}
