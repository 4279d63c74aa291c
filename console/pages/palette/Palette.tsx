import { Modal, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { matching, stepped } from '../../derive/palette.ts'
import { type MenuRow, sections } from '../../routes.ts'
import { say, sayValue } from '../../text/say.ts'
import { text } from '../../text/text.ts'
import { useFound } from './found.ts'
import classes from './Palette.module.css'

interface Choice {
  key: string
  label: string
  beside: string
  to: string
  search?: Readonly<Record<string, string>>
}

const words = text.palette
/** Maximum number of pages shown. */
const most = 8

/** Opens any page that the person may see, and records by name. */
export function Palette({ rows, onClose }: { rows: readonly MenuRow[]; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [asked] = useDebouncedValue(typed.trim(), 250)
  const navigate = useNavigate()
  const { found, isSearching } = useFound(asked)
  const pages = matching(
    rows.map((row) => ({ ...row, label: say(row.label), section: sayValue(sections.labels, row.section) })),
    typed,
  ).slice(0, most)
  const choices: Choice[] = [
    ...pages.map(({ slug, label, section }) => ({ key: slug, label, beside: section, to: `/${slug}` })),
    ...found,
  ]
  // biome-ignore lint/correctness/useExhaustiveDependencies: new input selects the first result again
  useEffect(() => setAt(0), [typed])
  const open = (choice: Choice | undefined) => {
    if (!choice) return
    onClose()
    void navigate({ to: choice.to, ...(choice.search && { search: choice.search as never }) })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt(stepped(at, 1, choices.length))
    else if (event.key === 'ArrowUp') setAt(stepped(at, -1, choices.length))
    else if (event.key === 'Enter') open(choices[at])
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
            onClick={() => open(choice)}
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
