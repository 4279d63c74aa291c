import type { listaProfessores } from '../../catalogue/management/cadastro/professores.ts'
import { copies, invites } from '../domain/acesso/convida.ts'
import { named, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { people } from '../listing/sources/cadastros.ts'
import { integracaoProfessores } from '../query/sources/integracao-professores.ts'
import type { Noun } from './noun.ts'
import { everyUnit, own } from './scopes.ts'

const listed = people('curso_professor', 'professor_id')

/** Proposals with who coordinates each or teaches one of its subjects. */
const ofProposals = named(`select p.id as proposta, p.professor_id as professor from proposta p
    where p.cliente_id = x.cliente_id
  union all
  select d.proposta_id, t.professor_id from proposta_disciplina d
    join turma_professor t on t.cliente_id = d.cliente_id and t.disciplina_id = d.disciplina_id and t.ativo
   where d.cliente_id = x.cliente_id`)

const listing: ListingSource<typeof listaProfessores, 'professor'> = {
  table: 'professor',
  ...listed,
  filters: {
    ...listed.filters,
    daProposta: (proposta) =>
      where`x.id in (select k.professor from (${ofProposals}) k where k.proposta = ${proposta}::bigint)`,
  },
}

export const professor: Noun<'professor'> = {
  scope: {
    professor: { ...everyUnit, parties: { professor: own('id') } },
  },
  verbs: { ConvidaProfessor: invites('professor'), CopiaAcessoProfessor: copies('professor') },
  listings: { ListaProfessores: listing },
  page: { table: 'professor', source: integracaoProfessores, key: 'x.identificacao' },
}
