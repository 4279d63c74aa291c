import { Anchor, List, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Cause } from '../derive/causes.ts'
import { counted } from '../derive/format.ts'
import { spoken } from '../text/language.ts'

const text = spoken({
  pt: { which: 'Quais são', records: (count: number) => counted(count, 'registro', 'registros') },
  en: { which: 'Which ones', records: (count: number) => counted(count, 'record', 'records') },
})

interface Props<T> {
  /** Name of the list. */
  label: string
  causes: readonly Cause<T>[]
  keyOf: (record: T) => string | number
  nameOf: (record: T) => string
  /** What else is to be said about one record. */
  more?: (record: T, cause: Cause<T>) => ReactNode
  /** Address of the record's page. */
  pathOf?: (record: T) => string | undefined
  /** How many there are; otherwise counted as records. */
  count?: (count: number) => string
}

/** Each cause with its records folded below; a single record is shown at once. */
export function Causes<T>({ label, causes, keyOf, nameOf, more, pathOf, count = text.records }: Props<T>) {
  const one = (record: T, cause: Cause<T>) => {
    const to = pathOf?.(record)
    return (
      <>
        {to ? (
          <Anchor component={Link} to={to} size="sm" underline="always">
            {nameOf(record)}
          </Anchor>
        ) : (
          nameOf(record)
        )}
        {more?.(record, cause)}
      </>
    )
  }
  return (
    <List size="sm" spacing="sm" aria-label={label}>
      {causes.map((cause) => {
        const { mensagem, achados, records } = cause
        return (
          <List.Item
            key={`${mensagem} ${achados.join(' ')}`}
            styles={{ itemWrapper: { alignItems: 'start' } }}
          >
            <Stack gap={2}>
              <Text size="sm">
                <b>{count(records.length)}</b>: {mensagem}
              </Text>
              {achados.map((each) => (
                <Text key={each} size="sm">
                  {each}
                </Text>
              ))}
              {records.length === 1 ? (
                <Text size="sm" component="div">
                  {one(records[0]!, cause)}
                </Text>
              ) : (
                <details>
                  <summary>{text.which}</summary>
                  <List size="sm">
                    {records.map((record) => (
                      <List.Item key={keyOf(record)}>{one(record, cause)}</List.Item>
                    ))}
                  </List>
                </details>
              )}
            </Stack>
          </List.Item>
        )
      })}
    </List>
  )
}
