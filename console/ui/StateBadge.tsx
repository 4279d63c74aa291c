import { Text } from '@mantine/core'
import type { Tone as Name } from '../../catalogue/machines/machine.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import { day } from '../derive/format.ts'
import { spoken } from '../text/language.ts'
import { say } from '../text/say.ts'
import { Tone } from './Tone.tsx'

const from = spoken({
  pt: (day: string) => `em vigor a partir de ${day}`,
  en: (day: string) => `in force from ${day}`,
})

interface Props {
  machine: { states: Readonly<Record<string, { tone: Name; label?: Phrase }>> }
  state: string
  /** First day of a contract that has not begun. */
  from?: unknown
}

const labelOf = (label: Phrase | undefined, state: string) => (label ? say(label) : state)

export const StateBadge = ({ machine, state, from: first }: Props) => (
  <>
    <Tone tone={machine.states[state]?.tone ?? 'neutro'}>{labelOf(machine.states[state]?.label, state)}</Tone>
    {typeof first === 'string' && first && (
      <>
        {' '}
        <StateFrom day={first} />
      </>
    )}
  </>
)

/** A signed contract before its first day. */
export const StateFrom = ({ day: first }: { day: string }) => (
  <Text span size="xs" c="dimmed">
    {from(day(first))}
  </Text>
)
