import { sql } from 'kysely'
import { type LimitValues, limitsOf } from '../../../../catalogue/law/limits.ts'
import { duration } from '../../../../catalogue/law/words.ts'
import { said } from '../../../../catalogue/message.ts'
import { dayBefore } from '../../../../catalogue/months.ts'
import type { Tx } from '../../../store/database.ts'
import { anyOf, currentClient } from '../../../store/expressions.ts'
import { spent, standing } from '../../contract-states.ts'
import { atOnce } from '../at-once.ts'
import { inWords, lastWithin, type Period, timeOf } from '../months.ts'
import { type Contrato, type ContratoGuard, isInternship, named } from '../seen.ts'
import { coursesOf } from './course.ts'

interface Term extends Period {
  id: number
  numero: number
  sequencia: number
}

/** Columns of a contract with its effective last day. */
const terms = sql`c.id, c.numero, c.sequencia, c.inicio, least(c.encerramento, c.rescisao) as encerramento`

/** Time is counted in days, 30 to a month. */
const month = 30

/** All establishments of a company are one host, identified by the root of the CNPJ. */
const rootOf = (tipo: string, documento: string) => (tipo === 'J' ? documento.slice(0, 8) : documento)

/** Total time with the same host over all contracts and amendments; students with a disability are exempt. */
export const doisAnos: ContratoGuard = async (tx, records, { tried }) => {
  const internships = records.filter(isInternship)
  const students = named(internships, 'aluno_id')
  const { rows } = await sql<Term & { aluno: number; tipo: string; documento: string }>`
    select ${terms}, c.aluno_id as aluno, p.tipo, p.documento
      from contrato c join pessoa p on p.cliente_id = c.cliente_id and p.id = c.concedente_id
     where c.cliente_id = ${currentClient} and c.aluno_id = any(${students}::bigint[]) and c.modalidade = 'estagio'
       and c.situacao = any(${spent})`.execute(tx)
  const roots = await rootsOf(tx, named(internships, 'concedente_id'))
  const exempt = await withDisability(tx, students)
  const key = (aluno: number, root: string) => `${aluno} ${root}`
  const periods = Map.groupBy(rows, ({ aluno, tipo, documento }) => key(aluno, rootOf(tipo, documento)))
  const of = ({ aluno_id, concedente_id }: Contrato) => key(aluno_id, roots.get(concedente_id!) ?? '')
  return {
    judge: (contrato) => {
      const { id, numero, inicio, encerramento, aluno_id, concedente_id } = contrato
      if (!isInternship(contrato) || concedente_id === null || exempt.has(aluno_id)) return []
      const others = (periods.get(of(contrato)) ?? [])
        .filter((one) => one.id !== id)
        // The amended sequence ends on the day before.
        .map((one) =>
          one.numero === numero && one.encerramento >= inicio
            ? { ...one, encerramento: dayBefore(inicio) }
            : one,
        )
        .filter((one) => one.encerramento >= one.inicio)
      const { meses } = limitsOf('doisAnos', contrato.inicio, tried)
      const longest = meses * month
      const time = timeOf([...others, { inicio, encerramento }])
      if (time <= longest) return []
      const last = lastWithin(longest, { inicio, encerramento }, others)
      return [
        {
          regra: 'doisAnos',
          campo: 'encerramento',
          valor: inWords(time),
          limite: inWords(longest),
          ...(last ? { proposta: last } : {}),
          mensagem: said('contrato.estagioMesmaConcedentePassariaDois', { limite: duration(meses) }),
        },
      ]
    },
    take: (contrato) => {
      const { id, numero, sequencia, inicio, encerramento, aluno_id: aluno } = contrato
      if (!isInternship(contrato) || contrato.concedente_id === null) return
      const one = { id, numero, sequencia, inicio, encerramento, aluno, tipo: '', documento: '' }
      periods.set(of(contrato), [...(periods.get(of(contrato)) ?? []), one])
    },
  }
}

async function rootsOf(tx: Tx, hosts: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx
    .selectFrom('pessoa')
    .select(['id', 'tipo', 'documento'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(hosts))
    .execute()
  return new Map(rows.map(({ id, tipo, documento }) => [id, rootOf(tipo, documento)]))
}

async function withDisability(tx: Tx, students: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('aluno')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(students))
    .where('dados_deficiencia', 'is not', null)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Counts concurrent contracts with other numbers, by supervisor or host. */
function counting(rows: readonly (Term & { of: number })[]) {
  const held = Map.groupBy(rows, (one) => one.of)
  return {
    with: (of: number, contrato: Contrato): number =>
      atOnce(contrato, onePerNumber((held.get(of) ?? []).filter(({ numero }) => numero !== contrato.numero))),
    take: (of: number, { id, numero, sequencia, inicio, encerramento }: Contrato) =>
      held.set(of, [...(held.get(of) ?? []), { of, id, numero, sequencia, inicio, encerramento }]),
  }
}

/** A waiting amendment and the sequence it replaces count as one contract. */
function onePerNumber(rows: readonly Term[]): Period[] {
  return [...Map.groupBy(rows, ({ numero }) => numero).values()].map((some) => ({
    inicio: some.map(({ inicio }) => inicio).reduce((a, b) => (a < b ? a : b)),
    encerramento: some.map(({ encerramento }) => encerramento).reduce((a, b) => (a > b ? a : b)),
  }))
}

export const supervisao: ContratoGuard = async (tx, records, { tried }) => {
  const supervisors = named(records.filter(isInternship), 'supervisor_id')
  const { rows } = await sql<Term & { of: number }>`
    select ${terms}, c.supervisor_id as of from contrato c
     where c.cliente_id = ${currentClient} and c.supervisor_id = any(${supervisors}::bigint[])
       and c.situacao = any(${standing})`.execute(tx)
  const interns = counting(rows)
  const strangers = await strangersTo(tx, records)
  return {
    judge: (contrato) => {
      if (!isInternship(contrato) || contrato.supervisor_id === null) return []
      const employer = strangers.get(pairOf(contrato))
      if (employer !== undefined) {
        const mensagem = said('contrato.supervisorQuadroOutraEmpresaNao')
        return [{ regra: 'supervisao', campo: 'supervisor', valor: employer, mensagem }]
      }
      const { estagiarios: mostInterns } = limitsOf('supervisao', contrato.inicio, tried)
      const count = interns.with(contrato.supervisor_id, contrato)
      if (count <= mostInterns) return []
      const mensagem = said('contrato.supervisorAcompanhariaEstagiariosMesmoTempo', { quantidade: count })
      const limits = { valor: String(count), limite: String(mostInterns) }
      return [{ regra: 'supervisao', campo: 'supervisor', ...limits, mensagem }]
    },
    take: (contrato) => {
      if (isInternship(contrato) && contrato.supervisor_id !== null)
        interns.take(contrato.supervisor_id, contrato)
    },
  }
}

const pairOf = ({ supervisor_id, concedente_id }: Contrato) => `${supervisor_id} ${concedente_id}`

/**
 * Supervisors employed by a company other than the host, with its document. Supervisors without a registered
 * employer are not checked.
 */
async function strangersTo(tx: Tx, records: readonly Contrato[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('pessoa')
    .select(['id', 'tipo', 'documento', 'empresa'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf([...named(records, 'supervisor_id'), ...named(records, 'concedente_id')]))
    .execute()
  const people = new Map(rows.map((one) => [one.id, one]))
  return new Map(
    records.flatMap((contrato): [string, string][] => {
      const host = people.get(contrato.concedente_id ?? 0)
      const employer = people.get(contrato.supervisor_id ?? 0)?.empresa
      if (!host || !employer || rootOf(host.tipo, employer) === rootOf(host.tipo, host.documento)) return []
      return [[pairOf(contrato), employer]]
    }),
  )
}

/** Levels of education exempt from the quota (article 17, § 4º). */
const exemptLevels = new Set(['GR', 'PG', 'TE'])

/** Maximum number of interns by number of employees. */
export function quotaOf(employees: number, limits: LimitValues<'cota'>): number {
  if (employees <= 0) return 0
  if (employees <= limits.faixa1Empregados) return limits.faixa1Estagiarios
  if (employees <= limits.faixa2Empregados) return limits.faixa2Estagiarios
  if (employees <= limits.faixa3Empregados) return limits.faixa3Estagiarios
  return Math.ceil((employees * limits.porCento) / 100)
}

export const cota: ContratoGuard = async (tx, records, { tried }) => {
  const courses = await coursesOf(tx, records)
  const counted = (contrato: Contrato) =>
    isInternship(contrato) &&
    contrato.concedente_id !== null &&
    contrato.curso_id !== null &&
    !exemptLevels.has(courses.get(contrato.curso_id)?.nivel ?? '')
  const hosts = named(records.filter(counted), 'concedente_id')
  const sizes = new Map(
    (
      await tx
        .selectFrom('pessoa')
        .select(['id', 'quantidade_empregados'])
        .where('cliente_id', '=', currentClient)
        .where('id', '=', anyOf(hosts))
        .execute()
    ).map(({ id, quantidade_empregados }) => [id, quantidade_empregados]),
  )
  const { rows } = await sql<Term & { of: number }>`
    select ${terms}, c.concedente_id as of
      from contrato c join curso u on u.cliente_id = c.cliente_id and u.id = c.curso_id
     where c.cliente_id = ${currentClient} and c.concedente_id = any(${hosts}::bigint[]) and c.modalidade = 'estagio'
       and c.situacao = any(${standing}) and u.nivel <> all(${[...exemptLevels]})`.execute(tx)
  const interns = counting(rows)
  return {
    judge: (contrato) => {
      if (!counted(contrato)) return []
      const employees = sizes.get(contrato.concedente_id!)
      if (employees == null) {
        const mensagem = said('contrato.quantidadeEmpregadosConcedenteNaoConhecida')
        return [{ regra: 'cota', campo: 'concedente', mensagem }]
      }
      const most = quotaOf(employees, limitsOf('cota', contrato.inicio, tried))
      const count = interns.with(contrato.concedente_id!, contrato)
      if (count <= most) return []
      const mensagem = said('contrato.empregadosConcedentePodeTerEstagiarios', {
        empregados: employees,
        maximo: most,
      })
      const limits = { valor: String(count), limite: String(most) }
      return [{ regra: 'cota', campo: 'concedente', ...limits, mensagem }]
    },
    take: (contrato) => {
      if (counted(contrato)) interns.take(contrato.concedente_id!, contrato)
    },
  }
}
