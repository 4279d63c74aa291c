import { Button, FileButton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { TableTrouble } from '../../../client/table/trouble.ts'
import { Loading } from '../../ui/Loading.tsx'
import { type Sheet, sheetIn } from './rows.ts'
import { text } from './text.ts'

const largestMegabytes = 20

/** A file chosen by the person, read in the browser. */
export function useSheet() {
  const [sheet, setSheet] = useState<Sheet>()
  const [reading, setReading] = useState(false)
  // A file chosen again may have changed, even under the same name.
  const [reads, setReads] = useState(0)
  const [trouble, setTrouble] = useState('')
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
  return { sheet, reading, reads, trouble, read }
}

export function FileStep({ sheet, reading, trouble, read }: ReturnType<typeof useSheet>) {
  return (
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
  )
}

async function sheetOf(file: File): Promise<Sheet> {
  if (file.size > largestMegabytes * 2 ** 20) throw new TableTrouble(text.tooLarge(largestMegabytes))
  const sheet = await sheetIn(file.name, new Uint8Array(await file.arrayBuffer()))
  if (!sheet) throw new TableTrouble(text.noRows)
  return sheet
}
