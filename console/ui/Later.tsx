import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { drawn } from './soon.ts'

/** What comes once something else is there and was drawn: whatever it is made of is not asked for before. */
export function Later({ after, children }: { after: boolean; children: ReactNode }) {
  const [come, setCome] = useState(false)
  useEffect(() => {
    if (!after) return
    let here = true
    void drawn().then(() => here && setCome(true))
    return () => {
      here = false
    }
  }, [after])
  return come && <Suspense>{children}</Suspense>
}
