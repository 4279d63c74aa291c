import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  name: string
  label: string
  description?: ReactNode
  error: ReactNode
  required: boolean
  options: readonly { value: string; label: string }[]
  /** What stands there while nothing is chosen. */
  placeholder: string
  value: string[]
  onChange: (value: string[]) => void
}

/** Chooses some of a few. */
export function ChoicesInput({ options, placeholder, value, ...common }: Props) {
  return (
    <MultiSelect
      {...common}
      data={[...options]}
      placeholder={value.length > 0 ? '' : placeholder}
      value={value}
      clearable
    />
  )
}
