import { sql } from 'kysely'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { finalStates } from '../../../catalogue/machines/machine.ts'
import { propostaMachine } from '../../../catalogue/machines/proposta.ts'
import { said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import { coordenadorAtivo, prazoAberto, prazoOrdenado, unidadeInformada } from '../projeto/guards.ts'

const columns = [
  'tipo',
  'professor_id',
  'unidade_id',
  'curso_id',
  'inicio',
  'termino',
  'vagas_bolsistas',
  'vagas_voluntarios',
  'bolsa_valor',
  'bolsa_tipo',
] as const satisfies readonly (keyof Row<'proposta'>)[]

type Proposta = Standing & Pick<Row<'proposta'>, (typeof columns)[number]>

/** Monitoring requires a subject. */
const disciplinaInformada: Guard<Proposta> = async (tx, records) => {
  const found = await tx
    .selectFrom('proposta_disciplina')
    .select('proposta_id')
    .distinct()
    .where('cliente_id', '=', currentClient)
    .where('proposta_id', '=', anyOf(records.map(({ id }) => id)))
    .execute()
  const having = new Set(found.map(({ proposta_id }) => proposta_id))
  return {
    judge: ({ id, tipo }) => {
      if (tipo !== 'Monitoria' || having.has(id)) return []
      const mensagem = said('proposta.monitoriaPrecisaMenosDisciplina')
      return [{ regra: 'disciplinaInformada', campo: 'disciplinas', valor: '0', limite: '1', mensagem }]
    },
  }
}

const vagasInformadas: Guard<Proposta> = () => ({
  judge: ({ vagas_bolsistas, vagas_voluntarios }) => {
    if ((vagas_bolsistas ?? 0) + (vagas_voluntarios ?? 0) > 0) return []
    const mensagem = said('proposta.faltaMenosVagaBolsaOu')
    const [regra, campo] = ['vagasInformadas', 'vagasVoluntarios']
    return [{ regra, campo, valor: '0', limite: '1', proposta: '1', mensagem }]
  },
})

/** Places with a scholarship require its amount and type. */
const bolsaInformada: Guard<Proposta> = () => ({
  judge: ({ vagas_bolsistas, bolsa_valor, bolsa_tipo }) => {
    if (!vagas_bolsistas) return []
    const regra = 'bolsaInformada'
    if (Number(bolsa_valor ?? 0) <= 0) {
      const mensagem = said('proposta.haVagasBolsaInformeValor')
      const [valor, limite, proposta] = [String(bolsa_valor ?? ''), said('comum.maiorQueZero'), '']
      return [{ regra, campo: 'bolsaValor', valor, limite, proposta, mensagem }]
    }
    if (bolsa_tipo !== null) return []
    const mensagem = said('proposta.haVagasBolsaFaltaDizer')
    return [{ regra, campo: 'bolsaTipo', proposta: 'Mensal', mensagem }]
  },
})

const over = finalStates(contratoMachine)

/** A proposal with open contracts stays open. */
const semContratoAberto: Guard<Proposta> = async (tx, records) => {
  const { rows } = await sql<{ proposta_id: number; contratos: number }>`
    select proposta_id, count(distinct numero)::integer as contratos from contrato
     where cliente_id = ${currentClient} and proposta_id = any(${records.map(({ id }) => id)}::bigint[])
       and situacao <> all(${over})
     group by proposta_id`.execute(tx)
  const open = new Map(rows.map(({ proposta_id, contratos }) => [proposta_id, contratos]))
  return {
    judge: ({ id }) => {
      const contracts = open.get(id)
      if (contracts === undefined) return []
      const mensagem = said('proposta.haContratosDestaPropostaAinda')
      return [{ regra: 'semContratoAberto', valor: String(contracts), limite: '0', mensagem }]
    },
  }
}

export const propostas = bind({
  machine: propostaMachine,
  columns,
  guards: {
    prazoOrdenado,
    prazoAberto,
    coordenadorAtivo,
    unidadeInformada,
    disciplinaInformada,
    vagasInformadas,
    bolsaInformada,
    semContratoAberto,
  },
})
