import { sql } from 'kysely'
import type { saldosDoAluno } from '../../../catalogue/management/faturamento/saldos-do-aluno.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { partyOf } from '../../store/actor.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Verb } from '../verb.ts'
import { openOf } from './amounts.ts'

/** Open amounts between a student and the institution, in each direction. Staff must name the student. */
export const saldos: Verb<typeof saldosDoAluno> = async (tx, { actor }, { aluno }) => {
  const id = partyOf(actor)?.id ?? aluno
  if (!id) {
    const mensagem = said('faturamento.informeAlunoQuerSaber')
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('aluno', 'CAMPO_OBRIGATORIO', mensagem)])
  }
  const { rows } = await sql<{ tipo: 'R' | 'P'; aberto: string; quantos: number }>`
    select tipo, sum(aberto)::text as aberto, count(*)::integer as quantos
      from (select f.tipo, ${sql.raw(openOf('f'))} as aberto from faturamento f
             where f.cliente_id = ${currentClient} and f.aluno_id = ${id}) t
     where aberto > 0 group by tipo`.execute(tx)
  const of = (tipo: 'R' | 'P') => rows.find((one) => one.tipo === tipo)
  return {
    aReceber: Number(of('P')?.aberto ?? 0),
    faturamentosAReceber: of('P')?.quantos ?? 0,
    aPagar: Number(of('R')?.aberto ?? 0),
    faturamentosAPagar: of('R')?.quantos ?? 0,
  }
}
