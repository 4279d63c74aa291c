import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { changeSettings } from '../../../server/domain/cliente/settings.ts'
import { tester } from '../actor.ts'
import { until } from '../process.ts'
import { student } from '../records.ts'
import type { Scenario } from './scenario.ts'

const alunos = ['RecebeAlunos', 'SDT_INT_ALUNOS'] as const
/** One record more than the first part of a batch holds. */
const twoParts = 501

/**
 * Brings batches into every state, in a world without a batch processor. A part that cannot be read is
 * retried and fails finally. `look` is called after each change.
 */
export async function batchScenario(
  { world, client }: Scenario,
  look: (lote: number) => Promise<void>,
): Promise<void> {
  const { context } = world
  await changeSettings(
    context.owner,
    client.id,
    new Map([
      ['informaSucesso', 'S'],
      ['esperaReferencias', '24'],
    ]),
  )
  const again = student()
  const mixed = [again, { ...again, ESIAL_ALUNO: 'Outro' }, { ...student(), ESIAL_CPF: '1' }, student()]
  const enrolled = { ESIAC_ALUNO: again.ESIAL_IDENTIFICACAO, ESIAC_CURSO: 'nenhum', ESIAC_MATRICULA: '1' }
  await world.work(async () => {
    await look((await world.process(client, ...alunos, [again])).lote)
    await look((await world.process(client, ...alunos, mixed)).lote)
    await look((await world.process(client, ...alunos, [student()], { SIMULAR: 'S' })).lote)
    const waiting = await world.process(client, 'RecebeAlunosCursos', 'SDT_INT_ALUNOS_CURSOS', [
      { ...enrolled, ESIAC_SITUACAO: 'C' },
    ])
    assert.equal(waiting.resultados, 'E')
    await look(waiting.lote)
    const deprecated = ['RecebeAlunoDisciplinas', 'SDT_INT_ALUNO_DISCIPLINAS'] as const
    await look((await world.process(client, ...deprecated, [{}])).lote)
  })
  const wrong = { ...student(), ESIAL_CPF: '1' }
  const records = [wrong, ...Array.from({ length: twoParts - 1 }, () => student())]
  const lote = await world.send(client, ...alunos, records)
  await look(lote)
  const junk = context.sealer.sealHex('lixo')
  const damage = `update lote_parte set corpo = '\\x${junk}' where lote_id = ${lote} and parte = 2`
  await context.db.inClient(client.id, (tx) => sql.raw(damage).execute(tx), tester)
  const state = async () =>
    (
      await world.rows<{ situacao: string; tentativas: number }>(
        client.id,
        `select situacao, tentativas from lote where id = ${lote}`,
      )
    )[0]!
  await world.work(() => until('a failed try', async () => (await state()).tentativas > 0, 60))
  await look(lote)
  await world.work(() => until('the last try', () => nextTry(), 60))
  await look(lote)

  /** Makes waiting retries due now. */
  async function nextTry(): Promise<boolean> {
    await sql`update fila set pronto_em = now() where pronto_em > now()`.execute(context.db.kysely)
    await sql`select pg_notify('vinculo_lote', '')`.execute(context.db.kysely)
    return (await state()).situacao === 'Falhou'
  }
}
