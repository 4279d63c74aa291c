import { atividadeMachine } from '../../catalogue/machines/atividade.ts'
import type { consultaAtividade } from '../../catalogue/management/atividade/consulta-atividade.ts'
import { atividadeFields } from '../../catalogue/management/atividade/fields.ts'
import { registraAtividade } from '../../catalogue/management/atividade/index.ts'
import type { listaAtividades } from '../../catalogue/management/atividade/lista-atividades.ts'
import { atividades } from '../domain/atividade/guards.ts'
import { changing, including, making } from '../domain/making.ts'
import { moment } from '../domain/moment.ts'
import { among, notAfter, notBefore, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byDay, byMoment, byState, indexed, ofContracts, studentNamed } from '../listing/sources/parts.ts'
import type { PageSource } from '../query/source.ts'
import * as parts from '../query/sources/integracao-parts.ts'
import type { Noun } from './noun.ts'
import { partOfContract } from './scopes.ts'

const { SIMULAR: _, ...registered } = registraAtividade.input

const listing: ListingSource<typeof listaAtividades, 'registro_atividade'> = {
  table: 'registro_atividade',
  joins: parts.joined(parts.by('k', 'contrato', 'x.contrato_id'), parts.by('a', 'aluno', 'k.aluno_id')),
  columns: {
    contrato: 'k.numero',
    aluno: { nome: 'coalesce(a.nome_social, a.nome)' },
  },
  filters: {
    situacao: among('x.situacao'),
    contrato: (number) => ofContracts('x.contrato_id', where`k.numero = ${number}`),
    inicioDe: notBefore('x.inicio'),
    inicioAte: notAfter('x.inicio'),
  },
  search: (holds) => [studentNamed('x.contrato_id', holds), holds('x.atividades')],
  orders: {
    atualizacao: indexed(byMoment('x.atualizacao')),
    inicio: indexed({ ...byDay('x.inicio'), nullable: true }),
    situacao: indexed(byState(atividadeMachine, 'x.situacao')),
  },
}

/** An activity record, for its page. */
const page: PageSource<typeof consultaAtividade.element, 'registro_atividade'> = {
  joins: parts.joined(parts.by('k', 'contrato', 'x.contrato_id'), parts.by('a', 'aluno', 'k.aluno_id')),
  element: {
    contratoIdentificador: 'k.id',
    contrato: 'k.numero',
    estagiario: parts.estagiario('a'),
  },
}

export const atividade: Noun<'atividade'> = {
  bound: atividades,
  verbs: {
    RegistraAtividade: including(atividades, registered),
    AlteraAtividade: changing(atividades, atividadeFields),
    AprovaAtividade: making(atividades, 'aprovar', () => ({
      aprovacao: moment,
    })),
  },
  waits: { contrato: 'contrato_id' },
  scope: {
    registro_atividade: partOfContract,
  },
  listings: { ListaAtividades: listing },
  page: { source: page },
}
