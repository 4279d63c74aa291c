import { atividadeMachine } from '../../../catalogue/machines/atividade.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { contractsOf } from '../contrato/of-parts.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import type { Breach } from '../machine/finding.ts'

const columns = [
  'contrato_id',
  'realizacao',
  'inicio',
  'termino',
] as const satisfies readonly (keyof Row<'registro_atividade'>)[]

type Atividade = Standing & Pick<Row<'registro_atividade'>, (typeof columns)[number]>

/** Activities are recorded only for an active contract. */
const contratoEmCurso: Guard<Atividade> = async (tx, records) => {
  const contracts = await contractsOf(tx, records)
  return {
    judge: ({ contrato_id }) => {
      const situacao = contracts.get(contrato_id)?.situacao ?? ''
      if (situacao === 'Ativo') return []
      const mensagem = said('comum.contratoNaoEstaAtivo')
      return [{ regra: 'contratoEmCurso', campo: 'contrato', valor: situacao, limite: 'Ativo', mensagem }]
    },
  }
}

/** The dates must be within the contract and not in the future. */
const periodoNoContrato: Guard<Atividade> = async (tx, records, { today }) => {
  const contracts = await contractsOf(tx, records)
  return {
    judge: ({ contrato_id, inicio, termino, realizacao }) => {
      const { inicio: first, encerramento } = contracts.get(contrato_id)!
      const last = encerramento < today ? encerramento : today
      if (inicio !== null && termino !== null && termino < inicio) {
        return [outside('termino', termino, inicio, said('comum.terminoVemAntesInicio'))]
      }
      const days = { inicio, termino, realizacao }
      return Object.entries(days).flatMap(([campo, day]) => {
        if (day === null || day === undefined) return []
        if (day < first) return [outside(campo, day, first, said('comum.diaVemAntesInicioContrato'))]
        if (day <= last) return []
        const mensagem =
          last === today ? said('comum.diaAindaNaoChegou') : said('atividade.diaVemDepoisFimContrato')
        return [outside(campo, day, last, mensagem)]
      })
    },
  }
}

const outside = (campo: string, valor: string, limite: string, mensagem: Message): Breach => ({
  regra: 'periodoNoContrato',
  campo,
  valor,
  limite,
  proposta: limite,
  mensagem,
})

export const atividades = bind({
  machine: atividadeMachine,
  columns,
  guards: { contratoEmCurso, periodoNoContrato },
})
