import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { prefix } from '../api/prefix.ts'

interface Props extends ComponentProps<'a'> {
  /** A page's path, which is all of its address. */
  to: string
}

/** Who only passes over a link wants nothing of where it leads. */
const intent = 50

/**
 * A link to a page. Where it leads is known from the start: the router's own works that out from where it stands, which for
 * the menu and for every row of a list takes longer than drawing them.
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
