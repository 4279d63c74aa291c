import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'

interface Props {
  name: string
  label: string
  description?: ReactNode
  error: ReactNode
  required: boolean
  options: readonly { value: string; label: string }[]
  placeholder: string
  value: string[]
  onChange: (value: string[]) => void
}

export function ChoicesInput({ options, placeholder, value, ...common }: Props) {
  return (
    <MultiSelect
      {...common}
      openOnFocus={!common.error}
      data={[...options]}
      placeholder={value.length > 0 ? '' : placeholder}
      value={value}
      clearable
    />
  )
}
