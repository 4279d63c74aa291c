import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../server/config/config.ts'

/** An UPDATE statement in the source. */
export interface Update {
  file: string
  /** Undefined where the name is composed. */
  table: string | undefined
  columns: string[]
}

const written = /\bupdate\s+(\$\{[^}]+\}|[a-z_]+)\s+(?:[a-z]\s+)?set\s+([\s\S]*?)(?=\bfrom\b|\bwhere\b|`)/g
const built = /\.updateTable\(\s*'([a-z_]+)'\s*\)\s*\.set\(([\s\S]*?)\)\s*\.(?:from|where|returning|execute)/g

/** Every UPDATE in a text, as SQL or built with Kysely. */
export function updatesIn(file: string, text: string): Update[] {
  const statements = [...text.matchAll(written)].map(([, table, sets]) => ({
    file,
    table: table!.startsWith('$') ? undefined : table!,
    columns: [...sets!.matchAll(/(?:^|,)\s*(?:case\s.*)?([a-z_0-9]+)\s*=/g)].map(([, name]) => name!),
  }))
  const calls = [...text.matchAll(built)].map(([, table, sets]) => ({
    file,
    table: table!,
    columns: [...sets!.matchAll(/([a-z_0-9]+)\s*[:,}]/g)].map(([, name]) => name!),
  }))
  return [...statements, ...calls]
}

/** Applies a search to every source file. */
const ofSource = <T>(found: (file: string, text: string) => T[]): T[] =>
  globSync('{server,cli,demo}/**/*.ts', { cwd: projectRoot }).flatMap((file) =>
    found(file, readFileSync(join(projectRoot, file), 'utf8')),
  )

export const updatesOfSource = (): Update[] => ofSource(updatesIn)

/** Tables with a DELETE statement in the source. */
export const removalsOfSource = (): string[] =>
  ofSource((_, text) =>
    [...text.matchAll(/\b(?:delete from |deleteFrom\('|replaceParts\(\s*tx,\s*')([a-z_]+)/g)].map(
      ([, table]) => table!,
    ),
  )
