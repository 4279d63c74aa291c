import { useState } from 'react'
import { mostRecords } from '../../catalogue/management/parts.ts'
import { valueAt } from '../derive/columns.ts'

/** A selected row with the version that was shown. */
export interface Selected {
  id: number
  versao: number
  row: object
}

export interface Selection {
  rows: readonly Selected[]
  has: (row: object) => boolean
  /** Adds or removes rows, up to the number that one command takes. */
  set: (rows: readonly object[], chosen: boolean) => void
  keep: (ids: readonly number[]) => void
  isFull: boolean
}

const numberOf = (row: object) => Number(valueAt(row, 'id'))
const selected = (row: object): Selected => ({
  id: numberOf(row),
  versao: Number(valueAt(row, 'versao')),
  row,
})

/** The selection is kept across pages. */
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
