import { Box, Text, Title } from '@mantine/core'
import { type ReactNode, use, useEffect, useRef } from 'react'
import { EffectContext } from './effect.ts'

interface Props {
  title: string
  /** Parts of the record that it shows: if a command changes one of them, the section gets the focus. */
  parts?: readonly string[]
  children: ReactNode
}

export function Section({ title, parts = [], children }: Props) {
  const effect = use(EffectContext)
  const heading = useRef<HTMLHeadingElement>(null)
  const changed = effect.part !== undefined && parts.includes(effect.part)
  useEffect(() => {
    if (!changed || !effect.told) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [changed, effect])
  return (
    <Box component="section">
      <Title order={2} mb="xs" ref={heading} tabIndex={parts.length > 0 ? -1 : undefined}>
        {title}
      </Title>
      {changed && (
        <Text role="status" size="sm" c="var(--tom-ok)" mb="xs">
          {effect.told}
        </Text>
      )}
      {children}
    </Box>
  )
}
