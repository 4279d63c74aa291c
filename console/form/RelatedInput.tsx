import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { Related } from '../../catalogue/fields.ts'
import { nameKey } from '../derive/prefill.ts'
import { text } from '../text/text.ts'
import { useChoices } from './choices.ts'

interface Props {
  name: string
  label: string
  description?: string
  /** What stands there while nothing is chosen. */
  placeholder: string
  error: string | undefined
  required: boolean
  noun: Related
  /** The number of the record that was chosen. */
  value: string
  onChange: (value: string) => void
  names: Readonly<Record<string, string>>
}

/** Chooses a record by what people call it. */
export function RelatedInput({ noun, value, onChange, names, ...common }: Props) {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<{ value: string; label: string }>()
  const [asked] = useDebouncedValue(search, 250)
  const known = chosen?.value === value ? chosen.label : names[nameKey(noun, value)]
  const { choices, isPending } = useChoices(noun, asked === known ? '' : asked)
  const current =
    value && !choices.some((one) => one.value === value) ? [{ value, label: known ?? `nº ${value}` }] : []
  const data = [...current, ...choices]
  return (
    <Select
      {...common}
      searchable
      clearable
      value={value || null}
      onChange={(next) => {
        setChosen(data.find((one) => one.value === next))
        onChange(next ?? '')
      }}
      data={data}
      // The platform searches, whatever accents and case are.
      filter={({ options }) => options}
      onSearchChange={setSearch}
      nothingFoundMessage={isPending ? text.loading : text.form.nothingFound}
    />
  )
}
