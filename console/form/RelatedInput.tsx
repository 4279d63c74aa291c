import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import type { Among, Related } from '../../catalogue/fields.ts'
import { drafts } from '../api/platform.ts'
import { isNarrowed } from '../derive/candidates.ts'
import type { Typed } from '../derive/controls.ts'
import { nameKey } from '../derive/prefill.ts'
import { text } from '../text/text.ts'
import { type Choice, shown, useChoices } from './choices.ts'

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

/** Chooses a record by name. */
export function RelatedInput(props: Props) {
  const { noun, among, around, value, onChange, onFill, names, ...common } = props
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string }>()
  const [asked] = useDebouncedValue(search, 250)
  const key = nameKey(noun, value)
  const known = chosen?.value === value ? chosen.label : (names[key] ?? drafts.nameOf(key))
  // The name of the chosen record stands in the field, and is no search.
  const busca = asked === known ? '' : asked
  const { choices, isPending } = useChoices(noun, busca, among, around)
  const note = useFitting(props, busca === '' && !isPending ? choices : undefined)
  const current =
    value && !choices.some((one) => one.value === value) ? [{ value, label: known ?? `nº ${value}` }] : []
  const data = [...current, ...choices]
  return (
    <Select
      {...common}
      {...(note && { description: text.form[note] })}
      searchable
      clearable
      // Choosing the current value again keeps it; the clear button removes it.
      allowDeselect={false}
      value={value || null}
      onChange={(next) => {
        const picked = data.find((one) => one.value === next)
        setChosen(picked)
        onChange(next ?? '')
        // Drafts keep the name, so that a restored form does not show an id.
        if (picked) drafts.name(nameKey(noun, picked.value), picked.label)
      }}
      data={data}
      // The server searches, ignoring accents and case.
      filter={({ options }) => options}
      onSearchChange={setSearch}
      nothingFoundMessage={isPending ? text.loading : text.form.nothingFound}
    />
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
