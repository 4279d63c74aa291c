import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Machine } from '../../catalogue/machines/machine.ts'
import { webhookEvent } from '../../catalogue/machines/webhook-event.ts'
import { webhookTarget } from '../../catalogue/machines/webhook-target.ts'
import { machines } from '../../catalogue/management/index.ts'
import { entities } from '../../server/inbound/bindings.ts'
import { updatesIn, updatesOfSource } from '../support/updates.ts'

const updates = updatesOfSource()
const all = Object.values(entities)

/** Columns of a table that batches write. */
const fed = (table: string) =>
  new Set(
    all
      .filter((one) => one.table === table && !one.moves)
      .flatMap(({ slots }) =>
        Object.values(slots).flatMap((some) => (some ?? []).map(({ column }) => column)),
      ),
  )

describe('one writer per column', () => {
  it('finds updates in SQL and in the query builder', () => {
    const text =
      "await sql`update vaga a set situacao = 'b', titulo = 'x' where id = 1`; update $" +
      '{table} a set b = 1 from c`'
    const call = "tx.updateTable('vaga').set({ situacao: 'Aberta', titulo }).where('id', '=', 1)"
    assert.deepEqual(
      updatesIn('f', text + call).map(({ table, columns }) => [table, columns]),
      [
        ['vaga', ['situacao', 'titulo']],
        [undefined, ['b']],
        ['vaga', ['situacao', 'titulo']],
      ],
    )
    assert.ok(updates.length > 30)
  })

  it('a state is written only by moves', () => {
    for (const { table, field, derived } of machines as readonly Machine[]) {
      if (derived) continue
      const others = updates.filter((one) => one.table === table && one.columns.includes(field))
      assert.deepEqual([table, others], [table, []])
      for (const { operation, slots } of all.filter((one) => one.table === table)) {
        const columns = Object.values(slots).flatMap((some) => some ?? [])
        assert.ok(!columns.some(({ column }) => column === field), operation.id)
      }
    }
  })

  it('derived states are never written, and only the journal writes its sums', () => {
    for (const { table, field, derived } of machines as readonly Machine[]) {
      if (!derived) continue
      const kept = [field, 'movimentado', 'quitado']
      const writers = updates.filter(
        (one) => one.table === table && one.columns.some((name) => kept.includes(name)),
      )
      assert.deepEqual([table, writers], [table, []])
    }
  })

  it('webhook events and endpoints are moved by their own statements, which claim rows for several senders', () => {
    // They claim unlocked rows (skip locked) and move them in the same statement, so that processes share the
    // work.
    for (const { table, field } of [webhookEvent, webhookTarget]) {
      const writers = updates.filter((one) => one.table === table && one.columns.includes(field))
      assert.ok(writers.length > 0)
      for (const { file } of writers) assert.match(file, /^server\/domain\/webhook\//)
    }
  })

  it('batch columns are written by the engine, and other columns of moves only by moves', () => {
    const known: Readonly<Record<string, string | readonly string[]>> = {
      // The operator assigns a profile that batches may not assign.
      'server/domain/usuario/profile.ts': 'perfil_id',
      // Administrators create and change users, also those that batches feed.
      'server/domain/usuario/salva.ts': [
        'login',
        'login_chave',
        'nome',
        'email',
        'email_chave',
        'perfil_id',
        'unidade_id',
        'autentica',
        'validade',
      ],
      // An applicant consents, where the résumé was created here.
      'server/domain/curriculo/own.ts': 'consentimento',
      // An open invoice of the platform, which no batch names.
      'server/domain/fechamento/write.ts': 'valor',
      'server/domain/fechamento/reverte.ts': 'valor',
    }
    const tables = new Set<string>(all.map(({ table }) => table))
    const others = updates.flatMap(({ file, table, columns }) =>
      table !== undefined && tables.has(table)
        ? columns
            .filter((one) => fed(table).has(one) && ![known[file]].flat().includes(one))
            .map((one) => `${file}: ${one}`)
        : [],
    )
    assert.deepEqual(others, [])
    for (const { table, slots, key } of all.filter(({ moves }) => moves)) {
      const own = Object.values(slots).flatMap((some) => (some ?? []).map(({ column }) => column))
      const shared = own.filter((column) => fed(table).has(column))
      assert.deepEqual(
        shared,
        key.map(({ column }) => column),
      )
    }
  })

  it('tables with composed names are written by the engine, by moves and changes, and by resealing', () => {
    const composing = new Set(updates.filter(({ table }) => table === undefined).map(({ file }) => file))
    assert.deepEqual([...composing].sort(), [
      // Changes by users, where the machine allows them.
      'server/domain/change.ts',
      'server/domain/move.ts',
      'server/inbound/write/entity-store.ts',
      // The same values encrypted with another key.
      'server/jobs/reseal/columns.ts',
    ])
  })
})
