import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { text } from '../text/text.ts'

/** Heading of a page. It gets the focus on navigation, so that screen readers start here. */
export function PageTitle({ children, tab = children }: { children: string; tab?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${tab} · ${text.product}`
    // In the next frame: focusing now would force an extra layout.
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [tab])
  return (
    <Title order={1} ref={heading} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Title>
  )
}
