import { projetoExtensaoMachine } from '../../../catalogue/machines/projeto-extensao.ts'
import type { Row } from '../../store/database.ts'
import { bind, type Guard, idsOf, type Standing } from '../machine/bound.ts'
import { cancelaDeProjetos, criaDeProjetos } from '../pendencia/de-extensao.ts'
import { coordenadorAtivo, prazoAberto, prazoOrdenado, unidadeInformada } from '../projeto/guards.ts'
import { endParticipations } from './end-participations.ts'

const columns = [
  'professor_id',
  'unidade_id',
  'inicio',
  'termino',
  'horas',
] as const satisfies readonly (keyof Row<'projeto_extensao'>)[]

type Projeto = Standing & Pick<Row<'projeto_extensao'>, (typeof columns)[number]>

/** The hours are what counts in a curriculum. */
const horasInformadas: Guard<Projeto> = () => ({
  judge: ({ horas }) => {
    if (horas !== null) return []
    const mensagem = 'Falta a carga horária do projeto.'
    return [{ regra: 'horasInformadas', campo: 'horas', limite: '1', proposta: '1', mensagem }]
  },
})

/** Extension projects, and what must hold for them to move. */
export const projetosExtensao = bind({
  machine: projetoExtensaoMachine,
  columns,
  guards: { prazoOrdenado, prazoAberto, coordenadorAtivo, unidadeInformada, horasInformadas },
  after: async (tx, { name, records }, acting) => {
    if (name === 'aprovar') await criaDeProjetos(tx, idsOf(records), acting)
    if (name === 'cancelar') await cancelaDeProjetos(tx, records, acting)
    // Nobody takes part in what is over.
    if (name === 'encerrar' || name === 'cancelar') await endParticipations(tx, records, acting)
  },
})
