import { sql } from 'kysely'
import { eachClient } from '../../domain/cliente/list.ts'
import type { Database } from '../../store/database.ts'
import type { FileStore } from '../../store/files/file-store.ts'
import { keysIn, sealedPlaces } from './places.ts'

/** How many values of a place a key has sealed. */
export interface Usage {
  place: string
  key: number
  values: number
}

export interface ResealTools {
  owner: Database
  files: FileStore
}

/** Which keys sealed what: in every column and every object of the file store. */
export async function keyUsage({ owner, files }: ResealTools): Promise<Usage[]> {
  const counts = new Map<string, Usage>()
  const count = (place: string, key: number, values: number) => {
    const one = counts.get(`${place} ${key}`) ?? { place, key, values: 0 }
    counts.set(`${place} ${key}`, { ...one, values: one.values + values })
  }
  for (const { id } of await eachClient(owner)) {
    for (const place of sealedPlaces) {
      const { rows } = await owner.reading(id, (tx) =>
        sql<{ key: number; values: number }>`
          select k.chave as key, count(*)::integer as values
            from ${sql.table(place.table)} cross join lateral ${sql.raw(keysIn(place))}
           where cliente_id = (select cliente_atual()) group by 1`.execute(tx),
      )
      for (const { key, values } of rows) count(`${place.table}.${place.column}`, key, values)
    }
    for await (const { name } of files.list(id)) {
      const key = await files.keyOf(name)
      if (key !== undefined) count('arquivos', key, 1)
    }
  }
  return [...counts.values()]
}
