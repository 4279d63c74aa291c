import { participacaoMachine } from '../../../catalogue/machines/participacao.ts'
import type { listaParticipacoes } from '../../../catalogue/management/participacao/lista-participacoes.ts'
import { equal, where } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byDay, byMoment, byState, studentOf } from './parts.ts'

export const participacoes: ListingSource<typeof listaParticipacoes, 'participacao'> = {
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
