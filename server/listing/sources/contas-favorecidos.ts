import { contaFavorecidoMachine } from '../../../catalogue/machines/conta-favorecido.ts'
import type { listaContasFavorecidos } from '../../../catalogue/management/conta-favorecido/lista-contas-favorecidos.ts'
import { among, equal } from '../condition.ts'
import type { ListingSource } from '../source.ts'
import { byMoment, byState, nameOf, personNamed, studentOf } from './parts.ts'

export const contasFavorecidos: ListingSource<typeof listaContasFavorecidos, 'conta_favorecido'> = {
  table: 'conta_favorecido',
  joins: `left join aluno a on a.cliente_id = x.cliente_id and a.id = x.aluno_id
    left join pessoa p on p.cliente_id = x.cliente_id and p.id = x.pessoa_id`,
  columns: {
    aluno: { identificador: 'a.id', nome: 'coalesce(a.nome_social, a.nome)' },
    pessoa: { identificador: 'p.id', nome: nameOf('p') },
    conta: 'x.conta_mascarada',
  },
  filters: {
    situacao: among('x.situacao'),
    aluno: equal('x.aluno_id'),
    pessoa: equal('x.pessoa_id'),
  },
  search: (holds) => [studentOf('x.aluno_id', holds), personNamed('x.pessoa_id', holds)],
  orders: {
    atualizacao: byMoment('x.atualizacao'),
    inclusao: byMoment('x.inclusao'),
    situacao: byState(contaFavorecidoMachine, 'x.situacao'),
  },
}
