import { equivalenciaMachine } from '../../../catalogue/machines/equivalencia.ts'
import { said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { prazoOrdenado } from '../projeto/guards.ts'

const columns = [
  'aluno_id',
  'curso_id',
  'tipo',
  'inicio',
  'termino',
  'horas_solicitadas',
  'horas_deferidas',
] as const satisfies readonly (keyof Row<'equivalencia'>)[]

type Equivalencia = Standing & Pick<Row<'equivalencia'>, (typeof columns)[number]>

/** The student must be enrolled in the course. */
const matriculado: Guard<Equivalencia> = async (tx, records) => {
  const found = await tx
    .selectFrom('aluno_curso')
    .select(['aluno_id', 'curso_id'])
    .where('cliente_id', '=', currentClient)
    .where('aluno_id', '=', anyOf(records.flatMap(({ aluno_id }) => aluno_id ?? [])))
    .where('situacao', '=', 'C')
    .where('ativo', '=', true)
    .execute()
  const enrolled = new Set(found.map(({ aluno_id, curso_id }) => `${aluno_id} ${curso_id}`))
  return {
    judge: ({ aluno_id, curso_id }) => {
      const regra = 'matriculado'
      if (aluno_id == null) return [{ regra, campo: 'aluno', mensagem: said('comum.faltaAluno') }]
      if (enrolled.has(`${aluno_id} ${curso_id}`)) return []
      const mensagem = said('equivalencia.alunoNaoEstaMatriculadoNeste')
      return [{ regra, campo: 'curso', valor: String(curso_id), mensagem }]
    },
  }
}

/**
 * Paid work counts by the institution's own rule; other kinds only if the course's pedagogical plan allows
 * them.
 */
const equiparacao: Guard<Equivalencia> = async (tx, records) => {
  const courses = await tx
    .selectFrom('curso')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf([...new Set(records.map(({ curso_id }) => curso_id))]))
    .where('equiparacao', '=', true)
    .execute()
  const equating = new Set(courses.map(({ id }) => id))
  return {
    judge: ({ tipo, curso_id }) => {
      if (tipo === 'Atividade profissional' || equating.has(curso_id)) return []
      const mensagem = said('equivalencia.projetoPedagogicoCursoNaoEquipara', { tipo: tipo.toLowerCase() })
      return [{ regra: 'equiparacao', campo: 'curso', valor: 'N', limite: 'S', mensagem }]
    },
  }
}

const horasPedidas: Guard<Equivalencia> = () => ({
  judge: ({ horas_solicitadas: asked, horas_deferidas: granted }) => {
    if (granted === null || granted <= asked) return []
    const mensagem = said('equivalencia.naoDeferemMaisHorasPedidas')
    const [valor, limite] = [String(granted), String(asked)]
    return [{ regra: 'horasPedidas', campo: 'horasDeferidas', valor, limite, proposta: limite, mensagem }]
  },
})

export const equivalencias = bind({
  machine: equivalenciaMachine,
  columns,
  guards: { prazoOrdenado, matriculado, equiparacao, horasPedidas },
})
