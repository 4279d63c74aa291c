import { type RawBuilder, sql } from 'kysely'
import { assinaturaMachine } from '../../../catalogue/machines/assinatura.ts'
import { solicitacaoMachine } from '../../../catalogue/machines/solicitacao.ts'
import { said } from '../../../catalogue/message.ts'
import { render } from '../../../catalogue/render.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { assinaturas } from '../assinatura/guards.ts'
import { terms } from '../assinatura/terms.ts'
import { inForce } from '../contract-states.ts'
import { tellHistory } from '../contrato/history.ts'
import { platform } from '../machine/bound.ts'
import { move } from '../move.ts'
import { inStatements } from '../state-statements.ts'

const motivo = said('motivo.perdaVinculoMatricula')

/**
 * A student who leaves a course loses the basis of contracts in it. A termination is requested for those in
 * force, and pending signatures are put on hold for review.
 */
export async function leaveCourse(touched: (alias: string) => string, tx: Tx): Promise<void> {
  const left = withoutGround(sql.raw(touched('m')))
  await askToEnd(tx, left)
  await holdSignatures(tx, left)
}

/**
 * Contracts `c` of written enrolments that are no longer attended, unless the student has another active
 * enrolment in the course.
 */
const withoutGround = (touched: RawBuilder<unknown>) => sql`aluno_curso m
  join contrato c on c.cliente_id = m.cliente_id and c.aluno_id = m.aluno_id and c.curso_id = m.curso_id
    and m.cliente_id = ${currentClient} and ${touched} and m.situacao <> 'C'
    and not exists (select from aluno_curso o where o.cliente_id = m.cliente_id and o.aluno_id = m.aluno_id
      and o.curso_id = m.curso_id and o.situacao = 'C' and o.ativo)`

async function askToEnd(tx: Tx, left: RawBuilder<unknown>): Promise<void> {
  await sql`insert into solicitacao (cliente_id, contrato_id, tipo, situacao, motivo, data, usuario)
    select distinct on (c.numero) c.cliente_id, c.id, 'Rescisão', 'Incluída', ${render(motivo, 'pt')},
           greatest(c.inicio, least(c.encerramento, (select hoje_do_cliente()))), 'integração'
      from ${left} where c.situacao = ${inForce}
     order by c.numero, c.sequencia desc
    on conflict (cliente_id, contrato_numero)
      where tipo = 'Rescisão' and situacao in ${inStatements(solicitacaoMachine).leftBy('cancelar')} do nothing`.execute(
    tx,
  )
}

async function holdSignatures(tx: Tx, left: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; contrato: number; hoje: string }>`
    select distinct a.id, c.id as contrato, (select hoje_do_cliente()) as hoje
      from ${left} join arquivo a on a.cliente_id = c.cliente_id and a.contrato_id = c.id
     where a.tipo = any(${terms}) and a.situacao_assinatura = any(${[...assinaturaMachine.moves.pender.from]})
     order by a.id`.execute(tx)
  if (rows.length === 0) return
  const wanted = rows.map(({ id }) => ({ id, motivo }))
  await move(tx, assinaturas, 'pender', wanted, platform(rows[0]!.hoje))
  const contracts = [...new Set(rows.map(({ contrato }) => contrato))]
  const sentence = said('motivo.alunoDeixouCursoAssinaturaEspera')
  await tellHistory(
    tx,
    contracts.map((id) => ({ id, sentence })),
  )
}
