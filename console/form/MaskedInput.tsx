import { TextInput, type TextInputProps } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { cursorAfter, type Mask, maskedOf, plainOf, significantBefore } from '../derive/mask.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange'> {
  mask: Mask
  value: string
  onChange: (value: string) => void
}

/** Shows a value as people write it and keeps it plain. The cursor stays where it is. */
export function MaskedInput({ mask, value, onChange, ...common }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const cursor = useRef<number>(undefined)
  const shown = maskedOf(mask, value)
  useLayoutEffect(() => {
    const at = cursor.current
    cursor.current = undefined
    if (at === undefined || document.activeElement !== input.current) return
    const place = cursorAfter(shown, at)
    input.current?.setSelectionRange(place, place)
  })
  return (
    <TextInput
      {...common}
      ref={input}
      value={shown}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value
        const plain = plainOf(mask, text)
        // Text that is no such value stays as typed, with the browser's cursor.
        if (plain !== text || maskedOf(mask, plain) !== text) {
          cursor.current = significantBefore(text, currentTarget.selectionStart ?? text.length)
        }
        onChange(plain)
      }}
    />
  )
}
