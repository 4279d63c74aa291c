import { Box, UnstyledButton } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type MenuRow, rowAt, sections } from '../routes.ts'
import { say, sayValue } from '../text/say.ts'
import { Way } from '../ui/Way.tsx'
import classes from './Menu.module.css'

const keptAs = 'vinculo.menu'
/** Sections that were opened or closed before. */
function kept(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(keptAs) ?? '{}')
  } catch {
    return {}
  }
}

/** Menu of the person's pages. The section of the current page is open. */
export function Menu({ rows }: { rows: readonly MenuRow[] }) {
  const { pathname } = useLocation()
  const [chosen, setChosen] = useState(kept)
  const current = rowAt(rows, pathname)
  const toggle = (section: string, open: boolean) => {
    const next = { ...chosen, [section]: open }
    setChosen(next)
    localStorage.setItem(keptAs, JSON.stringify(next))
  }
  return sections.map((section) => {
    const own = rows.filter((row) => row.section === section)
    if (own.length === 0) return null
    const open = current?.section === section || (chosen[section] ?? true)
    return (
      <Box component="section" key={section} aria-label={sayValue(sections.labels, section)}>
        <UnstyledButton
          className={classes.section}
          aria-expanded={open}
          onClick={() => toggle(section, !open)}
        >
          {sayValue(sections.labels, section)}
        </UnstyledButton>
        {open &&
          own.map((row) => <Entry key={row.slug} row={row} active={row === current} pathname={pathname} />)}
      </Box>
    )
  })
}

function Entry({ row, active, pathname }: { row: MenuRow; active: boolean; pathname: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (!active) return
    // In the next frame, which needs a layout anyway.
    const frame = requestAnimationFrame(() => link.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [active])
  return (
    <Way
      ref={link}
      className={classes.entry}
      to={`/${row.slug}`}
      data-here={active || undefined}
      aria-current={pathname === `/${row.slug}` ? 'page' : undefined}
    >
      {say(row.label)}
    </Way>
  )
}
