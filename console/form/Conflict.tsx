import { Button, Group, List, Paper, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { drafts } from '../api/platform.ts'
import {
  type Clash,
  type Conflict,
  changesTold,
  conflictOf,
  standingVersion,
  type Taken,
  withValue,
} from '../derive/conflict.ts'
import type { FormField, Typed } from '../derive/controls.ts'
import { moment } from '../derive/format.ts'
import { type Prefilled, prefilled } from '../derive/prefill.ts'
import { spoken } from '../text/language.ts'

const text = spoken({
  pt: {
    title: 'O registro mudou enquanto você preenchia',
    decide: 'Escolha, campo a campo, o que fica. Nada foi gravado ainda.',
    decided: 'Tudo decidido. Confira e confirme de novo.',
    merged: 'Nada do que você mudou foi tocado. Confira e confirme de novo.',
    was: 'Era',
    now: 'Agora',
    mine: 'Seu',
    empty: 'vazio',
    by: (who: string, when: string) => ` (${who}, ${when})`,
    accept: (value: string) => `Aceitar ${value}`,
    keep: (value: string) => `Ficar com ${value}`,
    acceptOf: (field: string, value: string) => `${field}: aceitar ${value}`,
    keepOf: (field: string, value: string) => `${field}: ficar com ${value}`,
    taken: 'O que só outra pessoa mudou já está no formulário:',
  },
  en: {
    title: 'The record has changed while you were writing',
    decide: 'Choose what stays, field by field. Nothing has been saved yet.',
    decided: 'All decided. Check and confirm again.',
    merged: 'Nothing that you changed was touched. Check and confirm again.',
    was: 'Was',
    now: 'Now',
    mine: 'Yours',
    empty: 'empty',
    by: (who, when) => ` (${who}, ${when})`,
    accept: (value) => `Accept ${value}`,
    keep: (value) => `Keep ${value}`,
    acceptOf: (field, value) => `${field}: accept ${value}`,
    keepOf: (field, value) => `${field}: keep ${value}`,
    taken: 'What only others changed is in the form already:',
  },
})

interface Filling {
  fields: readonly FormField[]
  /** The record as the page shows it now. */
  record: Readonly<Record<string, unknown>> | undefined
  /** The record as the form opened it. */
  opened: Prefilled | undefined
  typed: Typed
  names: Prefilled['names']
  /** Input of an earlier visit. */
  kept: Typed | undefined
  error: unknown
  draft: string
}

interface Deciding {
  /** What the record was when its present content was shown to the person. */
  before: Prefilled | undefined
  /** Version whose changes were shown; undefined without a conflict. */
  version: number | undefined
  /** Some field is not decided yet. */
  open: boolean
  shown: boolean
  conflict: Conflict | undefined
  choices: Choices
  choose: (clash: Clash, choice: Choice) => void
}

type Choice = 'theirs' | 'mine'
type Choices = Readonly<Record<string, Choice>>

interface Held {
  before: Prefilled | undefined
  version?: number
  conflict?: Conflict
  choices: Choices
  /** Last refusal that was looked at. */
  error?: unknown
}

/** Conflicts of a form with changes that others made since it was opened. */
export function useConflict(
  filling: Filling,
  { merge, change }: Record<'merge' | 'change', (typed: Typed) => void>,
): Deciding {
  const { fields, record, opened, typed, names, error } = filling
  const [held, setHeld] = useState<Held>(() => ({ ...earlier(filling), choices: {} }))
  const version = standingVersion(error)
  if (error !== held.error) {
    if (version !== undefined && record && held.before && isRead(record, version)) {
      const fresh = prefilled(fields, record)
      const conflict = conflictOf(fields, { before: held.before, fresh, typed, names }, changesTold(error))
      setHeld({ before: fresh, version, conflict, choices: {}, error })
      merge(conflict.typed)
    } else if (version !== undefined && !record) {
      const conflict = conflictOf([], { before: none, fresh: none, typed, names }, changesTold(error))
      setHeld({ ...held, version, conflict, choices: {}, error })
    } else setHeld({ ...held, error, ...(error ? { conflict: undefined } : {}) } as Held)
  }
  const { conflict, choices } = held
  return {
    before: held.before ?? opened,
    version: held.version,
    open: conflict?.clashes.some(({ place }) => !choices[place]) ?? false,
    shown: conflict !== undefined && (version !== undefined || error === null || error === undefined),
    conflict,
    choices,
    choose: ({ place, standing, typed: own }, choice) => {
      change(withValue(typed, place, choice === 'theirs' ? standing : own))
      setHeld({ ...held, choices: { ...choices, [place]: choice } })
    },
  }
}

/** After a failed reading the page still shows the old record. */
const isRead = ({ versao }: Readonly<Record<string, unknown>>, version: number) => Number(versao) >= version

const none: Prefilled = { typed: {}, names: {} }

/** Input of an earlier visit may replace values that others have changed since. */
function earlier({ fields, opened, kept, draft, names }: Filling): Pick<Held, 'before' | 'conflict'> {
  const replaced = kept && drafts.replaced(draft)
  if (!opened || !replaced) return { before: opened }
  const before = { ...opened, typed: { ...opened.typed, ...replaced } }
  const sides = { before, fresh: opened, typed: { ...opened.typed, ...kept }, names }
  const conflict = conflictOf(fields, sides, [])
  return conflict.clashes.length > 0 ? { before: opened, conflict } : { before: opened }
}

/** Shows a conflict above the buttons, with both values of each field. */
export function Clashes({ conflict, shown, open, choices, choose }: Deciding) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (conflict && shown) box.current?.focus()
  }, [conflict, shown])
  if (!conflict || !shown) return null
  const { clashes, taken } = conflict
  return (
    <Paper ref={box} role="alert" tabIndex={-1} p="md" bg="var(--tom-atencao-fundo)" c="var(--tom-atencao)">
      <Stack gap="sm">
        <Text fw={600}>{text.title}</Text>
        <Text size="sm">{clashes.length === 0 ? text.merged : open ? text.decide : text.decided}</Text>
        {clashes.map((clash) => (
          <One key={clash.place} clash={clash} chosen={choices[clash.place]} choose={choose} />
        ))}
        {taken.length > 0 && (
          <div>
            <Text size="sm">{text.taken}</Text>
            <List size="sm">
              {taken.map((one) => (
                <List.Item key={one.label + one.now}>
                  <TakenWords {...one} />
                </List.Item>
              ))}
            </List>
          </div>
        )}
      </Stack>
    </Paper>
  )
}

const said = (value: string) => value || text.empty
const by = (changer: Clash['by']) => (changer ? text.by(changer.autor, moment(changer.momento)) : '')

const TakenWords = ({ label, was, now, by: changer }: Taken) => (
  <>
    {label}
    {(was || now) && (
      <>
        : <s>{said(was)}</s> → <b>{said(now)}</b>
      </>
    )}
    {by(changer)}
  </>
)

interface OneProps {
  clash: Clash
  chosen: Choice | undefined
  choose: Deciding['choose']
}

function One({ clash, chosen, choose }: OneProps) {
  const { label, was, now, mine } = clash
  const button = (choice: Choice, words: string, spoken: string) => (
    <Button
      size="xs"
      variant={chosen === choice ? 'filled' : 'default'}
      aria-pressed={chosen === choice}
      aria-label={spoken}
      onClick={() => choose(clash, choice)}
    >
      {words}
    </Button>
  )
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <Text size="sm">
        {text.was}: {said(was)} · {text.now}: <b>{said(now)}</b>
        {by(clash.by)} · {text.mine}: <b>{said(mine)}</b>
      </Text>
      <Group gap="xs">
        {button('theirs', text.accept(said(now)), text.acceptOf(label, said(now)))}
        {button('mine', text.keep(said(mine)), text.keepOf(label, said(mine)))}
      </Group>
    </Stack>
  )
}
