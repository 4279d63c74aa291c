import { orcamentoMachine } from '../../../catalogue/machines/orcamento.ts'
import { said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { unidadeInformada } from '../projeto/guards.ts'

const columns = [
  'exercicio',
  'semestre',
  'unidade_id',
  'tipo',
] as const satisfies readonly (keyof Row<'orcamento'>)[]

type Orcamento = Standing & Pick<Row<'orcamento'>, (typeof columns)[number]>

/** A unit and type has one budget per day, so a yearly budget excludes half-yearly ones. */
const orcamentoUnico: Guard<Orcamento> = async (tx, records) => {
  const known: Pick<Orcamento, 'id' | (typeof columns)[number]>[] = await tx
    .selectFrom('orcamento')
    .select(['id', ...columns])
    .where('cliente_id', '=', currentClient)
    .where('exercicio', '=', anyOf([...new Set(records.map(({ exercicio }) => exercicio))]))
    .execute()
  return {
    judge: (one) => {
      // The default is the whole year.
      const semestre = one.semestre ?? 0
      const clash = known.some(
        (other) =>
          other.id !== one.id &&
          other.exercicio === one.exercicio &&
          other.tipo === one.tipo &&
          other.unidade_id === one.unidade_id &&
          (other.semestre === semestre || other.semestre === 0 || semestre === 0),
      )
      if (!clash) return []
      const mensagem = said('orcamento.haOrcamentoDestaUnidadeDeste')
      return [{ regra: 'orcamentoUnico', campo: 'semestre', valor: String(semestre), mensagem }]
    },
    take: (one) => known.push(one),
  }
}

export const orcamentos = bind({
  machine: orcamentoMachine,
  columns,
  guards: { orcamentoUnico, unidadeInformada },
})
