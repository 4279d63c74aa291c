import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './Modes.module.css'

interface Mode {
  label: string
  to: string
  search?: object
  current: boolean
}

interface Props {
  label: string
  /** The label is shown, because the modes alone do not tell it. */
  titled?: boolean
  modes: readonly Mode[]
}

/** Views of a page, each with its address. */
export function Modes({ label, titled = false, modes }: Props) {
  return (
    <nav className={classes.modes} aria-label={label}>
      {titled && (
        <span className={classes.title} aria-hidden="true">
          {label}
        </span>
      )}
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
