import { Modal, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useSession } from '../../api/hooks.ts'
import { prefix } from '../../api/prefix.ts'
import { mayOpen, partyOf } from '../../derive/doors.ts'
import { matching, stepped } from '../../derive/palette.ts'
import { helpOf, helpTopics, type MenuRow, rowAt, sections } from '../../routes.ts'
import { say, sayValue } from '../../text/say.ts'
import { text } from '../../text/text.ts'
import { actions } from './actions.ts'
import { useFound } from './found.ts'
import classes from './Palette.module.css'

interface Choice {
  key: string
  label: string
  beside: string
  /** A page of the console, or of the documentation. */
  to?: string
  href?: string
  search?: Readonly<Record<string, string | readonly string[]>>
}

const words = text.palette
/** Maximum number of pages and actions shown. */
const most = 8
const mostHelp = 3
/** Without input only pages are shown. */
const shortest = 2

interface Props {
  /** Pages that the person may open. */
  rows: readonly MenuRow[]
  /** Returns what was typed while the palette was loading, and from then on leaves the keys to the field. */
  takeTyped: () => string
  onClose: () => void
}

/** Opens any page that the person may see, starts what they may do, and finds records by name or number. */
export function Palette({ rows, takeTyped, onClose }: Props) {
  const session = useSession()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [asked] = useDebouncedValue(typed.trim(), 250)
  const navigate = useNavigate()
  const answer = useFound(asked)
  // What an earlier input found is not offered for this one.
  const isCurrent = asked === typed.trim()
  const found = isCurrent ? answer.found : []
  const isSearching = !isCurrent || answer.isSearching
  const pages = rows.map(({ slug, label, section, words }) => ({
    ...{ key: slug, label: say(label), to: `/${slug}`, words },
    section: sayValue(sections.labels, section),
  }))
  const open = actions.filter((action) => mayOpen(session, action) && rowAt(rows, action.to))
  const doing = open.map(({ id, label, beside, words, to, search }) => ({
    ...{ key: id, label: say(label), section: say(beside), words, to },
    ...(search && { search }),
  }))
  const help = helpOf(partyOf(session)).map((topic) => ({
    ...{
      key: topic,
      label: say(helpTopics[topic]),
      section: text.help,
      href: `${prefix}/docs/guias/${topic}`,
    },
  }))
  const guides = typed.trim().length < shortest ? [] : matching(help, typed).slice(0, mostHelp)
  const places = matching([...pages, ...(typed.trim().length < shortest ? [] : doing)], typed)
  const choices: Choice[] = [
    ...places.slice(0, most).map(({ section, ...place }) => ({ ...place, beside: section })),
    ...found,
    // After all records, so that none moves while they arrive.
    ...(isSearching ? [] : guides).map(({ section, ...guide }) => ({ ...guide, beside: section })),
  ]
  // biome-ignore lint/correctness/useExhaustiveDependencies: new input selects the first result again
  useEffect(() => setAt(0), [typed])
  const follow = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    if (choice.href) window.open(choice.href, '_blank', 'noopener')
    if (choice.to) void navigate({ to: choice.to, ...(choice.search && { search: choice.search as never }) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(stepped(at, 1, choices.length))
    else if (event.key === 'ArrowUp') setAt(stepped(at, -1, choices.length))
    else if (event.key === 'Enter') follow(choices[at])
    else return
    event.preventDefault()
  }
  return (
    <Modal opened onClose={onClose} title={words.title} size="lg" yOffset="8vh" withCloseButton={false}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={words.title}
        aria-expanded
        aria-controls="paleta"
        aria-activedescendant={choices[at] ? `paleta-${at}` : undefined}
        placeholder={words.placeholder}
        value={typed}
        maxLength={100}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
        onFocus={() => setTyped((before) => before + takeTyped())}
        onKeyDown={onKeyDown}
      />
      <Text size="xs" c="dimmed" mt="xs" role="status">
        {isSearching ? words.searching : choices.length === 0 ? words.nothing : words.help}
      </Text>
      <div id="paleta" role="listbox" aria-label={words.title} className={classes.list}>
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus
          <div
            key={choice.key}
            id={`paleta-${index}`}
            role="option"
            aria-selected={index === at}
            className={classes.choice}
            onClick={() => follow(choice)}
            onMouseMove={() => setAt(index)}
          >
            <span>{choice.label}</span>
            <span className={classes.beside}>{choice.beside}</span>
          </div>
        ))}
      </div>
    </Modal>
  )
}
