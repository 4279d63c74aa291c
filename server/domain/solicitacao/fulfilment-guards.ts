import { sql } from 'kysely'
import { solicitacaoMachine } from '../../../catalogue/machines/solicitacao.ts'
import { said } from '../../../catalogue/message.ts'
import { solicitantePorParte, type TipoSolicitacao } from '../../../catalogue/values/solicitacao.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { beyondTheEnd } from '../contrato/guards/recess.ts'
import { contratos } from '../contrato/guards.ts'
import { type Acting, type Guard, platform, type Standing } from '../machine/bound.ts'
import type { Breach, Finding } from '../machine/finding.ts'
import { judge } from '../machine/judge.ts'
import { loadStanding } from '../machine/load.ts'
import { makers, needs } from './makers.ts'
import { type Asked, completed } from './request.ts'

type AskedGuard = Guard<Standing & Asked>

const missingOf = (one: Standing & Asked): Breach[] =>
  (needs[one.tipo as TipoSolicitacao] ?? [])
    .filter(([value, campo]) => value(one) === null && !(campo === 'aluno' && isNamedInWords(one)))
    .map(([, campo, what]) => ({
      regra: 'completa',
      campo,
      mensagem: said('solicitacao.faltaInformar', { falta: what }),
    }))

/**
 * Hosts do not know student ids: they tell the registration number or describe the student, and the institution
 * completes the request.
 */
const isNamedInWords = ({ solicitante, situacao, descricao, matricula }: Standing & Asked) =>
  [solicitantePorParte.concedente, solicitantePorParte.supervisor].some((one) => one === solicitante) &&
  situacao === solicitacaoMachine.moves.enviar.from[0] &&
  Boolean(matricula ?? descricao?.trim())

/** The request has everything that its record needs. */
export const completa: AskedGuard = async (tx, records, acting) => {
  const asked = await completed(tx, records, acting)
  const missing = new Map(asked.map((one) => [one.id, missingOf(one)]))
  return { judge: ({ id }) => missing.get(id)! }
}

/** The requested record must pass the guards of its own noun; a recess, those of contracts. */
export const atendivel: AskedGuard = async (tx, records, acting) => {
  // Missing fields and unordered days are reported by other guards.
  const whole = (await completed(tx, records, acting)).filter((one) => missingOf(one).length === 0)
  const findings = new Map<number, readonly Finding[]>()
  for (const [tipo, same] of Map.groupBy(whole, (one) => one.tipo)) {
    const [asked, judges] =
      tipo === 'Recesso'
        ? [same.filter(hasPeriod), judgeRecesses]
        : [same, makers[tipo as TipoSolicitacao]?.judge]
    const judged = (await judges?.(tx, acting, asked)) ?? []
    for (const [at, found] of judged.entries()) findings.set(asked[at]!.id, found)
  }
  return { judge: ({ id }) => findings.get(id) ?? [] }
}

/** Recess recorded after the day of the termination. */
export const recessoAposFim: AskedGuard = async (tx, records) => {
  const ending = records.filter(({ tipo }) => tipo === 'Rescisão')
  const contracts = ending.flatMap(({ contrato_id }) => contrato_id ?? [])
  const { rows } = await sql<{ id: number; inicio: string; termino: string }>`
    select c.id, r.inicio, r.termino from contrato c
      join contrato n on n.cliente_id = c.cliente_id and n.numero = c.numero
      join contrato_recesso r on r.cliente_id = n.cliente_id and r.contrato_id = n.id
     where c.cliente_id = ${currentClient} and c.id = any(${contracts}::bigint[]) order by r.inicio`.execute(
    tx,
  )
  return {
    judge: ({ tipo, contrato_id, data }) =>
      tipo === 'Rescisão' && data !== null
        ? beyondTheEnd(
            rows.filter(({ id }) => id === contrato_id),
            data,
            { regra: 'recessoAposFim', campo: 'data' },
          )
        : [],
  }
}

const hasPeriod = ({ contrato_id, inicio, termino }: Asked) =>
  contrato_id !== null && inicio !== null && termino !== null && inicio <= termino

async function judgeRecesses(tx: Tx, acting: Acting, asked: readonly Asked[]): Promise<Finding[][]> {
  const ids = asked.map(({ contrato_id }) => contrato_id!)
  const contracts = await loadStanding(tx, contratos, ids, platform(acting.today), false)
  const candidates = asked.map(({ contrato_id, inicio, termino }) => ({
    ...contracts.get(contrato_id!)!,
    recesso: { inicio: inicio!, termino: termino! },
  }))
  return judge(tx, contratos, contratos.machine.alterations.registrarRecesso, candidates, acting)
}
