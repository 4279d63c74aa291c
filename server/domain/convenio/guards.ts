import { convenioMachine } from '../../../catalogue/machines/convenio.ts'
import { said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { unique } from '../machine/unique.ts'
import { activeHost } from '../pessoa/active-host.ts'

const columns = [
  'convenio',
  'concedente_id',
  'inicio',
  'termino',
  'renovacao_automatica',
] as const satisfies readonly (keyof Row<'convenio'>)[]

type Convenio = Standing & Pick<Row<'convenio'>, (typeof columns)[number]>

const nomeLivre = unique('convenio', 'convenio', {
  regra: 'nomeLivre',
  mensagem: said('convenio.haConvenioEsteNome'),
})

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
