import { Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CommandOperation } from '../../catalogue/operation.ts'
import { useSession } from '../api/hooks.ts'
import { drafts } from '../api/platform.ts'
import { withBrought } from '../derive/brought.ts'
import {
  asProven,
  type FormField,
  fillable,
  formOf,
  inputOf,
  isEmpty,
  isIn,
  missingIn,
  type Typed,
  unfitNumbersIn,
} from '../derive/controls.ts'
import { mayOpen, partyOf } from '../derive/doors.ts'
import { fieldErrors } from '../derive/field-errors.ts'
import { nameKey, type Prefilled, prefilled } from '../derive/prefill.ts'
import { nounRoutes } from '../routes.ts'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'
import { focusOn, useAttention } from '../ui/attend.ts'
import { Notice } from '../ui/Notice.tsx'
import { AboutContext } from './about.ts'
import { Changes } from './Changes.tsx'
import classes from './CommandForm.module.css'
import { Clashes, useConflict } from './Conflict.tsx'
import { Effects } from './Effects.tsx'
import { GroupInput, hasError } from './FieldInput.tsx'
import { IncludingContext } from './including.ts'
import { Lasting } from './Lasting.tsx'
import { UploadsContext, useUploads } from './uploads.ts'
import { useBrought } from './useBrought.ts'

type Told = Readonly<Record<string, unknown>>

interface Props {
  command: CommandOperation
  /** Current record, if the command changes it: its values fill the form, and only changes are sent. */
  record?: Readonly<Record<string, unknown>> | undefined
  /** Groups of fields of which one each has to be filled. */
  needs?: ReturnType<NonNullable<CommandOperation['needs']>> | undefined
  /** Initial values from the address. */
  given?: Typed
  /** Key under which input is kept until it is accepted. */
  draft: string
  busy: boolean
  error: unknown
  /** Error of a check made while the form is filled; its fields are marked, without leading to them. */
  hint?: unknown
  /** `version` is the one whose changes were shown here, after the record had changed meanwhile. */
  onSubmit: (told: Told, onDone: () => void, version?: number) => void
  onClose?: () => void
  /** The records of the command, for the simulation before an irreversible one. */
  about?: Told
  /** Runs a simulation, where it tells something. */
  onSimulate?: (told: Told) => void
  /** Sections of fields, depending on the input; other fields come after them. */
  sections?: (typed: Typed) => readonly FormSection[]
  /** Title under which other fields are folded; without one they are shown. */
  rest?: string
  /** Fields that the input so far makes meaningless; they are neither shown nor sent. */
  without?: (typed: Typed) => readonly string[]
  /** Values to start with, unless the person has filled in others. */
  initial?: Typed
  /** Content beside the fields that depends on the input. */
  beside?: (form: Writing) => ReactNode
  /** Content between the fields and the buttons that depends on the input. */
  below?: (form: Writing) => ReactNode
}

export interface FormSection {
  title: string
  names: readonly string[]
}

/** A form while it is being filled. */
export interface Writing {
  fields: readonly FormField[]
  typed: Typed
  /** Whether a number exceeds its limits. */
  isUnfit: boolean
  /** `called` is the name of the record that the value refers to, if the field cannot know it. */
  change: (name: string, value: string, called?: string) => void
  /** Focuses a field, also one that is folded. */
  goTo: (name: string) => void
  /** What would be sent for this input. */
  toldOf: (typed: Typed) => Told
}

/** Form of a command. Input survives a refusal and the end of the session. */
export function CommandForm(props: Props) {
  const { command, record, given, draft, busy, error, onSubmit, onClose, onSimulate, sections, beside } =
    props
  const { rest, without, initial, about, below, hint, needs = [] } = props
  const session = useSession()
  const asked = asProven(formOf(command.input), command, session.metodo)
  const all = fillable(asked, (noun) =>
    nounRoutes.some((one) => one.noun === noun && mayOpen(session, one)),
  ).filter(({ name, required }) => name !== 'motivo' || required || !partyOf(session))
  // The record is that of the moment when the form opened: what changes later is a conflict to decide.
  const [opened] = useState(() => record && prefilled(all, record))
  const [kept] = useState(() => drafts.read(draft))
  const [typed, setTyped] = useState<Typed>({ ...opened?.typed, ...initial, ...kept, ...given })
  const [ownNames, setNames] = useState<Prefilled['names']>({})
  // Chosen records are named by their field.
  const names = { ...drafts.names(), ...ownNames }
  const [tried, setTried] = useState(false)
  const [unchanged, setUnchanged] = useState(false)
  /** Input of an irreversible command until it is confirmed. */
  const [lasting, setLasting] = useState<Told>()
  /** Refusal by the simulation before an irreversible command. */
  const [foreseen, setForeseen] = useState<unknown>()
  const refusal = foreseen ?? error
  useEffect(() => {
    if (error) setLasting(undefined)
  }, [error])
  const [attempts, setAttempts] = useState(0)
  const element = useAttention<HTMLFormElement>(refusal, attempts)
  const button = useRef<HTMLButtonElement>(null)
  const attention = useId()
  // An object, so that the same field may be sought again.
  const [sought, setSought] = useState<{ name: string }>()
  useEffect(() => {
    if (sought)
      focusOn(element.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(sought.name)}"]`))
  }, [sought, element])
  const clash = useConflict(
    { fields: all, record, opened, typed, names, kept, error, draft },
    { merge: setTyped, change: (next) => change(next) },
  )
  const { before } = clash
  const senseless = without?.(typed) ?? []
  const needed = needs.filter((group) => group.every((name) => isEmpty(typed[name]))).map(([first]) => first)
  const fields = all
    .filter(({ name }) => !senseless.includes(name))
    .map((field) => (needed.includes(field.name) ? { ...field, required: true } : field))
  const missing = tried ? missingIn(fields, typed) : []
  const unfit = unfitNumbersIn(fields, typed)
  const isUnfit = Object.keys(unfit).length > 0
  const uploads = useUploads()
  const unsent = tried ? uploads.unsent : {}
  const errors = {
    ...fieldErrors(hint),
    ...fieldErrors(refusal),
    ...unfit,
    ...Object.fromEntries(missing.map((place) => [place, text.move.missing])),
    ...unsent,
  }
  const wrong = Object.entries(errors).filter(([place]) => isIn(fields, place))
  const besides = Object.entries(errors).filter(([place]) => !isIn(fields, place))
  const change = (next: Typed) => {
    setTyped(next)
    setUnchanged(false)
    drafts.keep(draft, fields, next, before?.typed)
  }
  const changeOne: Writing['change'] = (name, value, called) => {
    const control = fields.find((field) => field.name === name)?.control
    if (called && control?.kind === 'related') {
      const key = nameKey(control.noun, value)
      setNames({ ...ownNames, [key]: called })
      drafts.name(key, called)
    }
    change({ ...typed, [name]: value })
  }
  // Several fields may be filled in at once, so each builds on what the others have set.
  const fill = (name: string, value: string, called: string) => {
    const control = fields.find((field) => field.name === name)?.control
    if (called && control?.kind === 'related') {
      const key = nameKey(control.noun, value)
      setNames((known) => ({ ...known, [key]: called }))
    }
    setTyped((now) => ({ ...now, [name]: value }))
  }
  useBrought(all, typed, { ...opened?.typed, ...kept }, (brought, last) => {
    setNames((known) => ({ ...known, ...brought.names }))
    setTyped((now) => withBrought(now, brought.typed, last))
  })
  const send = (told: Told) =>
    onSubmit(
      told,
      () => {
        drafts.drop(draft)
        setLasting(undefined)
      },
      clash.version,
    )
  const isComplete = () => {
    setTried(true)
    const complete = !isUnfit && !uploads.isOpen && missingIn(fields, typed).length === 0
    if (!complete) setAttempts(attempts + 1)
    return complete
  }
  const simulate = () => {
    if (isComplete()) onSimulate?.(inputOf(fields, typed, before?.typed))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form inside a dialog of this form is another form.
    event.stopPropagation()
    if (clash.open || !isComplete()) return
    setForeseen(undefined)
    const told = inputOf(fields, typed, before?.typed)
    if (before && Object.keys(told).length === 0) return setUnchanged(true)
    if (command.lasting) setLasting(told)
    else send(told)
  }
  const writing: Writing = {
    fields,
    typed,
    isUnfit,
    change: changeOne,
    goTo: (name) => setSought({ name }),
    toldOf: (now) => inputOf(fields, now, before?.typed),
  }
  return (
    <IncludingContext value={{ fields: all, typed, draft, Form: CommandForm }}>
      <UploadsContext value={uploads.report}>
        <AboutContext value={typeof about?.id === 'number' ? about.id : undefined}>
          <form ref={element} onSubmit={submit} noValidate>
            <Stack>
              {!lasting && !clash.shown && refusal !== null && refusal !== undefined && (
                <Notice error={refusal} besides={besides.map(([, words]) => words)} />
              )}
              {kept && (
                <Text size="sm" role="status">
                  {text.move.draft}
                </Text>
              )}
              <Beside aside={beside?.(writing)}>
                {partsOf(fields, sections?.(typed) ?? []).map(({ title, fields: some }) => (
                  <Titled
                    key={title}
                    title={title}
                    folded={
                      title || !rest
                        ? undefined
                        : {
                            title: rest,
                            open: some.some(({ name }) => hasError(errors, name) || name === sought?.name),
                          }
                    }
                  >
                    <GroupInput
                      fields={some}
                      {...{ typed, errors }}
                      sought={sought?.name}
                      names={{ ...before?.names, ...names }}
                      onChange={change}
                      onFill={fill}
                    />
                  </Titled>
                ))}
              </Beside>
              {below?.(writing)}
              {before && (
                <Changes {...{ fields, typed }} before={before.typed} names={{ ...before.names, ...names }} />
              )}
              {before && record && command.effects && (
                <Effects {...{ fields, typed, record }} effects={command.effects} before={before.typed} />
              )}
              {unchanged && (
                <Text size="sm" role="status">
                  {text.form.unchanged}
                </Text>
              )}
              <Clashes {...clash} />
              <Group justify="end" gap="xs" className={beside ? classes.buttons : undefined}>
                {wrong.length > 0 && (
                  <Text id={attention} size="sm" c="var(--mantine-color-error)" role="status">
                    {text.form.attention(wrong.length)}
                  </Text>
                )}
                {onClose && (
                  <Button variant="default" onClick={onClose}>
                    {text.move.cancel}
                  </Button>
                )}
                {onSimulate && (
                  <Button variant="default" onClick={simulate}>
                    {text.answer.simulate}
                  </Button>
                )}
                <Button
                  ref={button}
                  type="submit"
                  loading={busy || lasting !== undefined}
                  disabled={clash.open}
                  aria-describedby={wrong.length > 0 ? attention : undefined}
                >
                  {say(command.rotulo)}
                </Button>
              </Group>
            </Stack>
          </form>
        </AboutContext>
      </UploadsContext>
      {lasting && (
        <Lasting
          command={command}
          input={{ ...lasting, ...about }}
          pending={busy}
          onDo={() => send(lasting)}
          onRefused={(problem) => {
            setLasting(undefined)
            setForeseen(problem)
          }}
          onClose={() => {
            flushSync(() => setLasting(undefined))
            button.current?.focus()
          }}
        />
      )}
    </IncludingContext>
  )
}

/** Fields by section; fields of no section come last. */
function partsOf(fields: readonly FormField[], sections: readonly FormSection[]) {
  const named = new Set(sections.flatMap(({ names }) => names))
  const titled = sections.map(({ title, names }) => ({
    title,
    fields: names.flatMap((name) => fields.find((field) => field.name === name) ?? []),
  }))
  return [...titled, { title: '', fields: fields.filter(({ name }) => !named.has(name)) }].filter(
    (part) => part.fields.length > 0,
  )
}

interface TitledProps {
  title: string
  folded: { title: string; open: boolean } | undefined
  children: ReactNode
}

const Titled = ({ title, folded, children }: TitledProps) =>
  folded ? (
    <details open={folded.open || undefined}>
      <summary>{folded.title}</summary>
      {children}
    </details>
  ) : title ? (
    <Fieldset legend={title} className={classes.section}>
      {children}
    </Fieldset>
  ) : (
    children
  )

/** On a wide screen the content beside the fields stays visible; on a narrow one it comes after them. */
function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (!aside) return children
  return (
    <div className={classes.beside}>
      <Stack>{children}</Stack>
      <aside className={classes.aside}>{aside}</aside>
    </div>
  )
}
