import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Related } from '../../catalogue/fields.ts'
import { drafts } from '../api/platform.ts'
import { nameKey } from '../derive/prefill.ts'
import { text } from '../text/text.ts'
import { useChoices } from './choices.ts'

interface Props {
  name: string
  label: string
  description?: string
  placeholder: string
  error: string | undefined
  required: boolean
  noun: Related
  /** Id of the chosen record. */
  value: string
  onChange: (value: string) => void
  names: Readonly<Record<string, string>>
}

/** Chooses a record by name. */
export function RelatedInput({ noun, value, onChange, names, ...common }: Props) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string }>()
  const [asked] = useDebouncedValue(search, 250)
  const key = nameKey(noun, value)
  const known = chosen?.value === value ? chosen.label : (names[key] ?? drafts.nameOf(key))
  const { choices, isPending } = useChoices(noun, asked === known ? '' : asked)
  const current =
    value && !choices.some((one) => one.value === value) ? [{ value, label: known ?? `nº ${value}` }] : []
  const data = [...current, ...choices]
  return (
    <Select
      {...common}
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
