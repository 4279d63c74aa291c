import { pendenciaMachine } from '../../catalogue/machines/pendencia.ts'
import type { consultaPendencia } from '../../catalogue/management/pendencia/consulta-pendencia.ts'
import type { listaPendencias } from '../../catalogue/management/pendencia/lista-pendencias.ts'
import { said } from '../../catalogue/message.ts'
import { lembrando } from '../domain/lembrete/a-pedido.ts'
import { devolve } from '../domain/pendencia/devolve.ts'
import { entrega } from '../domain/pendencia/entrega.ts'
import { explainItem } from '../domain/pendencia/explain.ts'
import { pendencias } from '../domain/pendencia/guards.ts'
import { inclui } from '../domain/pendencia/inclui.ts'
import { opinaConcedente } from '../domain/pendencia/opina-concedente.ts'
import { opinaProfessor } from '../domain/pendencia/opina-professor.ts'
import { prorroga } from '../domain/pendencia/prorroga.ts'
import { documentRequired } from '../domain/pendencia/required-documents.ts'
import { among, equal, notAfter, notBefore, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import {
  byDay,
  byMoment,
  byState,
  indexed,
  nameOf,
  ofContracts,
  ownedBy,
  studentNamed,
  studentOf,
} from '../listing/sources/parts.ts'
import type { PageSource } from '../query/source.ts'
import * as parts from '../query/sources/integracao-parts.ts'
import { filesOf } from '../query/sources/papers.ts'
import { pendenciasContratos } from '../query/sources/pendencias-contratos.ts'
import type { Noun } from './noun.ts'
import { contractScope, ofContractOr, ofProject, ofUnits, own, partOfContract } from './scopes.ts'

const waiting = pendenciaMachine.moves.entregar.from[0]

const listing: ListingSource<typeof listaPendencias, 'pendencia'> = {
  table: 'pendencia',
  joins: parts.joined(
    parts.by('k', 'contrato', 'x.contrato_id'),
    parts.by('a', 'aluno', 'coalesce(k.aluno_id, x.aluno_id)'),
    parts.by('pc', 'pessoa', 'k.concedente_id'),
  ),
  columns: {
    contrato: 'k.numero',
    aluno: { nome: 'coalesce(a.nome_social, a.nome)' },
    concedente: { nome: nameOf('pc') },
  },
  filters: {
    situacao: among('x.situacao'),
    tipo: equal('x.tipo'),
    contrato: (number) => ofContracts('x.contrato_id', where`k.numero = ${number}`),
    aluno: ownedBy('pendencia', { contrato: 'aluno_id', pendencia: 'aluno_id' }),
    daConcedente: ownedBy('pendencia', { contrato: 'concedente_id' }),
    vencidas: (overdue, { today }) => {
      const late = where`x.situacao = ${waiting} and x.prazo_entrega < ${today}::date`
      return overdue ? late : where`not coalesce(${late}, false)`
    },
    prazoDe: notBefore('x.prazo_entrega'),
    prazoAte: notAfter('x.prazo_entrega'),
  },
  search: (holds) => [studentNamed('x.contrato_id', holds), studentOf('x.aluno_id', holds)],
  orders: {
    prazoEntrega: indexed({ ...byDay('x.prazo_entrega'), nullable: true }),
    atualizacao: indexed(byMoment('x.atualizacao')),
    situacao: indexed(byState(pendenciaMachine, 'x.situacao')),
  },
}

/** A pending item with its grade and document, for its page. */
const page: PageSource<typeof consultaPendencia.element, 'pendencia'> = {
  ...pendenciasContratos,
  joins: parts.joined(
    pendenciasContratos.joins,
    parts.by('d', 'disciplina', 'x.disciplina_id'),
    parts.by('ar', 'arquivo', 'x.arquivo_id'),
  ),
  element: {
    ...pendenciasContratos.element,
    disciplina: parts.disciplina('d'),
    arquivo: 'ar.nome',
    arquivoIdentificador: 'ar.id',
    exigeDocumento: documentRequired('x'),
    arquivos: filesOf(
      `arquivo a where a.cliente_id = x.cliente_id and (a.pendencia_id = x.id or a.id = x.arquivo_id)`,
    ),
  },
}

export const pendencia: Noun<'pendencia'> = {
  bound: pendencias,
  verbs: {
    LembraPendencia: lembrando(pendencias),
    IncluiPendencia: inclui,
    EntregaPendencia: entrega,
    OpinaConcedente: opinaConcedente,
    OpinaProfessor: opinaProfessor,
    DevolvePendencia: devolve,
    ProrrogaPendencia: prorroga,
  },
  due: { cancelar: said('motivo.validadePendenciaTerminou') },
  waits: {
    contrato: 'contrato_id',
    prazo: 'prazo_entrega',
    // The reason of a return is kept as the professor's opinion until the next delivery.
    motivo: (x) => `case when ${x}.situacao = '${waiting}' then ${x}.parecer_professor end`,
  },
  scope: {
    // An item of an extension project belongs to the party that owes it and to the project's leader.
    pendencia: {
      units: ofContractOr(contractScope.units, ofProject(ofUnits('unidade_id'))),
      parties: {
        ...partOfContract.parties,
        aluno: ofContractOr(contractScope.parties.aluno, own('aluno_id')),
        professor: ofContractOr(
          contractScope.parties.professor,
          (alias, id) => `${own('professor_id')(alias, id)} or ${ofProject(own('professor_id'))(alias, id)}`,
        ),
      },
    },
  },
  listings: { ListaPendencias: listing },
  page: { source: page, explained: explainItem },
}
