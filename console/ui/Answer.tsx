import { Anchor, Stack, Text } from '@mantine/core'
import type { Shape } from '../../catalogue/output.ts'
import { prefix } from '../api/platform.ts'
import { text } from '../text/text.ts'
import { Details, type PathOf } from './Details.tsx'
import { Parts } from './Parts.tsx'

/** Answer of a command, if it says more than that it was done. */
export function Answer({ shape, answer, pathOf }: { shape: Shape; answer: object; pathOf: PathOf }) {
  const { simulado, link, ...rest } = answer as { simulado?: boolean; link?: string }
  const empty = Object.values(rest).every((value) => Array.isArray(value) && value.length === 0)
  return (
    <Stack gap="sm" role="status">
      {simulado && <Text size="sm">{text.answer.simulated}</Text>}
      {empty && !link && <Text size="sm">{text.answer.nothing}</Text>}
      {link && (
        <Anchor href={link.startsWith('/') ? prefix + link : link} download>
          {text.answer.open}
        </Anchor>
      )}
      <Details shape={shape} record={rest} pathOf={pathOf} />
      <Parts shape={shape} record={rest} pathOf={pathOf} />
    </Stack>
  )
}
