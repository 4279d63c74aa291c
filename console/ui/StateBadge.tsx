import type { Tone as Name } from '../../catalogue/machines/machine.ts'
import type { Phrase } from '../../catalogue/phrase.ts'
import { say } from '../text/say.ts'
import { Tone } from './Tone.tsx'

interface Props {
  machine: { states: Readonly<Record<string, { tone: Name; label?: Phrase }>> }
  state: string
}

const labelOf = (label: Phrase | undefined, state: string) => (label ? say(label) : state)

export const StateBadge = ({ machine, state }: Props) => (
  <Tone tone={machine.states[state]?.tone ?? 'neutro'}>{labelOf(machine.states[state]?.label, state)}</Tone>
)
