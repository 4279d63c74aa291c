import { type ReactNode, useState } from 'react'
import classes from './Fold.module.css'

/** A folded part of a page: its content is drawn, and its data requested, when it is opened. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={classes.fold} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary className={classes.summary}>{title}</summary>
      {opened && <div className={classes.content}>{children}</div>}
    </details>
  )
}
