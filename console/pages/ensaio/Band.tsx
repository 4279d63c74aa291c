import { Button, Group, Text } from '@mantine/core'
import { Notice } from '../../ui/Notice.tsx'
import classes from './Band.module.css'
import { text } from './text.ts'
import { useCrossing } from './useCrossing.ts'

/** Banner on every page of a sandbox, with the way out. */
export function Band() {
  const { mutate, isPending, error } = useCrossing('institution')
  return (
    <aside className={classes.band} aria-label={text.title}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600}>
          <span aria-hidden="true">◐ </span>
          {text.band}
        </Text>
        <Button variant="default" size="xs" loading={isPending} onClick={() => mutate()}>
          {text.leave}
        </Button>
      </Group>
      {error && <Notice error={error} />}
    </aside>
  )
}
