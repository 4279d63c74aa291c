import { colaboradorMachine } from '../../../catalogue/machines/colaborador.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import type { Breach } from '../machine/finding.ts'
import { lastPeriods, nextPeriods, presentPeriods } from './periods.ts'

const breach = (regra: string, campo: string, valor: string, mensagem: Message): Breach[] => [
  { regra, campo, valor, mensagem },
]
const idsOf = (records: readonly Standing[]) => records.map(({ id }) => id)

/** An exit can be cancelled unless another period begins after it. */
const semContratoSeguinte: Guard<Standing> = async (tx, records, { today }) => {
  const periods = await presentPeriods(tx, idsOf(records), today)
  return {
    judge: ({ id }) => {
      const next = periods.get(id)?.seguinte
      return next
        ? breach('semContratoSeguinte', 'inicio', next, said('colaborador.haOutroContratoDepoisSaida'))
        : []
    },
  }
}

/** Only a future admission can be cancelled. */
const admissaoFutura: Guard<Standing> = async (tx, records, { today }) => {
  const periods = await nextPeriods(tx, idsOf(records), today)
  return {
    judge: ({ id }) =>
      periods.has(id)
        ? []
        : breach('admissaoFutura', 'inicio', '', said('colaborador.naoHaAdmissaoFuturaCancelar')),
  }
}

/** A new contract requires that the last one has ended. */
const semContratoAberto: Guard<Standing> = async (tx, records) => {
  const periods = await lastPeriods(tx, idsOf(records))
  return {
    judge: ({ id }) => {
      const last = periods.get(id)
      if (!last || last.saida !== null) return []
      return breach('semContratoAberto', 'saida', '', said('colaborador.ultimoContratoAindaNaoTem'))
    },
  }
}

export const colaboradores = bind({
  machine: colaboradorMachine,
  columns: [],
  guards: { semContratoSeguinte, admissaoFutura, semContratoAberto },
})
