import { Center, Loader } from '@mantine/core'
import { text } from '../text/text.ts'

export function Loading() {
  return (
    <Center mih={160} role="status" aria-label={text.loading}>
      <Loader size="sm" type="dots" />
    </Center>
  )
}
