import type { listaCursos } from '../../catalogue/management/cadastro/cursos.ts'
import { equal, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { active, standing } from '../listing/sources/cadastros.ts'
import { byMoment, byText } from '../listing/sources/parts.ts'
import { integracaoCursos } from '../query/sources/integracao-cursos.ts'
import type { Noun } from './noun.ts'
import { everybody, ofUnits } from './scopes.ts'

const listing: ListingSource<typeof listaCursos, 'curso'> = {
  table: 'curso',
  joins: 'left join unidade u on u.cliente_id = x.cliente_id and u.id = x.unidade_id',
  columns: {
    unidade: 'u.nome',
    situacao: standing,
  },
  filters: {
    nivel: equal('x.nivel'),
    unidade: equal('x.unidade_id'),
    aluno: (aluno) => where`x.id = any(array(select curso_id from aluno_curso
      where cliente_id = (select cliente_atual()) and aluno_id = ${aluno}::bigint and situacao = 'C' and ativo))`,
    ativo: active,
  },
  search: (holds) => [holds('x.nome', 'x.identificacao')],
  orders: {
    nome: byText('x.nome'),
    atualizacao: byMoment('x.atualizacao'),
    identificacao: byText('x.identificacao'),
  },
}

export const curso: Noun<'curso'> = {
  scope: {
    curso: { units: ofUnits('unidade_id'), parties: { aluno: everybody, professor: everybody } },
  },
  listings: { ListaCursos: listing },
  page: { table: 'curso', source: integracaoCursos, key: 'x.identificacao' },
}
