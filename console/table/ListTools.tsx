import {
  Anchor,
  Button,
  Checkbox,
  Code,
  CopyButton,
  Group,
  Modal,
  Popover,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { ListingOperation } from '../../catalogue/operation.ts'
import { prefix } from '../api/platform.ts'
import { longestName, type Preferences, withView } from '../api/preferences.ts'
import { parseSearch, type Wanted } from '../derive/address.ts'
import { columnsOf } from '../derive/columns.ts'
import { curlOf } from '../derive/curl.ts'
import { text } from './text.ts'

interface Props {
  listing: ListingOperation
  wanted: Wanted
  /** Default columns. */
  usual: readonly string[]
  /** Column that names a row; it is always shown. */
  name: string
  preferences: Preferences
  onChange: (next: Preferences) => void
}

/** Columns, saved views, and the command line of a list. */
export function ListTools({ listing, wanted, usual, name, preferences, onChange }: Props) {
  const [curl, setCurl] = useState(false)
  return (
    <Group gap={2}>
      <Columns {...{ listing, usual, name, preferences, onChange }} />
      <Views {...{ preferences, onChange }} />
      <Button variant="subtle" size="compact-sm" visibleFrom="sm" onClick={() => setCurl(true)}>
        {text.curl}
      </Button>
      {curl && <Curl {...{ listing, wanted }} onClose={() => setCurl(false)} />}
    </Group>
  )
}

function Columns({ listing, usual, name, preferences, onChange }: Omit<Props, 'wanted'>) {
  const shown = preferences.columns ?? usual
  const set = (path: string, wanted: boolean) =>
    onChange({
      ...preferences,
      columns: wanted ? [...shown, path] : shown.filter((one) => one !== path),
    })
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" size="compact-sm" visibleFrom="sm">
          {text.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah={420} style={{ overflowY: 'auto' }}>
        <Stack gap="xs">
          {columnsOf(listing.columns)
            .filter(({ path }) => path !== 'id')
            .map(({ path, label }) => (
              <Checkbox
                key={path}
                size="xs"
                label={label}
                checked={shown.includes(path)}
                disabled={path === name}
                onChange={({ currentTarget }) => set(path, currentTarget.checked)}
              />
            ))}
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              const { columns, ...rest } = preferences
              onChange(rest)
            }}
          >
            {text.usual}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function Views({ preferences, onChange }: Pick<Props, 'preferences' | 'onChange'>) {
  const { searchStr, pathname } = useLocation()
  const [name, setName] = useState('')
  const { views } = preferences
  const keep = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...preferences, views: withView(views, { name, search: searchStr }) })
    setName('')
  }
  return (
    <Popover position="bottom-end" width={300} withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button variant="subtle" size="compact-sm">
          {text.views}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs">
          {views.length === 0 && <Text size="sm">{text.none}</Text>}
          {views.map((view) => (
            <Group key={view.name} justify="space-between" wrap="nowrap">
              <Anchor component={Link} to={pathname} search={parseSearch(view.search) as never} size="sm">
                {view.name}
              </Anchor>
              <Button
                size="compact-xs"
                variant="default"
                aria-label={text.forget(view.name)}
                onClick={() => onChange({ ...preferences, views: views.filter((one) => one !== view) })}
              >
                ✕
              </Button>
            </Group>
          ))}
          <form onSubmit={keep}>
            <Group gap="xs" wrap="nowrap" align="end">
              <TextInput
                size="xs"
                flex={1}
                label={text.name}
                value={name}
                maxLength={longestName}
                onChange={({ currentTarget }) => setName(currentTarget.value)}
              />
              <Button size="xs" type="submit" disabled={name.trim() === ''}>
                {text.save}
              </Button>
            </Group>
          </form>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function Curl({ listing, wanted, onClose }: Pick<Props, 'listing' | 'wanted'> & { onClose: () => void }) {
  const line = curlOf(location.origin + prefix, listing, wanted)
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={text.curl}
      closeButtonProps={{ 'aria-label': text.close }}
    >
      <Stack>
        <Text size="sm">{text.curlText}</Text>
        <Code block>{line}</Code>
        <CopyButton value={line}>
          {({ copied, copy }) => (
            <Button onClick={copy} style={{ alignSelf: 'end' }}>
              {copied ? text.copied : text.copy}
            </Button>
          )}
        </CopyButton>
      </Stack>
    </Modal>
  )
}
