import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  baseline,
  type Migration,
  migrationFrom,
  migrations,
  statementsOf,
} from '../../server/store/migration-list.ts'

const all = migrations()
const [first, ...later] = all

const tablesIn = (pattern: RegExp) =>
  all.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, table]) => table!))

/** Tables with forced row-level security, except those with a policy for the owner. */
const guarded = new Set(tablesIn(/call proteger\('(\w+)'\)/g)).difference(
  new Set(tablesIn(/create policy do_operador on (\w+) to current_user/g)),
)

const written = (text: string) =>
  [
    ...statementsOf(text).matchAll(
      /\b(?:update|delete\s+from|insert\s+into|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(\w+)/gi,
    ),
  ].map(([, table]) => table!)

/** Tables whose rows a migration would silently not change: row-level security hides them from the owner. */
const hidden = ({ mode, text }: Migration): string[] => {
  const tables = written(text).filter((table) => guarded.has(table))
  // A batched migration acts for one client at a time.
  return mode.kind === 'batches' && guarded.has(mode.table) ? [] : tables
}

const lifted = ({ text }: Migration) =>
  /\b(no force|disable) row level security\b|\bdisable trigger\b|\bsession_replication_role\b/i.test(
    statementsOf(text),
  )

const transaction = (text: string) => migrationFrom('0999-x.sql', `-- migration: transaction\n${text}`)
const batched = (table: string, text: string) =>
  migrationFrom('0999-x.sql', `-- migration: online, batches of 500 rows of ${table}\n${text}`)

describe('migrations', () => {
  it('begin with the baseline, and follow in the order of their names', () => {
    assert.equal(first!.name, baseline)
    assert.ok(later.length > 0)
    const numbers = all.map(({ name }) => name.slice(0, 4))
    assert.equal(new Set(numbers).size, numbers.length)
    assert.ok(later.every(({ name }) => name > '0301'))
  })

  it('write rows of clients in batches only, because row-level security hides them from others', () => {
    assert.ok(guarded.size > 50, String(guarded.size))
    for (const migration of later) assert.deepEqual(hidden(migration), [], migration.name)
    assert.ok(later.some(({ text }) => written(text).length > 0))
  })

  it('never lift row-level security: that would lock the table while its rows are written', () => {
    for (const migration of later) assert.ok(!lifted(migration), migration.name)
  })

  it('with writes that would change nothing are found', () => {
    for (const text of [
      'update aluno set nome = nome;',
      'alter table x add y text;\n  delete from aluno where true;',
      'with a as (select 1) insert into contrato (id) select 1;',
      'UPDATE ONLY aluno SET nome = nome',
    ]) {
      assert.equal(hidden(transaction(text)).length, 1, text)
    }
    assert.deepEqual(hidden(batched('cliente', 'update aluno set nome = nome from batch where true')), [
      'aluno',
    ])
    const right =
      'update aluno x set nome = nome from batch b where (x.cliente_id, x.id) = (b.cliente_id, b.id)'
    assert.deepEqual(hidden(batched('aluno', right)), [])
    assert.deepEqual(hidden(transaction('update cliente set nome = nome;')), [])
    assert.ok(lifted(transaction('alter table aluno no force row level security;')))
    assert.ok(!lifted(transaction('-- no force row level security\nselect 1;')))
  })
})

describe('a migration is refused', () => {
  const wrong: readonly (readonly [what: string, name: string, text: string, message: RegExp])[] = [
    ['without a mode', '0999-x.sql', 'select 1', /the first line must be/],
    ['with an unknown mode', '0999-x.sql', '-- migration: sometimes\nselect 1', /the first line must be/],
    [
      'with batches in one transaction',
      '0999-x.sql',
      '-- migration: transaction, batches of 5 rows of a\nselect 1',
      /first line/,
    ],
    ['with another name', 'x.sql', '-- migration: transaction\nselect 1', /the name is not like/],
    [
      'that commits by itself',
      '0999-x.sql',
      '-- migration: transaction\nselect 1; commit; select 2',
      /begun and committed/,
    ],
    [
      'that begins by itself',
      '0999-x.sql',
      '-- migration: transaction\nbegin; select 2',
      /begun and committed/,
    ],
    [
      'with two online statements',
      '0999-x.sql',
      '-- migration: online\nanalyze a; analyze b',
      /a single statement/,
    ],
    [
      'with an online statement that blocks',
      '0999-x.sql',
      '-- migration: online\ncreate index a on b (c)',
      /an online statement/,
    ],
    [
      'with an index that could not be resumed',
      '0999-x.sql',
      '-- migration: online\ncreate index concurrently a on b (c)',
      /an online statement/,
    ],
    [
      'with an online rewrite',
      '0999-x.sql',
      '-- migration: online\nalter table a alter b type bigint',
      /an online statement/,
    ],
    [
      'with large batches',
      '0999-x.sql',
      '-- migration: online, batches of 20000 rows of a\nupdate a set b = 1 from batch',
      /at most 10000/,
    ],
    [
      'with a batch that takes all rows',
      '0999-x.sql',
      '-- migration: online, batches of 500 rows of a\nupdate a set b = 1',
      /uses the relation/,
    ],
    [
      'with a batch that writes nothing',
      '0999-x.sql',
      '-- migration: online, batches of 500 rows of a\nselect from batch',
      /begins with update/,
    ],
  ]
  for (const [what, name, text, message] of wrong) {
    it(what, () => assert.throws(() => migrationFrom(name, text), message))
  }

  it('for none of these reasons if it is right', () => {
    const body = 'create function f() returns void language plpgsql as $$ begin commit; end $$;'
    assert.equal(transaction(body).mode.kind, 'transaction')
    const index = '-- migration: online\ncreate index concurrently if not exists a on b (c);'
    assert.equal(migrationFrom('0999-x.sql', index).mode.kind, 'online')
  })
})
