import { sql } from 'kysely'
import { vagaMachine } from '../../../catalogue/machines/vaga.ts'
import { said } from '../../../catalogue/message.ts'
import type { Row } from '../../store/database.ts'
import { anyOf, currentClient } from '../../store/expressions.ts'
import { bind, type Guard, type Standing } from '../machine/bound.ts'
import type { Breach } from '../machine/finding.ts'
import { activeHost } from '../pessoa/active-host.ts'
import { alternatingCourses } from './courses.ts'
import { isInternship, overworked, type Pool, type Terms, uncompensated, underReserved } from './rules.ts'

const columns = [
  'tipo',
  'concedente_id',
  'quantidade',
  'quantidade_pcd',
  'nivel',
  'cursos',
  'horas_diarias',
  'horas_semanais',
  'bolsa_valor',
  'auxilio_transporte',
  'inicio_inscricao',
  'fim_inscricao',
] as const satisfies readonly (keyof Row<'vaga'>)[]

type Vaga = Standing & Pick<Row<'vaga'>, (typeof columns)[number]>

/** The application period must not be over. */
const prazoAberto: Guard<Vaga> = (_tx, _records, { today }) => ({
  judge: ({ fim_inscricao }) =>
    fim_inscricao === null || fim_inscricao >= today
      ? []
      : [
          {
            regra: 'prazoAberto',
            campo: 'fimInscricao',
            valor: fim_inscricao,
            limite: today,
            proposta: today,
            mensagem: said('vaga.prazoInscricoesTerminou'),
          },
        ],
})

const termsOf = (vaga: Vaga): Terms => ({
  tipo: vaga.tipo,
  nivel: vaga.nivel,
  cursos: (vaga.cursos as string[] | null) ?? [],
  horasDiarias: vaga.horas_diarias,
  horasSemanais: vaga.horas_semanais,
  bolsaValor: vaga.bolsa_valor,
  auxilioTransporte: vaga.auxilio_transporte,
  inicio: vaga.inicio_inscricao,
})

const jornada: Guard<Vaga> = async (tx) => {
  const courses = await alternatingCourses(tx)
  return { judge: (vaga) => overworked(termsOf(vaga), courses) }
}

const compensacao: Guard<Vaga> = () => ({ judge: (vaga) => uncompensated(termsOf(vaga)) })

/** What the vacancy adds to its host's places. */
const share = ({ quantidade, quantidade_pcd }: Vaga): Pool => ({
  places: quantidade,
  reserved: quantidade_pcd ?? 0,
})

const open = vagaMachine.moves.aprovar.to

/** Counts the host's open places, then each vacancy that is going to open. */
const reservaPcd: Guard<Vaga> = async (tx, records) => {
  const hosts = [...new Set(records.flatMap(({ concedente_id }) => concedente_id ?? []))]
  const { rows } = await sql<Pool & { host: number }>`
    select concedente_id as host, sum(quantidade)::integer as places, sum(coalesce(quantidade_pcd, 0))::integer as reserved
      from vaga where cliente_id = (select cliente_atual()) and concedente_id = any(${hosts}::bigint[])
       and tipo in ('O', 'N') and situacao = ${open}
     group by concedente_id`.execute(tx)
  const pools = new Map<number | null, Pool>(rows.map(({ host, ...pool }) => [host, pool]))
  const including = (vaga: Vaga): Pool => {
    const { places, reserved } = pools.get(vaga.concedente_id) ?? { places: 0, reserved: 0 }
    const own = share(vaga)
    return { places: places + own.places, reserved: reserved + own.reserved }
  }
  return {
    judge: (vaga) =>
      isInternship(vaga) ? underReserved(including(vaga), share(vaga), vaga.inicio_inscricao) : [],
    take: (vaga) => {
      if (isInternship(vaga)) pools.set(vaga.concedente_id, including(vaga))
    },
  }
}

/** Batches check the same while reading. */
const ofertaCoerente: Guard<Vaga> = () => ({
  judge: ({ inicio_inscricao, fim_inscricao, quantidade, quantidade_pcd }) => {
    const regra = 'ofertaCoerente'
    const breaches: Breach[] = []
    if (fim_inscricao !== null && fim_inscricao < inicio_inscricao) {
      const mensagem = said('vaga.fimInscricoesVemAntesInicio')
      const limits = { valor: fim_inscricao, limite: inicio_inscricao, proposta: inicio_inscricao }
      breaches.push({ regra, campo: 'fimInscricao', ...limits, mensagem })
    }
    if ((quantidade_pcd ?? 0) > quantidade) {
      const mensagem = said('vaga.lugaresReservadosPassamQuantidadeVagas')
      const limite = String(quantidade)
      const limits = { valor: String(quantidade_pcd), limite, proposta: limite }
      breaches.push({ regra, campo: 'quantidadePcd', ...limits, mensagem })
    }
    return breaches
  },
})

/** A monitoring vacancy has at most one proposal. */
const monitoriaSemProposta: Guard<Vaga> = async (tx, records) => {
  const led = await tx
    .selectFrom('vaga')
    .select(['id', 'proposta_id'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(records.map(({ id }) => id)))
    .where('proposta_id', 'is not', null)
    .execute()
  const proposals = new Map(led.map(({ id, proposta_id }) => [id, proposta_id!]))
  const regra = 'monitoriaSemProposta'
  return {
    judge: ({ id, tipo }) => {
      if (tipo !== 'M') {
        const mensagem = said('vaga.soVagaMonitoriaLevaProposta')
        return [{ regra, campo: 'tipo', valor: tipo, limite: 'M', mensagem }]
      }
      const proposal = proposals.get(id)
      if (proposal === undefined) return []
      return [{ regra, campo: 'vaga', valor: String(proposal), mensagem: said('vaga.vagaTemProposta') }]
    },
  }
}

export const vagas = bind({
  machine: vagaMachine,
  columns,
  guards: {
    prazoAberto,
    concedenteAtiva: activeHost,
    jornada,
    compensacao,
    reservaPcd,
    ofertaCoerente,
    monitoriaSemProposta,
  },
})
