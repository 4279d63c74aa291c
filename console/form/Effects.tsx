import { Group, List, Text } from '@mantine/core'
import { type Effect, effectLabels, greatestEffect } from '../../catalogue/effects.ts'
import type { Tone as Name } from '../../catalogue/machines/machine.ts'
import { changesIn } from '../derive/changes.ts'
import type { FormField, Typed } from '../derive/controls.ts'
import { spoken } from '../text/language.ts'
import { say } from '../text/say.ts'
import { Tone } from '../ui/Tone.tsx'

const text = spoken({
  pt: { title: 'O que a correção pede', whole: 'Ao todo' },
  en: { title: 'What the correction requires', whole: 'In all' },
})

/** The words say the same as the tones. */
const tones = {
  nada: 'neutro',
  aviso: 'andamento',
  aditivo: 'atencao',
  termo: 'erro',
} as const satisfies Readonly<Record<Effect, Name>>

interface Props {
  effects: Readonly<Record<string, Effect>>
  fields: readonly FormField[]
  typed: Typed
  before: Typed
}

/** The legal effect of each changed field, and the greatest of them. */
export function Effects({ effects, fields, typed, before }: Props) {
  const changes = changesIn(fields, typed, before).flatMap(({ name, label }) => {
    const effect = effects[name.replace(/\W.*$/, '')]
    return effect ? [{ name, label, effect }] : []
  })
  if (changes.length === 0) return null
  return (
    <section aria-label={text.title} aria-live="polite">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {text.title}
        </Text>
        <Mark effect={greatestEffect(changes.map(({ effect }) => effect))} />
      </Group>
      <List size="sm">
        {changes.map(({ name, label, effect }) => (
          <List.Item key={name}>
            {label} <Mark effect={effect} />
          </List.Item>
        ))}
      </List>
    </section>
  )
}

const Mark = ({ effect }: { effect: Effect }) => <Tone tone={tones[effect]}>{say(effectLabels[effect])}</Tone>
