import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'

const folder = join(projectRoot, 'server/store/migrations')
const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

const tablesIn = (pattern: RegExp) =>
  migrations.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, table]) => table!))

/** Tables with forced row-level security, except those with a policy for the owner. */
const guarded = new Set(tablesIn(/call proteger\('(\w+)'\)/g)).difference(
  new Set(tablesIn(/create policy do_operador on (\w+) to current_user/g)),
)

/** Backfills without effect, and the migrations that repeated them. */
const repaired: Readonly<Record<string, string>> = {
  '0260-sessoes-com-segundo-fator.sql': '0298-segundo-fator-das-sessoes.sql',
  '0280-meses-fechados.sql': '0299-itens-e-parcelas-de-antes.sql',
  '0281-pago-em-parte.sql': '0299-itens-e-parcelas-de-antes.sql',
}

/** Statements of a migration, without comments and function bodies. */
const statementsOf = (text: string) =>
  text
    .replace(/--.*$/gm, '')
    .replace(/(\$\w*\$)[\s\S]*?\1/g, '')
    .replace(/begin atomic[\s\S]*?\bend;/g, '')

describe('a migration', () => {
  it('lifts row-level security before it writes rows, which would otherwise change none', () => {
    assert.ok(guarded.size > 50, String(guarded.size))
    const wrong = migrations.flatMap(({ name, text }) => {
      const written = statementsOf(text).matchAll(/^\s*(?:update|delete from|insert into)\s+(\w+)/gm)
      const tables = [...written].map(([, table]) => table!).filter((table) => guarded.has(table))
      return tables.some((table) => !text.includes(`alter table ${table} no force row level security`))
        ? [name]
        : []
    })
    assert.deepEqual(wrong, Object.keys(repaired))
    const names = migrations.map(({ name }) => name)
    for (const later of Object.values(repaired)) assert.ok(names.includes(later), later)
  })

  it('restores row-level security', () => {
    for (const { name, text } of migrations) {
      const lifted = [...text.matchAll(/alter table (\w+) no force row level security/g)]
      for (const [, table] of lifted) {
        assert.ok(text.includes(`alter table ${table} force row level security`), `${name}: ${table}`)
      }
    }
  })
})
