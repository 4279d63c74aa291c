import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'kysely'
import { tester } from '../support/actor.ts'
import { insertFullContract } from '../support/contracts.ts'
import { type Institution, World } from '../support/world.ts'

const long = `'2026-03-11T01:30:15Z'`

describe('a change of a contract’s part', () => {
  let world: World
  let client: Institution
  let ids: Awaited<ReturnType<typeof insertFullContract>>
  before(async () => {
    world = await World.share({ processing: false })
    client = await world.institution()
    ids = await insertFullContract(world, client)
  })
  after(() => world.close())

  const run = (statement: string) => world.rows(client.id, statement)
  /** Makes the contract old, runs a statement, and returns whether a query for today finds the contract. */
  async function moves(statement: string): Promise<boolean> {
    await run(`update contrato set atualizacao = ${long}`)
    await run(statement)
    const dataInicio = new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10)
    const { status, body, text } = await world.query('RetornaDadosContratosMonitoria', {
      token: client.token,
      dataInicio,
    })
    assert.equal(status, 200, text)
    const seen = (body.elementos as { identificador: number }[]).map(({ identificador }) => identificador)
    assert.ok(seen.length <= 1)
    return seen.includes(ids.contrato)
  }

  const added: Record<string, [columns: string, values: string]> = {
    arquivo: ['nome, nome_fisico, situacao', `'Novo', 'n', 'Aprovado'`],
    contrato_beneficio: ['beneficio, usuario', `'Novo', 'x'`],
    solicitacao: ['tipo, situacao, usuario', `'Declaração', 'Incluída', 'x'`],
    parcela: ['parcela, data, valor_bolsa, tipo_taxa, usuario', `9, '2026-05-05', 1, 'A pagar', 'x'`],
    pendencia: ['tipo, situacao, usuario', `'Relatório final', 'Pendente', 'x'`],
    contrato_historico: ['historico, usuario', `'Alterado', 'x'`],
    registro_atividade: ['atividades, situacao', `'Aula', 'Aprovada'`],
  }
  const changed: Record<string, [column: string, value: string]> = {
    arquivo: ['situacao', `'Recusado'`],
    assinatura: ['nome', `'Outro'`],
    contrato_beneficio: ['valor', '9'],
    solicitacao: ['motivo', `'Outro'`],
    parcela: ['valor_bolsa', '9'],
    pendencia: ['situacao', `'Cancelado'`],
    contrato_historico: ['historico', `'Outro'`],
    registro_atividade: ['situacao', `'Devolvida'`],
  }

  for (const [table, [columns, values]] of Object.entries(added)) {
    it(`marks the contract as changed on inclusion (${table})`, async () => {
      assert.ok(
        await moves(`insert into ${table} (cliente_id, contrato_id, ${columns})
          values (cliente_atual(), ${ids.contrato}, ${values})`),
      )
    })
  }

  it('marks the contract as changed when a file is sent for signature', async () => {
    assert.ok(
      await moves(`insert into assinatura (cliente_id, arquivo_id, assinante, nome)
        values (cliente_atual(), ${ids.plano}, 'Monitor', 'Joana')`),
    )
  })

  it('marks the contract as changed once in a transaction', async () => {
    const add = (what: string) => sql`
      insert into contrato_historico (cliente_id, contrato_id, historico, usuario)
      values (cliente_atual(), ${ids.contrato}, ${what}, 'x')`
    const places = await world.context.db.inClient(
      client.id,
      async (tx) => {
        const place = async () => {
          const { rows } = await sql<{ place: string; fresh: boolean }>`
            select ctid::text as place, atualizacao >= now() as fresh from contrato where id = ${ids.contrato}`.execute(
            tx,
          )
          return rows[0]!
        }
        // Written before, but not as changed today.
        await sql`update contrato set atualizacao = ${sql.raw(long)} where id = ${ids.contrato}`.execute(tx)
        const found = [await place()]
        for (const what of ['um', 'dois']) {
          await add(what).execute(tx)
          found.push(await place())
        }
        return found
      },
      tester,
    )
    assert.deepEqual(
      places.map(({ fresh }) => fresh),
      [false, true, true],
    )
    assert.notEqual(places[0]!.place, places[1]!.place)
    assert.equal(places[1]!.place, places[2]!.place)
  })

  for (const [table, [column, value]] of Object.entries(changed)) {
    it(`marks the contract as changed on a change, and only then (${table})`, async () => {
      assert.ok(await moves(`update ${table} set ${column} = ${value}`))
      assert.equal(await moves(`update ${table} set ${column} = ${value}`), false, 'nothing has changed')
    })
  }

  it('does not mark the contract when no shown value changes', async () => {
    assert.equal(await moves('update pendencia set nota = 3, atualizacao = now()'), false)
    assert.equal(await moves('update contrato_beneficio set valor = 1 where false'), false)
  })

  it('marks both contracts when it moves to another', async () => {
    const other =
      await run(`insert into contrato (cliente_id, numero, modalidade, tipo_contrato, aluno_id, inicio,
        encerramento, usuario, inclusao, atualizacao)
      values (cliente_atual(), 77, 'monitoria', 'Monitoria voluntária', ${ids.aluno}, '2026-01-01', '2026-02-01', 'x',
        ${long}, ${long}) returning id`)
    const [{ id }] = other as [{ id: number }]
    await run(`update contrato set atualizacao = ${long}`)
    await run(`update contrato_historico set contrato_id = ${id}`)
    const moved = await run(`select id from contrato where atualizacao > ${long} order by id`)
    assert.deepEqual(moved, [{ id: ids.contrato }, { id }])
    await run(
      `update contrato_historico set contrato_id = ${ids.contrato}; delete from contrato where id = ${id}`,
    )
  })

  for (const table of ['assinatura', ...Object.keys(added)]) {
    it(`marks the contract as changed on removal (${table})`, async () => {
      if (table === 'arquivo') await run('delete from assinatura')
      assert.ok(await moves(`delete from ${table}`))
    })
  }

  it('never sets the contract’s moment back', async () => {
    await run(`update contrato set atualizacao = now() + interval '1 hour'`)
    await run(`insert into contrato_historico (cliente_id, contrato_id, historico, usuario)
      values (cliente_atual(), ${ids.contrato}, 'Alterado', 'x')`)
    assert.deepEqual(await run('select atualizacao > now() as ahead from contrato'), [{ ahead: true }])
  })
})
