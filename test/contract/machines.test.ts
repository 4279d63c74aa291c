import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type pg from 'pg'
import {
  finalStates,
  type Machine,
  movesFrom,
  outcomesOf,
  statesOf,
} from '../../catalogue/machines/machine.ts'
import { webhookEvent } from '../../catalogue/machines/webhook-event.ts'
import { webhookTarget } from '../../catalogue/machines/webhook-target.ts'
import { machines } from '../../catalogue/management/index.ts'
import { projectRoot } from '../../server/config/config.ts'
import { DatabaseClient } from '../../server/store/client.ts'
import { ownerConnection } from '../../server/store/connection.ts'
import { createDatabase } from '../support/database.ts'

interface Declared {
  table: string
  field: string
  derived?: string
  states: Readonly<Record<string, unknown>>
  initial: string | readonly string[]
}

const all: readonly Declared[] = [...machines, webhookEvent, webhookTarget]
const quoted = (text: string) => [...text.matchAll(/'((?:[^']|'')*)'/g)].map(([, value]) => value!)

describe('machines', () => {
  let database: Awaited<ReturnType<typeof createDatabase>>
  let client: pg.Client
  before(async () => {
    database = await createDatabase()
    client = new DatabaseClient(ownerConnection(database.url))
    await client.connect()
  })
  after(async () => {
    await client.end()
    await database.drop()
  })

  for (const { table, derived, states } of all) {
    if (!derived) continue
    it(`the database tells of a row of ${table} the declared states, in one place`, async () => {
      const { rows } = await client.query(
        // What does not depend on the day may be kept with the row.
        `select string_agg(pg_get_function_sqlbody(oid), ' ') as body,
                bool_or(oid = ($1 || '(' || $2 || ', date)')::regprocedure) as whole
           from pg_proc where proname = $1 or oid in (
             select e.refobjid from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
               join pg_depend e on e.classid = 'pg_attrdef'::regclass and e.objid = d.oid and e.refclassid = 'pg_proc'::regclass
              where d.adrelid = $2::regclass and a.attgenerated <> '')`,
        [derived, table],
      )
      assert.ok(rows[0].whole)
      const told = new Set(quoted(rows[0].body).filter((one) => one.length > 1))
      assert.deepEqual([...told].sort(), Object.keys(states).sort())
    })
  }

  for (const { table, field, derived, states, initial } of all) {
    if (derived) continue
    it(`the database knows the states of ${table}, and where a record begins`, async () => {
      const { rows } = await client.query(
        `select pg_get_constraintdef(c.oid) as rule from pg_constraint c
           join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] and cardinality(c.conkey) = 1
          where c.conrelid = $1::regclass and c.contype = 'c' and a.attname = $2`,
        [table, field],
      )
      assert.equal(rows.length, 1)
      assert.deepEqual(quoted(rows[0].rule).sort(), Object.keys(states).sort())
      const found = await client.query(
        `select pg_get_expr(d.adbin, d.adrelid) as usual, p.prosqlbody is not null as called,
                coalesce(pg_get_function_sqlbody(p.oid), '') as body
           from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
           left join pg_depend e on e.classid = 'pg_attrdef'::regclass and e.objid = d.oid and e.refclassid = 'pg_proc'::regclass
           left join pg_proc p on p.oid = e.refobjid
          where d.adrelid = $1::regclass and a.attname = $2`,
        [table, field],
      )
      const [{ usual, called, body }] = found.rows
      const begins = [initial].flat()
      // What no function chooses begins in the first; only who includes it says another.
      assert.deepEqual(quoted(called ? body : usual).sort(), called ? begins.sort() : begins.slice(0, 1))
    })
  }

  for (const machine of machines) {
    const { noun, table, moves, initial }: Machine = machine

    it(`the machine of ${noun} is whole: every state is reached, and left unless it is final`, () => {
      const reached = new Set([...initial, ...Object.values(moves).flatMap(outcomesOf)])
      assert.deepEqual([...reached].sort(), statesOf(machine).toSorted())
      const left = statesOf(machine).filter((state) => movesFrom(machine, state).length > 0)
      assert.deepEqual(
        left.sort(),
        statesOf(machine)
          .filter((state) => !finalStates(machine).includes(state))
          .sort(),
      )
    })

    it(`the versions of ${noun} count every column of its own`, async () => {
      const { rows } = await client.query(
        `select pg_get_triggerdef(oid) as trigger from pg_trigger where tgrelid = $1::regclass and tgname = 'versionar'`,
        [table],
      )
      const columns = await client.query(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
            and attgenerated = ''`,
        [table],
      )
      assert.ok(rows[0], `a migration has to say: call versionar('${table}')`)
      const uncounted = columns.rows
        .map(({ name }) => name as string)
        .filter((name) => !new RegExp(`\\bold\\.${name}\\)?(::text)? IS DISTINCT`).test(rows[0].trigger))
      assert.deepEqual(
        // What recognises a record, its text as answers show it, the days that the calendar waits for, and what of
        // a student's account a contract shows.
        uncounted
          .filter((name) => !/^(impressao|documento|lote(_.*)?_id|(vigora|cancela)_em)$/.test(name))
          .filter((name) => !(table === 'contrato' && name === 'banco'))
          .sort(),
        ['atualizacao', 'cliente_id', 'id', 'inclusao', 'versao'],
      )
    })
  }

  it('no list of states stands anywhere but in the declaration', () => {
    const lists = globSync('{catalogue,server,cli,demo}/**/*.ts', { cwd: projectRoot })
      .filter((file) => !file.startsWith('catalogue/machines/'))
      .flatMap((file) => {
        const text = readFileSync(join(projectRoot, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
        const found = text.match(/'[^'\n]*'(?:\s*[,|]\s*'[^'\n]*')+/g) ?? []
        return found.map(quoted).filter((names) => all.some(({ states }) => isListOf(names, states)))
      })
    assert.deepEqual(lists, [])
  })

  it('rules name several states by what the declaration says of them', () => {
    const lists = globSync('server/{domain,listing,nouns,query}/**/*.ts', { cwd: projectRoot }).filter(
      (file) => /\[[^[\]]*\.to\b[^[\]]*\.to\b[^[\]]*\]/.test(readFileSync(join(projectRoot, file), 'utf8')),
    )
    // Dates of the vacancy tell whether it was open before it was closed.
    assert.deepEqual(lists, ['server/domain/colaborador/vacancy.ts'])
  })
})

const isListOf = (names: readonly string[], states: object) =>
  names.length > 1 && names.every((name) => Object.hasOwn(states, name))
