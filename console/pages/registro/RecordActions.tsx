import { Stack } from '@mantine/core'
import { valueAt } from '../../derive/columns.ts'
import type { Noun } from '../../derive/noun.ts'
import { Moves } from '../../machine/Moves.tsx'
import { recordText } from '../../text/record.ts'
import { Download } from '../../ui/Download.tsx'
import { Section } from '../../ui/Section.tsx'
import type { useRecordPage } from './useRecordPage.ts'

interface Props {
  noun: Noun
  page: ReturnType<typeof useRecordPage>
}

/** What can be done with a record now. */
export function RecordActions({ noun, page }: Props) {
  const { id, data, acao, actions, called, explained, readable, onAnswered, onMade } = page
  if (!data) return null
  return (
    <Section title={recordText.actions}>
      <Stack gap="md">
        {readable && <Download command={readable} id={id} of={called} label={recordText.read} size="sm" />}
        <Moves
          key={acao}
          {...{ noun, id, actions, onAnswered, onMade }}
          version={Number(valueAt(data.registro, 'versao'))}
          record={data.registro}
          brief={explained}
          asked={acao}
        />
      </Stack>
    </Section>
  )
}
