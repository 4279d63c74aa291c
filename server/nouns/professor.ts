import type { listaProfessores } from '../../catalogue/management/cadastro/professores.ts'
import { copies, invites } from '../domain/acesso/convida.ts'
import type { Reach } from '../domain/machine/reach.ts'
import { reached, where } from '../listing/condition.ts'
import type { ListingSource } from '../listing/source.ts'
import { people } from '../listing/sources/cadastros.ts'
import { integracaoProfessores } from '../query/sources/integracao-professores.ts'
import { firstOf } from '../store/expressions.ts'
import type { Noun } from './noun.ts'
import { everyUnit, own } from './scopes.ts'
import { inNameOrder } from './seek.ts'

const listed = people('curso_professor', 'professor_id')

/** Who coordinates a proposal within reach, or teaches one of its subjects. */
const ofProposal = (proposta: number, reach: Reach) => where`
  select unnest(array[p.professor_id, t.professor_id]) from proposta p
    left join proposta_disciplina d on d.cliente_id = p.cliente_id and d.proposta_id = p.id
    left join turma_professor t on t.cliente_id = d.cliente_id and t.disciplina_id = d.disciplina_id and t.ativo
   where p.cliente_id = x.cliente_id and p.id = ${proposta}::bigint and ${reached('proposta', 'p', reach)}`

const listing: ListingSource<typeof listaProfessores, 'professor'> = {
  table: 'professor',
  ...listed,
  filters: {
    ...listed.filters,
    daProposta: (proposta, _, reach) => where`x.id in (${ofProposal(proposta, reach)})`,
  },
}

export const professor: Noun<'professor'> = {
  scope: {
    professor: { ...everyUnit, parties: { professor: own('id') } },
  },
  verbs: { ConvidaProfessor: invites('professor'), CopiaAcessoProfessor: copies('professor') },
  seek: {
    keys: [
      { of: 'documento', column: 'cpf', where: (x) => `${x}.ativo and ${x}.cpf is not null` },
      { of: 'documento', column: 'cpf', where: (x) => `not ${x}.ativo and ${x}.cpf is not null` },
      { of: 'codigo', column: 'identificacao', begins: true },
      { of: 'login', column: 'email_chave', where: (x) => `${x}.ativo` },
    ],
    names: [(x) => inNameOrder(firstOf(`${x}.nome_social`, `${x}.nome`))],
    beside: (x) => `${x}.identificacao`,
  },
  listings: { ListaProfessores: listing },
  page: { table: 'professor', source: integracaoProfessores, key: 'x.identificacao' },
}
