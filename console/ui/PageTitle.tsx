import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { text } from '../text/text.ts'

/** The heading of a page. Who comes to a page by its address or a link starts reading here. */
export function PageTitle({ children, tab = children }: { children: string; tab?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${tab} · ${text.product}`
    // With the next frame, which is laid out anyway: to focus now is to lay out what is about to be drawn again.
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [tab])
  return (
    <Title order={1} ref={heading} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Title>
  )
}
