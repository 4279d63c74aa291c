import { Stack } from '@mantine/core'
import { valueAt } from '../../derive/columns.ts'
import type { Noun } from '../../derive/noun.ts'
import { usePaths } from '../../form/paths.ts'
import { remediesIn } from '../../form/remedy.ts'
import { Moves } from '../../machine/Moves.tsx'
import { recordText } from '../../text/record.ts'
import { Download } from '../../ui/Download.tsx'
import { RemedyContext } from '../../ui/remedy.ts'
import { Section } from '../../ui/Section.tsx'
import type { useRecordPage } from './useRecordPage.ts'
import { Why } from './Why.tsx'

interface Props {
  noun: Noun
  page: ReturnType<typeof useRecordPage>
}

/** Why a record is where it is, and what can be done with it now. */
export function RecordActions({ noun, page }: Props) {
  const { id, data, acao, actions, called, explained, readable, onAnswered, onMade } = page
  const pathOf = usePaths(noun.related)
  if (!data) return null
  return (
    <RemedyContext value={remediesIn(noun, id, data.registro, actions, pathOf)}>
      {explained && <Why noun={noun.listings[0].noun} id={id} machine={noun.machine} />}
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
    </RemedyContext>
  )
}
