import { sql } from 'kysely'
import { propostaMachine } from '../../../../catalogue/machines/proposta.ts'
import { said } from '../../../../catalogue/message.ts'
import type { Row, Tx } from '../../../store/database.ts'
import { anyOf, currentClient } from '../../../store/expressions.ts'
import type { Breach } from '../../machine/finding.ts'
import { type Contrato, type ContratoGuard, isInternship, named } from '../seen.ts'

const approved: string = propostaMachine.moves.aprovar.to

type Proposal = Pick<Row<'proposta'>, 'id' | 'situacao' | 'inicio' | 'termino'>

/** Proposals of the monitoring contracts. */
async function proposalsOf(tx: Tx, records: readonly Contrato[]): Promise<Map<number | null, Proposal>> {
  const monitors = records.filter((one) => !isInternship(one))
  const rows = await tx
    .selectFrom('proposta')
    .select(['id', 'situacao', 'inicio', 'termino'])
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(named(monitors, 'proposta_id')))
    .execute()
  return new Map(rows.map((one) => [one.id, one]))
}

const notApproved = (regra: string, { situacao }: Proposal): Breach[] => {
  if (situacao === approved) return []
  const mensagem = said('contrato.propostaNaoEstaAprovada')
  return [{ regra, campo: 'proposta', valor: situacao, limite: approved, mensagem }]
}

/** A monitoring contract requires an approved proposal. */
export const propostaAberta: ContratoGuard = async (tx, records) => {
  const proposals = await proposalsOf(tx, records)
  return {
    judge: ({ proposta_id }) => {
      const proposal = proposals.get(proposta_id)
      return proposal ? notApproved('propostaAberta', proposal) : []
    },
  }
}

/** The term requires an approved proposal and stays within its dates. */
export const propostaAprovada: ContratoGuard = async (tx, records) => {
  const proposals = await proposalsOf(tx, records)
  const regra = 'propostaAprovada'
  return {
    judge: (contrato) => {
      const proposal = proposals.get(contrato.proposta_id)
      if (!proposal) return []
      const { inicio, termino } = proposal
      const breaches = notApproved(regra, proposal)
      if (breaches.length > 0) return breaches
      if (inicio !== null && contrato.inicio < inicio) {
        const mensagem = said('contrato.contratoComecaAntesProposta')
        const proposta = inicio <= contrato.encerramento ? { proposta: inicio } : {}
        return [{ regra, campo: 'inicio', valor: contrato.inicio, limite: inicio, ...proposta, mensagem }]
      }
      if (termino !== null && contrato.encerramento > termino) {
        const mensagem = said('contrato.contratoTerminaDepoisProposta')
        const proposta = termino >= contrato.inicio ? { proposta: termino } : {}
        const limits = { valor: contrato.encerramento, limite: termino, ...proposta }
        return [{ regra, campo: 'encerramento', ...limits, mensagem }]
      }
      return []
    },
  }
}

/** The professor is the proposal's, or teaches one of its subjects. */
export const professorDaProposta: ContratoGuard = async (tx, records) => {
  const proposals = named(records, 'proposta_id')
  const { rows } = await sql<{ proposta: number; professor: number }>`
    select id as proposta, professor_id as professor from proposta
     where cliente_id = ${currentClient} and id = any(${proposals}::bigint[]) and professor_id is not null
    union
    select d.proposta_id, t.professor_id from proposta_disciplina d
      join turma_professor t on t.cliente_id = d.cliente_id and t.disciplina_id = d.disciplina_id and t.ativo
     where d.cliente_id = ${currentClient} and d.proposta_id = any(${proposals}::bigint[])
       and t.professor_id = any(${named(records, 'professor_id')}::bigint[])`.execute(tx)
  const linked = new Set(rows.map(({ proposta, professor }) => `${proposta} ${professor}`))
  return {
    judge: (contrato) => {
      const { proposta_id, professor_id } = contrato
      if (isInternship(contrato) || proposta_id === null || professor_id === null) return []
      if (linked.has(`${proposta_id} ${professor_id}`)) return []
      const mensagem = said('contrato.professorNaoPropostaNemLeciona')
      return [{ regra: 'professorDaProposta', campo: 'professor', mensagem }]
    },
  }
}

/** Maximum weekly hours of a monitor, set by the institution. */
export const horasMonitoria: ContratoGuard = async (tx) => {
  const { horas_monitoria } = await tx
    .selectFrom('cliente')
    .select('horas_monitoria')
    .where('cliente_id', '=', currentClient)
    .executeTakeFirstOrThrow()
  const most = Number(horas_monitoria)
  return {
    judge: (contrato) => {
      const { horas_semanal } = contrato
      if (isInternship(contrato) || Number(horas_semanal ?? 0) <= most) return []
      const mensagem = said('contrato.limiteInstituicaoHorasSemana', { maximo: most })
      const limits = { valor: horas_semanal!, limite: String(most), proposta: String(most) }
      return [{ regra: 'horasMonitoria', campo: 'horasSemanal', ...limits, mensagem }]
    },
  }
}

/**
 * The institution pays this scholarship, so the student needs an account; hosts that pay ask for one
 * themselves.
 */
export const contaInformada: ContratoGuard = async (tx, records) => {
  const paid = records.filter((one) => !isInternship(one) && Number(one.bolsa_valor ?? 0) > 0)
  const students = await tx
    .selectFrom('aluno')
    .select('id')
    .where('cliente_id', '=', currentClient)
    .where('id', '=', anyOf(named(paid, 'aluno_id')))
    .where(sql`conta_do_favorecido(cliente_id, id, null)`, 'is', null)
    .execute()
  const without = new Set(students.map(({ id }) => id))
  return {
    judge: (contrato) => {
      if (!paid.includes(contrato) || !without.has(contrato.aluno_id)) return []
      const mensagem = said('contrato.instituicaoPagaBolsaNaoTem')
      return [{ regra: 'contaInformada', campo: 'aluno', mensagem }]
    },
  }
}
