import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { prefix } from '../api/prefix.ts'

interface Props extends ComponentProps<'a'> {
  /** Absolute path of a page. */
  to: string
}

/** Milliseconds of hovering before a page is preloaded. */
const intent = 50

/**
 * Link with an absolute path. The router's own link resolves relative paths, which for the menu and every row
 * takes longer than rendering.
 */
export function Way({ to, onClick, ...rest }: Props) {
  const router = useRouter()
  let timer: ReturnType<typeof setTimeout> | undefined
  const leave = () => clearTimeout(timer)
  const prepare = () => {
    leave()
    timer = setTimeout(() => void router.preloadRoute({ to }).catch(() => {}), intent)
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    void router.navigate({ to })
  }
  return (
    <a
      {...rest}
      href={`${prefix}${to}`}
      onClick={follow}
      onMouseEnter={prepare}
      onMouseLeave={leave}
      onFocus={prepare}
      onBlur={leave}
    />
  )
}
