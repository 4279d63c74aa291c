import { Anchor, Button, FileButton, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isForPeople } from '../../../catalogue/doors.ts'
import { operations } from '../../../catalogue/index.ts'
import type { InboundOperation, Operation } from '../../../catalogue/operation.ts'
import { type ColumnMap, matchColumns } from '../../../client/columns.ts'
import { TableTrouble } from '../../../client/table/trouble.ts'
import type { Search } from '../../derive/address.ts'
import { say } from '../../text/say.ts'
import { Loading } from '../../ui/Loading.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { Columns } from './Columns.tsx'
import { modelFile, recordsOf, remember, remembered, type Sheet, sheetIn } from './rows.ts'
import { Sending } from './Sending.tsx'
import { text } from './text.ts'

const largestMegabytes = 20

const choices = (operations as readonly Operation[]).filter(
  (one): one is InboundOperation => one.family === 'inbound' && isForPeople(one) && !one.deprecated,
)

/** Sends a file as batches: choose the operation, assign columns, simulate, send. */
export function Importar() {
  const { operacao } = useSearch({ strict: false }) as Search
  const operation = choices.find(({ id }) => id === operacao) ?? choices[0]!
  const navigate = useNavigate()
  const [sheet, setSheet] = useState<Sheet>()
  const [reading, setReading] = useState(false)
  // A file chosen again may have changed, even under the same name.
  const [reads, setReads] = useState(0)
  const [trouble, setTrouble] = useState('')
  const [told, setTold] = useState<ColumnMap>({})
  const said = { ...remembered(operation.id), ...told }
  const matched = sheet && matchColumns(sheet.columns, operation.fields, said)
  const read = async (file: File | null) => {
    if (!file) return
    setTrouble('')
    setSheet(undefined)
    setReads((before) => before + 1)
    setReading(true)
    try {
      setSheet(await sheetOf(file))
    } catch (error) {
      setTrouble(error instanceof TableTrouble ? error.message : String(error))
    } finally {
      setReading(false)
    }
  }
  const model = `data:text/csv;charset=utf-8,${encodeURIComponent(modelFile(operation))}`
  return (
    <Stack gap="xl" maw={900}>
      <PageTitle>{text.title}</PageTitle>
      <Text size="sm">{text.intro}</Text>
      <Section title={text.what}>
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
      <Section title={text.file}>
        <Stack gap="sm">
          <FileButton accept=".csv,.txt,.xlsx" onChange={(file) => void read(file)}>
            {(props) => (
              <Button {...props} variant="default" loading={reading} style={{ alignSelf: 'start' }}>
                {text.choose}
              </Button>
            )}
          </FileButton>
          {trouble && (
            <Text size="sm" role="alert" c="var(--tom-erro)">
              ✗ {trouble}
            </Text>
          )}
          {sheet && (
            <Text size="sm" role="status">
              {text.rows(sheet.name, sheet.rows.length)}
              {sheet.encoding === 'windows-1252' && ` ${text.latin}`}
            </Text>
          )}
          {reading && <Loading />}
        </Stack>
      </Section>
      {sheet && matched && (
        <>
          <Section title={text.columns}>
            <Columns
              {...{ operation, sheet, matched }}
              onChoose={(column, field) => {
                setTold((before) => ({ ...before, [column]: field }))
                remember(operation.id, { [column]: field })
              }}
            />
          </Section>
          {matched.missing.length === 0 && matched.twice.length === 0 && (
            <Section title={text.send}>
              <Sending
                key={`${operation.id} ${reads} ${JSON.stringify(matched.chosen)}`}
                operation={operation}
                sheet={sheet}
                records={recordsOf(operation, sheet, matched.chosen)}
              />
            </Section>
          )}
        </>
      )}
    </Stack>
  )
}

async function sheetOf(file: File): Promise<Sheet> {
  if (file.size > largestMegabytes * 2 ** 20) throw new TableTrouble(text.tooLarge(largestMegabytes))
  const sheet = await sheetIn(file.name, new Uint8Array(await file.arrayBuffer()))
  if (!sheet) throw new TableTrouble(text.noRows)
  return sheet
}
