import type { listaDisciplinas } from '../../catalogue/management/cadastro/lists.ts'
import type { ListingSource } from '../listing/source.ts'
import { active, ofCourse, standing } from '../listing/sources/cadastros.ts'
import { byText } from '../listing/sources/parts.ts'
import type { Noun } from './noun.ts'
import { everybody, everyUnit } from './scopes.ts'

const listing: ListingSource<typeof listaDisciplinas, 'disciplina'> = {
  table: 'disciplina',
  columns: { situacao: standing },
  filters: { curso: ofCourse('curso_disciplina', 'disciplina_id'), ativo: active },
  search: (holds) => [holds('x.nome', 'x.identificacao')],
  orders: { nome: byText('x.nome'), identificacao: byText('x.identificacao') },
}

export const disciplina: Noun<'disciplina'> = {
  scope: {
    disciplina: { ...everyUnit, parties: { aluno: everybody, professor: everybody } },
  },
  listings: { ListaDisciplinas: listing },
}
