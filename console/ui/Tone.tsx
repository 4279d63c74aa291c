import type { ReactNode } from 'react'
import { signs } from '../../catalogue/colours.ts'
import type { Tone as Name } from '../../catalogue/machines/machine.ts'
import classes from './StateBadge.module.css'

export function Tone({ tone, children }: { tone: Name; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      <span aria-hidden="true">{signs[tone]}</span>
      {children}
    </span>
  )
}
