import { Button, Group } from '@mantine/core'
import { text } from '../text/text.ts'

interface Props {
  /** Whether this is not the first page; `canGoBack`: whether the browser's history has the previous one. */
  later: boolean
  canGoBack: boolean
  next: string
  onFirst: () => void
  onBack: () => void
  onNext: (cursor: string) => void
}

/** Cursors only lead forward; back uses the browser's history. */
export function Paging({ later, canGoBack, next, onFirst, onBack, onNext }: Props) {
  if (!later && !next) return null
  return (
    <Group component="nav" aria-label={text.list.pages} gap="xs">
      {later && (
        <Button variant="default" size="sm" onClick={onFirst}>
          {text.list.first}
        </Button>
      )}
      {later && canGoBack && (
        <Button variant="default" size="sm" onClick={onBack}>
          {text.list.previous}
        </Button>
      )}
      {next && (
        <Button variant="default" size="sm" onClick={() => onNext(next)}>
          {text.list.next}
        </Button>
      )}
    </Group>
  )
}
