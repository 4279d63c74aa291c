import { Anchor, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isForPeople } from '../../../catalogue/doors.ts'
import { operations } from '../../../catalogue/index.ts'
import type { InboundOperation, Operation } from '../../../catalogue/operation.ts'
import { type ColumnMap, matchColumns } from '../../../client/columns.ts'
import type { Search } from '../../derive/address.ts'
import { say } from '../../text/say.ts'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { Columns } from './Columns.tsx'
import { FileStep, useSheet } from './FileStep.tsx'
import { modelFile, recordsOf, remember, remembered } from './rows.ts'
import { Sending } from './Sending.tsx'
import { text } from './text.ts'

const choices = (operations as readonly Operation[]).filter(
  (one): one is InboundOperation => one.family === 'inbound' && isForPeople(one) && !one.deprecated,
)

/** Sends a file as batches: choose the operation, assign columns, simulate, send. */
export function Importar() {
  const { operacao } = useSearch({ strict: false }) as Search
  const operation = choices.find(({ id }) => id === operacao) ?? choices[0]!
  const navigate = useNavigate()
  const file = useSheet()
  const { sheet, reads } = file
  const [told, setTold] = useState<ColumnMap>({})
  const said = { ...remembered(operation.id), ...told }
  const matched = sheet && matchColumns(sheet.columns, operation.fields, said)
  const model = `data:text/csv;charset=utf-8,${encodeURIComponent(modelFile(operation))}`
  return (
    <Stack gap="xl" maw={900}>
      <PageTitle>{text.title}</PageTitle>
      <Text size="sm">{text.intro}</Text>
      <Section title={text.step(1, text.what)}>
        <Group align="end" gap="md">
          <NativeSelect
            label={text.operation}
            value={operation.id}
            data={choices.map(({ id, title }) => ({
              value: id,
              label: `${say(title)} (${id})`,
            }))}
            onChange={({ currentTarget }) => {
              setTold({})
              void navigate({ to: '.', search: { operacao: currentTarget.value } as never, replace: true })
            }}
          />
          <Anchor href={model} download={`${operation.id}.csv`} size="sm">
            {text.model}
          </Anchor>
        </Group>
      </Section>
      <Section title={text.step(2, text.file)}>
        <FileStep {...file} />
      </Section>
      {sheet && matched && (
        <>
          <Section title={text.step(3, text.columns)}>
            <Columns
              fields={operation.fields}
              {...{ sheet, matched }}
              onChoose={(column, field) => {
                setTold((before) => ({ ...before, [column]: field }))
                remember(operation.id, { [column]: field })
              }}
            />
          </Section>
          {matched.missing.length === 0 && matched.twice.length === 0 && (
            <Section title={text.step(4, text.send)}>
              <Sending
                key={`${operation.id} ${reads} ${JSON.stringify(matched.chosen)}`}
                operation={operation}
                sheet={sheet}
                records={recordsOf(operation.fields, sheet, matched.chosen)}
              />
            </Section>
          )}
        </>
      )}
    </Stack>
  )
}
