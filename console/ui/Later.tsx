import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { drawn } from './soon.ts'

/** Renders its children after other content was rendered, so that their code loads later. */
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
