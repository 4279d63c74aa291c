import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** What comes once something else is there and was drawn: whatever it is made of is not asked for before. */
export function Later({ after, children }: { after: boolean; children: ReactNode }) {
  const [come, setCome] = useState(false)
  useEffect(() => {
    if (!after) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setCome(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [after])
  return come && <Suspense>{children}</Suspense>
}
