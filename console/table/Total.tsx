import { Text } from '@mantine/core'
import { number } from '../derive/format.ts'
import { text } from '../text/text.ts'

/** How many there are in all, or more than how many. */
export function Total({ valor, exato }: { valor: number; exato: boolean }) {
  return (
    <Text c="dimmed" size="sm" role="status">
      {text.list.total(number(valor), exato, valor === 1)}
    </Text>
  )
}
