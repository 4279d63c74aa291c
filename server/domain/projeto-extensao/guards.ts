import { projetoExtensaoMachine } from '../../../catalogue/machines/projeto-extensao.ts'
import { said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { coordenadorAtivo, prazoAberto, prazoOrdenado, unidadeInformada } from '../projeto/guards.ts'

const columns = [
  'professor_id',
  'unidade_id',
  'inicio',
  'termino',
  'horas',
] as const satisfies readonly (keyof Row<'projeto_extensao'>)[]

type Projeto = Standing & Pick<Row<'projeto_extensao'>, (typeof columns)[number]>

/** The hours count in the curriculum, so they are required. */
const horasInformadas: Guard<Projeto> = () => ({
  judge: ({ horas }) => {
    if (horas !== null) return []
    const mensagem = said('projetoExtensao.faltaCargaHorariaProjeto')
    return [{ regra: 'horasInformadas', campo: 'horas', limite: '1', proposta: '1', mensagem }]
  },
})

export const projetosExtensao = bind({
  machine: projetoExtensaoMachine,
  columns,
  guards: { prazoOrdenado, prazoAberto, coordenadorAtivo, unidadeInformada, horasInformadas },
})
