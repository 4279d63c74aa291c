import { Text } from '@mantine/core'
import { number } from '../derive/format.ts'
import { text } from '../text/text.ts'

/** Total, or the limit up to which rows are counted. */
export function Total({ valor, exato }: { valor: number; exato: boolean }) {
  return (
    <Text c="dimmed" size="sm" role="status">
      {text.list.total(number(valor), exato, valor === 1)}
    </Text>
  )
}
