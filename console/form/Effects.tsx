import { Anchor, Group, List, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type Effect, effectLabels, greatestEffect } from '../../catalogue/effects.ts'
import type { Tone as Name } from '../../catalogue/machines/machine.ts'
import { aditaContrato } from '../../catalogue/management/contrato/adita-contrato.ts'
import { commandFor, effectIn, timetableEffect } from '../../catalogue/management/contrato/effects.ts'
import { purposeOf } from '../../catalogue/values/aditivo.ts'
import { drafts } from '../api/platform.ts'
import { plainAmount } from '../derive/amount.ts'
import { changesIn } from '../derive/changes.ts'
import type { FormField, Typed } from '../derive/controls.ts'
import { recordPath } from '../derive/record-path.ts'
import { spoken } from '../text/language.ts'
import { say } from '../text/say.ts'
import { Tone } from '../ui/Tone.tsx'

const text = spoken({
  pt: { title: 'O que a correção pede', amend: 'Aditar com estas mudanças →' },
  en: { title: 'What the correction requires', amend: 'Amend with these changes →' },
})

/** The words say the same as the tones. */
const tones = {
  nada: 'neutro',
  aviso: 'andamento',
  aditivo: 'atencao',
  termo: 'erro',
  contrato: 'erro',
} as const satisfies Readonly<Record<Effect, Name>>

interface Props {
  effects: Readonly<Record<string, Effect>>
  fields: readonly FormField[]
  typed: Typed
  before: Typed
  /** The contract as its page shows it. */
  record: Readonly<Record<string, unknown>>
}

/** What each changed field requires of the contract, as the rules judge it, and the greatest of them. */
export function Effects({ effects, fields, typed, before, record }: Props) {
  const { situacao, origem, identificador } = record
  const changes = changesIn(fields, typed, before).flatMap(({ name, label }) => {
    const field = name.replace(/\W.*$/, '')
    const declared = field === 'horarios' ? timetable(typed, before) : effects[field]
    if (!declared) return []
    return [{ name, label, field, effect: effectIn(declared, String(situacao), origem !== 'Importação') }]
  })
  if (changes.length === 0) return null
  const greatest = greatestEffect(changes.map(({ effect }) => effect))
  const amended = changes.find(({ effect }) => effect === 'aditivo')
  return (
    <section aria-label={text.title} aria-live="polite">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          {text.title}
        </Text>
        <Mark effect={greatest} />
      </Group>
      <List size="sm">
        {changes.map(({ name, label, effect }) => (
          <List.Item key={name}>
            {label} <Mark effect={effect} />
          </List.Item>
        ))}
      </List>
      {amended && commandFor[greatest] === aditaContrato.id && (
        <Anchor
          component={Link}
          size="sm"
          to={`${recordPath('contratos', Number(identificador), record)}/aditar`}
          search={{ finalidade: purposeOf(amended.field) } as never}
          onClick={() => {
            const own = fields.filter(({ name }) => name in aditaContrato.input)
            drafts.keep(`${aditaContrato.id}.${identificador}`, own, typed, before)
          }}
        >
          {text.amend}
        </Anchor>
      )}
    </section>
  )
}

type Stretches = Parameters<typeof timetableEffect>[1]

const timetable = (typed: Typed, before: Typed) =>
  timetableEffect(
    {
      diaria: plainAmount(String(before.horasDiaria ?? '')),
      semanal: plainAmount(String(before.horasSemanal ?? '')),
      horarios: stretchesIn(before),
    },
    stretchesIn(typed),
  )

/** Stretches that are filled in. */
const stretchesIn = ({ horarios }: Typed): Stretches =>
  ((horarios ?? []) as unknown as Stretches).filter(({ inicio, termino }) => inicio && termino)

const Mark = ({ effect }: { effect: Effect }) => <Tone tone={tones[effect]}>{say(effectLabels[effect])}</Tone>
