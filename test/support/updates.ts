import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../../server/config/config.ts'

/** A statement of the source that changes rows. */
export interface Update {
  file: string
  /** Nothing where the name is composed. */
  table: string | undefined
  columns: string[]
}

const written = /\bupdate\s+(\$\{[^}]+\}|[a-z_]+)\s+(?:[a-z]\s+)?set\s+([\s\S]*?)(?=\bfrom\b|\bwhere\b|`)/g
const built = /\.updateTable\(\s*'([a-z_]+)'\s*\)\s*\.set\(([\s\S]*?)\)\s*\.(?:from|where|returning|execute)/g

/** Every update in a text of ours, as SQL or built. */
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

/** What a text of each file of the source has of something. */
const ofSource = <T>(found: (file: string, text: string) => T[]): T[] =>
  globSync('{server,cli,demo}/**/*.ts', { cwd: projectRoot }).flatMap((file) =>
    found(file, readFileSync(join(projectRoot, file), 'utf8')),
  )

export const updatesOfSource = (): Update[] => ofSource(updatesIn)

/** Tables that some statement takes rows from. */
export const removalsOfSource = (): string[] =>
  ofSource((_, text) =>
    [...text.matchAll(/\b(?:delete from |deleteFrom\('|replaceParts\(\s*tx,\s*')([a-z_]+)/g)].map(
      ([, table]) => table!,
    ),
  )
