import { List, Text } from '@mantine/core'
import { changesIn } from '../derive/changes.ts'
import type { FormField, Typed } from '../derive/controls.ts'
import { beginning } from '../derive/format.ts'
import type { Prefilled } from '../derive/prefill.ts'
import { spoken } from '../text/language.ts'

const text = spoken({
  pt: { title: 'O que vai mudar', empty: 'vazio' },
  en: { title: 'What is going to change', empty: 'empty' },
})

interface Props {
  fields: readonly FormField[]
  typed: Typed
  before: Typed
  names: Prefilled['names']
}

/** A long text is shown by its beginning. */
const short = (words: string) => beginning(words, 120) || text.empty

/** Shows old and new values of changed fields. */
export function Changes({ fields, typed, before, names }: Props) {
  const changes = changesIn(fields, typed, before, names)
  if (changes.length === 0) return null
  return (
    <section aria-label={text.title}>
      <Text size="sm" fw={600}>
        {text.title}
      </Text>
      <List size="sm">
        {changes.map(({ name, label, was, willBe }) => (
          <List.Item key={name}>
            {label}: <s>{short(was)}</s> → <b>{short(willBe)}</b>
          </List.Item>
        ))}
      </List>
    </section>
  )
}
