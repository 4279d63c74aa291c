import { Center, Loader } from '@mantine/core'
import { pt } from '../text/pt.ts'

export function Loading() {
  return (
    <Center mih={160} role="status" aria-label={pt.loading}>
      <Loader size="sm" type="dots" />
    </Center>
  )
}
