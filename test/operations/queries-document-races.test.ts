import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { storeDocuments } from '../../server/jobs/store-documents.ts'
import { dropOutdated, freshDocument, storeMissing } from '../../server/query/documents.ts'
import { contratosMonitoria } from '../../server/query/sources/contratos-monitoria.ts'
import type { Tx } from '../../server/store/database.ts'
import { tester } from '../support/actor.ts'
import { addContract, addStudent } from '../support/contracts.ts'
import { addFullContract } from '../support/full-contract.ts'
import { hasLockWaits } from '../support/lock-waits.ts'
import { until } from '../support/process.ts'
import { type Institution, World } from '../support/world.ts'

/** Ten changes per round; every fourth round checks the stored documents while nothing changes. */
const changed = 1_000

describe('documents stored during concurrent changes', () => {
  let world: World
  let client: Institution
  let ids: Awaited<ReturnType<typeof addFullContract>>
  before(async () => {
    world = await World.open({ processing: false })
    client = await world.institution()
    ids = await addFullContract(world, client)
  })
  after(() => world.close())

  /** Number of stored texts, and of those that differ from a newly built one. */
  const stale = async () => {
    const held = `case when ${contratosMonitoria.outdated} then null else c.documento end`
    const [found] = await world.rows<{ stale: number; stored: number }>(
      client.id,
      `select count(*) filter (where documento <> fresco) as stale, count(documento) as stored
         from (select ${held} as documento, ${freshDocument('America/Sao_Paulo')} as fresco from contrato c) d`,
    )
    return found!
  }

  const changes: ((n: number) => string)[] = [
    (n) => `update aluno set nome = 'Nome ${n}' where id = ${ids.aluno}`,
    (n) => `update curso set nome = 'Curso ${n}' where id = ${ids.curso}`,
    (n) => `update pessoa set nome_fantasia = 'Pessoa ${n}' where id = ${ids.agente}`,
    (n) => `update disciplina set nome = 'Disciplina ${n}' where id = ${ids.algebra}`,
    (n) => `update assinatura set nome = 'Nome ${n}' where id = ${ids.assinatura}`,
    (n) => `update arquivo set nome = 'Arquivo ${n}' where id = ${ids.termo}`,
    (n) => `update contrato_beneficio set valor = ${n} where id = ${ids.beneficio}`,
    (n) => `update contrato set atividades = 'Atividades ${n}' where id = ${ids.contrato}`,
    (n) => `update proposta_disciplina set turma = 'T${n}' where proposta_id = ${ids.proposta}`,
    (n) => `update parcela set valor_bolsa = ${n} where contrato_id = ${ids.contrato}`,
  ]

  const act = <T>(work: (tx: Tx) => Promise<T>) => world.context.db.inClient(client.id, work, tester)
  const somebodyWaits = () => until('somebody who waits', () => hasLockWaits(world))

  it('include changes of concurrent transactions', async () => {
    let storing: Promise<number> | undefined
    for (const [n, change] of changes.entries()) {
      await act(async (tx) => {
        await sql`update contrato set documento = null`.execute(tx)
        await dropOutdated(tx)
      })
      await act(async (tx) => {
        await sql.raw(change(n)).execute(tx)
        let over = false
        storing = act((other) => storeMissing(other, 10)).finally(() => {
          over = true
        })
        await until('the end, or somebody who waits', async () => over || hasLockWaits(world))
      })
      await storing
      assert.equal((await stale()).stale, 0, change(n))
    }
  })

  it('are dropped for every recorded change, also for a concurrent one', async () => {
    const aluno = await addStudent(world, client)
    const second = await addContract(world, client, { modalidade: 'monitoria', aluno_id: aluno })
    await act(async (tx) => {
      await dropOutdated(tx)
      await storeMissing(tx, 10)
    })
    assert.deepEqual(await stale(), { stale: 0, stored: 2 })
    await world.rows(client.id, changes[0]!(1_000))
    let folding: Promise<void> | undefined
    await act(async (tx) => {
      await sql`select from contrato where id = ${ids.contrato} for update`.execute(tx)
      folding = act(dropOutdated)
      await somebodyWaits()
      await world.rows(client.id, `update aluno set nome = 'Outro' where id = ${aluno}`)
    })
    await folding
    assert.deepEqual(await stale(), { stale: 0, stored: 0 })
    await act(async (tx) => {
      await dropOutdated(tx)
      await storeMissing(tx, 10)
    })
    assert.deepEqual(await stale(), { stale: 0, stored: 2 })
    await world.rows(client.id, `delete from contrato where id = ${second}`)
  })

  it('are never shown when outdated', async () => {
    let made = 0
    const store = () => storeDocuments(world.context)
    const look = async () => assert.equal((await stale()).stale, 0, `after ${made} changes`)
    while (made < changed) {
      // Every kind of change at once, while documents are stored and read.
      const [first, second] = [changes.slice(0, 5), changes.slice(5)].map((some) =>
        some.map((change) => () => world.rows(client.id, change(++made))),
      )
      await Promise.all([...first!, store, look, ...second!, store].map((work) => work()))
      if (made % 40 === 0) {
        await store()
        await look()
      }
    }
    for (let more = 0; more < 10; more++) await store()
    assert.deepEqual(await stale(), { stale: 0, stored: 1 })
    assert.deepEqual(await world.rows(client.id, 'select from mudanca'), [])
  })
})
