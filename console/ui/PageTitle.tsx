import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { text } from '../text/text.ts'

/** The heading of a page. Who comes to a page by its address or a link starts reading here. */
export function PageTitle({ children, tab = children }: { children: string; tab?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${tab} · ${text.product}`
    heading.current?.focus()
  }, [tab])
  return (
    <Title order={1} ref={heading} tabIndex={-1} style={{ overflowWrap: 'anywhere' }}>
      {children}
    </Title>
  )
}
