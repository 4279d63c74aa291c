import { useState } from 'react'
import type { ListingOperation } from '../../catalogue/operation.ts'
import { useSession } from '../api/hooks.ts'
import { keepPreferences, type Preferences, readPreferences } from '../api/preferences.ts'

export function usePreferences({ id }: ListingOperation): [Preferences, (next: Preferences) => void] {
  const { cliente, pessoa } = useSession()
  const who = `${cliente?.codigo}.${pessoa?.tipo}.${pessoa?.identificador}`
  const [kept, setKept] = useState(() => readPreferences(localStorage, who, id))
  return [
    kept,
    (next) => {
      setKept(next)
      keepPreferences(localStorage, who, id, next)
    },
  ]
}
