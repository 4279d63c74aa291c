import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './Modes.module.css'

interface Mode {
  label: string
  to: string
  search?: object
  current: boolean
}

/** Views of a page, each with its address. */
export function Modes({ label, modes }: { label: string; modes: readonly Mode[] }) {
  return (
    <nav className={classes.modes} aria-label={label}>
      {modes.map(({ label, to, search, current }) => (
        <Anchor
          key={label}
          component={Link}
          to={to}
          search={(search ?? {}) as never}
          activeOptions={{ exact: true, includeSearch: false }}
          activeProps={{}}
          size="sm"
          underline="never"
          className={classes.mode}
          data-current={current}
          {...(current ? { 'aria-current': 'true' as const } : {})}
        >
          {label}
        </Anchor>
      ))}
    </nav>
  )
}
