import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { lazy, Suspense, use, useEffect, useRef, useState } from 'react'
import type { Among, Related } from '../../catalogue/fields.ts'
import { drafts } from '../api/platform.ts'
import { amongNow, isNarrowed } from '../derive/candidates.ts'
import type { Typed } from '../derive/controls.ts'
import { nameKey } from '../derive/prefill.ts'
import { text } from '../text/text.ts'
import { type Choice, shown, useChoices } from './choices.ts'
import { IncludingContext } from './including.ts'

const InlineCreate = lazy(async () => ({ default: (await import('./InlineCreate.tsx')).InlineCreate }))

interface Props {
  name: string
  label: string
  description?: string
  placeholder: string
  error: string | undefined
  required: boolean
  noun: Related
  among?: Among | undefined
  /** Values of the other fields, which may narrow the choice. */
  around: Typed
  /** Fills in the only candidate, which the person did not choose. */
  onFill?: ((value: string, called: string) => void) | undefined
  /** Id of the chosen record. */
  value: string
  onChange: (value: string) => void
  names: Readonly<Record<string, string>>
}

/** Option that includes a record instead of choosing one. */
const include = 'incluir'

/** Chooses a record by name, or includes the one that is not found. */
export function RelatedInput(props: Props) {
  const { noun, around, value, onChange, onFill, names, among: declared, ...common } = props
  const among = amongNow(declared, around)
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string }>()
  const [asked] = useDebouncedValue(search, 250)
  const key = nameKey(noun, value)
  const known = chosen?.value === value ? chosen.label : (names[key] ?? drafts.nameOf(key))
  // The name of the chosen record stands in the field, and is no search.
  const busca = asked === known ? '' : asked
  const { choices, isPending, inclusion } = useChoices(noun, busca, among, around)
  const including = use(IncludingContext)
  const makes = including && inclusion
  /** What was typed when the dialog opened. */
  const [making, setMaking] = useState<string>()
  // Focus that comes back from the dialog does not open the list again.
  const [back, setBack] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (back) input.current?.focus()
  }, [back])
  const close = () => {
    setMaking(undefined)
    setBack(true)
  }
  const note = useFitting({ ...props, among }, busca === '' && !isPending ? choices : undefined)
  const current =
    value && !choices.some((one) => one.value === value) ? [{ value, label: known ?? `nº ${value}` }] : []
  const more = makes && {
    value: include,
    label: text.form.include(common.label.toLowerCase(), !isPending && choices.length === 0),
  }
  const data = [...current, ...choices, ...(more ? [more] : [])]
  const choose = (picked: Choice | undefined) => {
    setChosen(picked)
    onChange(picked?.value ?? '')
    // Drafts keep the name, so that a restored form does not show an id.
    if (picked) drafts.name(nameKey(noun, picked.value), picked.label)
  }
  return (
    <>
      <Select
        {...common}
        ref={input}
        // Its choices would cover the message of a wrong field.
        openOnFocus={!back && !common.error}
        onBlur={() => setBack(false)}
        {...(note && { description: text.form[note] })}
        searchable
        clearable
        // Choosing the current value again keeps it; the clear button removes it.
        allowDeselect={false}
        value={value || null}
        onChange={(next) => {
          if (next === include) setMaking(search === known ? '' : search.trim())
          else choose(data.find((one) => one.value === next))
        }}
        data={data}
        // The server searches, ignoring accents and case.
        filter={({ options }) => options}
        onSearchChange={setSearch}
        nothingFoundMessage={isPending ? text.loading : text.form.nothingFound}
      />
      {makes && making !== undefined && (
        <Suspense>
          <InlineCreate
            {...{ including, among, ...makes }}
            field={common.name}
            words={making}
            onClose={close}
            onMade={(made) => {
              choose(made)
              close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** A value that the form set by itself, so that the field says it. */
type Note = 'only' | 'removed'

/**
 * Follows the fields that narrow the choice: removes a record that no longer fits, and fills in the only
 * candidate. A field that the person cleared stays empty.
 */
function useFitting({ among, around, value, onFill }: Props, choices: readonly Choice[] | undefined) {
  const narrowed = isNarrowed(among, around)
  const key = JSON.stringify(Object.values(among?.from ?? {}).map((field) => around[field] ?? ''))
  // A form that changes a record starts with what holds, which is not judged here.
  const settled = useRef(value === '' ? '' : key)
  const [note, setNote] = useState<{ note: Note; value: string }>()
  useEffect(() => {
    if (!onFill || !narrowed || !choices || settled.current === key) return
    settled.current = key
    const fits = choices.length >= shown || choices.some((one) => one.value === value)
    const [only, ...more] = choices
    if (value !== '' && fits) return
    if (only && more.length === 0) {
      setNote({ note: 'only', value: only.value })
      onFill(only.value, only.label)
    } else if (value !== '') {
      setNote({ note: 'removed', value: '' })
      onFill('', '')
    }
  }, [choices, key, narrowed, onFill, value])
  return note?.value === value ? note.note : undefined
}
