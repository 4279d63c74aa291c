import { useState } from 'react'
import { mostRecords } from '../../catalogue/management/parts.ts'
import { valueAt } from '../derive/columns.ts'

/** A row that somebody chose, as it was seen. */
export interface Selected {
  id: number
  versao: number
  row: object
}

export interface Selection {
  rows: readonly Selected[]
  has: (row: object) => boolean
  /** Adds rows or takes them out. More than one command takes are not added. */
  set: (rows: readonly object[], chosen: boolean) => void
  /** Keeps only these. */
  keep: (ids: readonly number[]) => void
  isFull: boolean
}

const numberOf = (row: object) => Number(valueAt(row, 'id'))
const selected = (row: object): Selected => ({
  id: numberOf(row),
  versao: Number(valueAt(row, 'versao')),
  row,
})

/** Rows chosen on one page stay chosen on the next. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Selected>>(new Map())
  return {
    rows: [...chosen.values()],
    has: (row) => chosen.has(numberOf(row)),
    set: (rows, add) =>
      setChosen((now) => {
        const next = new Map(now)
        for (const row of rows) {
          if (!add) next.delete(numberOf(row))
          else if (next.size < mostRecords || next.has(numberOf(row))) next.set(numberOf(row), selected(row))
        }
        return next
      }),
    keep: (ids) => setChosen((now) => new Map([...now].filter(([id]) => ids.includes(id)))),
    isFull: chosen.size >= mostRecords,
  }
}
