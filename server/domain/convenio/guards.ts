import { convenioMachine } from '../../../catalogue/machines/convenio.ts'
import { said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { activeHost } from '../pessoa/active-host.ts'

const columns = [
  'convenio',
  'concedente_id',
  'inicio',
  'termino',
  'renovacao_automatica',
] as const satisfies readonly (keyof Row<'convenio'>)[]

type Convenio = Standing & Pick<Row<'convenio'>, (typeof columns)[number]>

/** Names of agreements are unique. */
const nomeLivre: Guard<Convenio> = async (tx, records) => {
  const held = await tx
    .selectFrom('convenio')
    .select(['id', 'convenio'])
    .where('cliente_id', '=', currentClient)
    .where('convenio', '=', anyOf(records.map(({ convenio }) => convenio)))
    .execute()
  const holders = new Map(held.map(({ id, convenio }) => [convenio, id]))
  return {
    judge: ({ id, convenio }) => {
      const holder = holders.get(convenio)
      if (holder === undefined || holder === id) return []
      const mensagem = said('convenio.haConvenioEsteNome')
      return [{ regra: 'nomeLivre', campo: 'convenio', valor: convenio, mensagem }]
    },
    take: ({ id, convenio }) => holders.set(convenio, id),
  }
}

const prazoOrdenado: Guard<Convenio> = () => ({
  judge: ({ inicio, termino, renovacao_automatica }) => {
    if (termino !== null && termino < inicio) {
      const mensagem = said('comum.terminoVemAntesInicio')
      return [
        {
          regra: 'prazoOrdenado',
          campo: 'termino',
          valor: termino,
          limite: inicio,
          proposta: inicio,
          mensagem,
        },
      ]
    }
    if (termino === null && renovacao_automatica) {
      const mensagem = said('convenio.renovaSozinhoPrecisaTermino')
      return [{ regra: 'prazoOrdenado', campo: 'termino', limite: inicio, mensagem }]
    }
    return []
  },
})

/** An expired agreement cannot come into force. */
const prazoAberto: Guard<Convenio> = (_tx, _records, { today }) => ({
  judge: ({ termino }) => {
    if (termino === null || termino >= today) return []
    const mensagem = said('convenio.prazoConvenioTerminou')
    return [
      { regra: 'prazoAberto', campo: 'termino', valor: termino, limite: today, proposta: today, mensagem },
    ]
  },
})

export const convenios = bind({
  machine: convenioMachine,
  columns,
  guards: { nomeLivre, prazoOrdenado, prazoAberto, concedenteAtiva: activeHost },
})
