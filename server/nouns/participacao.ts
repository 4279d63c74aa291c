import { participacaoMachine } from '../../catalogue/machines/participacao.ts'
import type { listaParticipacoes } from '../../catalogue/management/participacao/lista-participacoes.ts'
import { encerra } from '../domain/participacao/encerra.ts'
import { participacoes } from '../domain/participacao/guards.ts'
import { inclui } from '../domain/participacao/inclui.ts'
import { registraHoras } from '../domain/participacao/registra-horas.ts'
import { equal, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { byDay, byMoment, byState, studentOf } from '../listing/sources/parts.ts'
import { participacao as participacaoPage } from '../query/sources/participacao.ts'
import type { Noun } from './noun.ts'
import { ofProject, ofUnits, own } from './scopes.ts'

const listing: ListingSource<typeof listaParticipacoes, 'participacao'> = {
  table: 'participacao',
  joins: `left join aluno a on a.cliente_id = x.cliente_id and a.id = x.aluno_id
    left join projeto_extensao j on j.cliente_id = x.cliente_id and j.id = x.projeto_extensao_id`,
  columns: {
    aluno: { nome: 'coalesce(a.nome_social, a.nome)', matricula: 'a.matricula' },
    projeto: { identificador: 'j.id', titulo: 'j.titulo' },
  },
  filters: {
    situacao: equal('x.situacao'),
    papel: equal('x.papel'),
    projeto: equal('x.projeto_extensao_id'),
    aluno: equal('x.aluno_id'),
  },
  search: (holds) => [
    studentOf('x.aluno_id', holds),
    where`x.projeto_extensao_id in (select id from projeto_extensao
      where cliente_id = (select cliente_atual()) and ${holds('titulo')})`,
  ],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    inicio: byDay('x.inicio'),
    situacao: byState(participacaoMachine, 'x.situacao'),
  },
}

export const participacao: Noun<'participacao'> = {
  bound: participacoes,
  verbs: {
    IncluiParticipante: inclui,
    RegistraHoras: registraHoras,
    EncerraParticipacao: encerra,
  },
  waits: {},
  scope: {
    participacao: {
      units: ofProject(ofUnits('unidade_id')),
      parties: { aluno: own('aluno_id'), professor: ofProject(own('professor_id')) },
    },
  },
  listings: { ListaParticipacoes: listing },
  page: { source: participacaoPage },
}
