import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { projectRoot } from '../../server/config/config.ts'

const files = globSync(['server/**/*.ts', 'demo/**/*.ts', 'cli/**/*.ts'], { cwd: projectRoot })
const textOf = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

const returning = [
  /export (?:(?:async )?function|const) (\w+)(?:(?!\n\}?\n)[\s\S])*?\): Promise<(?:readonly )?Outcome\[\]>/g,
  /export const (\w+): DueVerb\b/g,
]

/** Functions of a file that return outcomes, which contain refusals instead of throwing them. */
const outcomesIn = (text: string): string[] =>
  returning.flatMap((one) => [...text.matchAll(one)].map(([, name]) => name!))

/** Local names of imported functions. */
function importedIn(file: string, text: string, known: ReadonlyMap<string, readonly string[]>): string[] {
  return [...text.matchAll(/import \{([^}]*)\} from '(\.[^']*)'/g)].flatMap(([, names, path]) => {
    const told = known.get(join(dirname(file), path!)) ?? []
    return names!
      .split(',')
      .map((one) => one.trim().split(' as '))
      .filter(([name]) => told.includes(name!))
      .map(([name, own = name]) => own!)
  })
}

/** Calls of these functions as statements, whose result is discarded. */
function discardedIn(text: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const call = new RegExp(`^[ \\t]*(?:void )?(?:await )?(?:${names.join('|')})\\(`, 'gm')
  return [...text.matchAll(call)]
    .filter(({ index }) => {
      const before = text.slice(0, index).trimEnd()
      // The line continues an expression that uses the value.
      return !/(?:[=(,[?:&|]|=>|\.\.\.|return|await)$/.test(before)
    })
    .map(([found]) => found.trim())
}

describe('outcomes', () => {
  const known = new Map(files.map((file) => [file, outcomesIn(textOf(file))]))

  it('are found in the functions that return them', () => {
    for (const [file, name] of [
      ['server/domain/move.ts', 'tryMove'],
      ['server/domain/change.ts', 'tryChange'],
      ['server/domain/include.ts', 'tryInclude'],
      ['server/domain/contrato/ativa.ts', 'ativa'],
      ['server/domain/colaborador/exit.ts', 'cancelExits'],
    ] as const) {
      assert.ok(known.get(file)?.includes(name), `${name}: ${known.get(file)}`)
    }
  })

  it('that are discarded are found', () => {
    const text = `async () => {
  await tryMove(tx, vagas)
  const made = await tryMove(tx, vagas)
  tryMove(
    tx,
    vagas,
  )
  const other =
    tryMove(tx, vagas)
  use(
    await tryMove(tx, vagas),
  )
  return tryMove(tx, vagas)
}`
    assert.deepEqual(discardedIn(text, ['tryMove']), ['await tryMove(', 'tryMove('])
  })

  it('are never discarded: callers that ignore them use move, change and include, which throw', () => {
    const discarded = files.flatMap((file) => {
      const text = textOf(file)
      const names = [...new Set([...known.get(file)!, ...importedIn(file, text, known)])]
      return discardedIn(text, names).map((call) => `${file}: ${call}`)
    })
    assert.deepEqual(discarded, [])
  })
})
