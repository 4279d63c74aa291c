import { globSync } from 'node:fs'

const folder = 'fixtures'
const files = globSync(`${folder}/*.ts`, { cwd: import.meta.dirname })
const modules: object[] = await Promise.all(files.map((file) => import(`./${file}`)))
const exported: Readonly<Record<string, unknown>> = Object.assign({}, ...modules)

/** A fixture of the folder: `xFixture` of a machine, `listedXs` of its listing `ListaXs`. */
export function fixtureNamed(name: string): unknown {
  const found = exported[name]
  if (found === undefined) throw new Error(`No file in test/support/fixtures exports ${name}.`)
  return found
}
