import { Box, UnstyledButton } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type MenuRow, rowAt, sections } from '../routes.ts'
import { say, sayValue } from '../text/say.ts'
import { Way } from '../ui/Way.tsx'
import classes from './Menu.module.css'

/** Not the key of earlier versions, which had stored every section as open. */
const keptAs = 'vinculo.menu.abertas'

/** Sections that the person keeps open. */
function kept(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keptAs) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => (sections as readonly unknown[]).includes(one)) : []
  } catch {
    // The stored value is not valid JSON, or storage is disabled.
    return []
  }
}

function keep(opened: readonly string[]): void {
  try {
    localStorage.setItem(keptAs, JSON.stringify(opened))
  } catch {
    // Without storage the sections stay open until the page is reloaded.
  }
}

/**
 * Menu of the person's pages. Open are the section of the current page, on other pages the first one, and
 * those that the person opened.
 */
export function Menu({ rows }: { rows: readonly MenuRow[] }) {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState(kept)
  // The current section can be closed too, until the person enters another one.
  const [closed, setClosed] = useState('')
  const current = rowAt(rows, pathname)
  const shown = sections.filter((section) => rows.some((row) => row.section === section))
  const usual = current?.section ?? shown[0]
  useEffect(() => setClosed((before) => (before === usual ? before : '')), [usual])
  const toggle = (section: string, open: boolean) => {
    const others = opened.filter((one) => one !== section)
    const next = open && section !== usual ? [...others, section] : others
    setOpened(next)
    keep(next)
    if (section === usual) setClosed(open ? '' : section)
  }
  return shown.map((section) => {
    const open = section === usual ? closed !== section : opened.includes(section)
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
          rows
            .filter((row) => row.section === section)
            .map((row) => <Entry key={row.slug} row={row} active={row === current} pathname={pathname} />)}
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
