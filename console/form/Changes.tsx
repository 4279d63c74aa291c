import { List, Text } from '@mantine/core'
import { changesIn, type FormField, type Typed } from '../derive/controls.ts'
import { spoken } from '../text/language.ts'

const text = spoken({
  pt: { title: 'O que vai mudar', empty: 'vazio' },
  en: { title: 'What is going to change', empty: 'empty' },
})

interface Props {
  fields: readonly FormField[]
  typed: Typed
  before: Typed
}

/** Shows old and new values of changed fields. */
export function Changes({ fields, typed, before }: Props) {
  const changes = changesIn(fields, typed, before)
  if (changes.length === 0) return null
  return (
    <section aria-label={text.title}>
      <Text size="sm" fw={600}>
        {text.title}
      </Text>
      <List size="sm">
        {changes.map(({ name, label, was, willBe }) => (
          <List.Item key={name}>
            {label}: <s>{was || text.empty}</s> → <b>{willBe || text.empty}</b>
          </List.Item>
        ))}
      </List>
    </section>
  )
}
