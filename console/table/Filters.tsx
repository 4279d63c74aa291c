import { Box, Button, NativeSelect, SimpleGrid, TextInput } from '@mantine/core'
import { useDebouncedCallback, useDisclosure } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import type { ListingOperation } from '../../catalogue/operation.ts'
import { isFiltered, type Wanted } from '../derive/address.ts'
import { type FormField, formField } from '../derive/controls.ts'
import { ordersOf } from '../derive/order.ts'
import { FieldInput } from '../form/FieldInput.tsx'
import { say } from '../text/say.ts'
import { text } from '../text/text.ts'

interface Props {
  listing: ListingOperation
  wanted: Wanted
  /** Called with the change. While typing, the address is replaced instead of pushed. */
  onChange: (change: Readonly<Record<string, unknown>>, typing: boolean) => void
}

/** Filters shown at first; unused others are behind a button. */
const usual = 3

/** Search and declared filters of a listing; their values are in the address. */
export function Filters({ listing, wanted, onChange }: Props) {
  const [opened, { toggle }] = useDisclosure()
  const [whole, { open: openAll }] = useDisclosure()
  const fields = Object.entries(listing.filters).map(([name, field]) => formField(name, field))
  const first = fields.filter(({ name }, at) => at < usual || wanted[name] !== undefined)
  // A single further filter takes no more room than the button.
  const shown = whole || fields.length - first.length < 2 ? fields : first
  const cleared = Object.fromEntries(
    ['busca', ...fields.map(({ name }) => name)].map((name) => [name, undefined]),
  )
  return (
    <search aria-label={text.list.filters}>
      <SimpleGrid
        cols={{ base: 1, xs: 2, sm: 3, lg: 4 }}
        spacing="sm"
        verticalSpacing="sm"
        style={{ alignItems: 'end' }}
      >
        <Typing
          value={wanted.busca ?? ''}
          onSettled={(busca) => onChange({ busca }, true)}
          input={({ value, onChange }) => (
            <TextInput
              type="search"
              label={text.list.search}
              placeholder={say(listing.search)}
              value={value}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          )}
        />
        <Button hiddenFrom="sm" variant="default" aria-expanded={opened} onClick={toggle}>
          {text.list.filters}
        </Button>
        {shown.map((field) => (
          <Box key={field.name} {...(opened ? {} : { visibleFrom: 'sm' })}>
            <FilterInput
              field={field}
              value={wanted[field.name]}
              onChange={(value, typing) => onChange({ [field.name]: value }, typing)}
            />
          </Box>
        ))}
        <NativeSelect
          hiddenFrom="md"
          label={text.list.order}
          value={wanted.ordem ?? listing.usualOrder}
          onChange={({ currentTarget }) => onChange({ ordem: currentTarget.value }, false)}
          data={ordersOf(listing)}
        />
        {isFiltered(wanted) && (
          <Button variant="default" onClick={() => onChange(cleared, false)}>
            {text.list.clear}
          </Button>
        )}
      </SimpleGrid>
      {shown.length < fields.length && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={6}
          {...(opened ? {} : { visibleFrom: 'sm' })}
          onClick={openAll}
        >
          {text.list.moreFilters(fields.length - shown.length)}
        </Button>
      )}
    </search>
  )
}

interface FilterProps {
  field: FormField
  value: unknown
  onChange: (value: unknown, typing: boolean) => void
}

function FilterInput({ field, value, onChange }: FilterProps) {
  const settled = ['choice', 'choices', 'related', 'day', 'month'].includes(field.control.kind)
  const shown = { ...field, help: '', required: false }
  if (settled) {
    const now = Array.isArray(value) ? value : String(value ?? '')
    return (
      <FieldInput
        {...{ field: shown, none: text.list.any }}
        value={now}
        onChange={(next) => onChange(next, false)}
      />
    )
  }
  return (
    <Typing
      value={String(value ?? '')}
      onSettled={(next) => onChange(next, true)}
      input={(typing) => (
        <FieldInput field={shown} value={typing.value} onChange={(next) => typing.onChange(String(next))} />
      )}
    />
  )
}

interface TypingProps {
  value: string
  onSettled: (value: string) => void
  input: (typing: { value: string; onChange: (value: string) => void }) => React.ReactNode
}

/** Text input that applies after a pause. A new value in the address wins. */
function Typing({ value, onSettled, input }: TypingProps) {
  const [typed, setTyped] = useState(value)
  const settled = useRef(value)
  const settle = useDebouncedCallback((next: string) => {
    settled.current = next.trim()
    onSettled(next.trim())
  }, 300)
  useEffect(() => {
    if (value !== settled.current) setTyped(value)
    settled.current = value
  }, [value])
  return input({
    value: typed,
    onChange: (next) => {
      setTyped(next)
      settle(next)
    },
  })
}
