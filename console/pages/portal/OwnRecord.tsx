import { Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { RecordOperation } from '../../../catalogue/operation.ts'
import type { Output, Shape } from '../../../catalogue/output.ts'
import { values } from '../../derive/changed-part.ts'
import type { NounPage } from '../../derive/noun.ts'
import { usePaths } from '../../form/paths.ts'
import { recordText } from '../../text/record.ts'
import { Details } from '../../ui/Details.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Parts } from '../../ui/Parts.tsx'
import { Section } from '../../ui/Section.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Timeline } from '../../ui/Timeline.tsx'
import { RecordActions } from '../registro/RecordActions.tsx'
import type { useRecordPage } from '../registro/useRecordPage.ts'
import { Why } from '../registro/Why.tsx'
import { text } from './text.ts'

/** Parts of a group that people do not look for at once. */
const minorPart =
  /^(codigoIntegracao|cpf|cnpj|documento|email|telefone|formacao|cargo|tipo|razaoSocial|endereco)/

/** A group without its minor parts. */
export const briefly = (output: Output): Output =>
  output.type === 'object'
    ? {
        ...output,
        fields: Object.fromEntries(Object.entries(output.fields).filter(([name]) => !minorPart.test(name))),
      }
    : output

/** Values that the office works with. */
const office =
  /^(usuario|inclusao|atualizacao|sequencia|unidade|origem|emissao|hash|tipoMime|tamanho|exigeDocumento|historicos)$/

interface Props extends NounPage {
  record: RecordOperation
  page: ReturnType<typeof useRecordPage>
  /** Values and lists that the page shows in another way, and those of the title. */
  without: readonly string[]
  said: string
  /** Before and after what the record says. */
  above: ReactNode
  below: ReactNode
}

/** Record of a student or professor: its state, what can be done and the essentials; the rest is folded. */
export function OwnRecord({ noun, record, page, without, said, above, below }: Props) {
  const { id, data, actions, called, explained, readable, now } = page
  const pathOf = usePaths(noun.related)
  if (!data) return null
  const { machine } = noun
  const shape = record.element as Shape
  const kept = Object.entries(shape).filter(([name]) => !without.includes(name))
  const brief: Shape = Object.fromEntries(
    kept.flatMap(([name, output]) => (office.test(name) ? [] : [[name, briefly(output)]])),
  )
  const open = actions.filter(({ permitido }) => permitido)
  return (
    <Stack gap="md" maw={720}>
      <Group gap="sm">
        <PageTitle>{called}</PageTitle>
        {machine && <StateBadge machine={machine} state={now} />}
      </Group>
      <Text role="status" size="sm" c="var(--tom-ok)" mb={said ? 0 : 'calc(-1 * var(--stack-gap))'}>
        {said}
      </Text>
      {above}
      {(open.length > 0 || readable) && (
        <RecordActions noun={noun} page={{ ...page, actions: open, explained: false }} />
      )}
      <Section title={recordText.data} parts={[values]}>
        <Details shape={brief} record={data.registro} pathOf={pathOf} />
      </Section>
      <Parts shape={brief} record={data.registro} downloads={noun.downloads} pathOf={pathOf} />
      {below}
      <div>
        {explained && (
          <Fold title={text.why}>
            <Why noun={noun.listings[0].noun} id={id} machine={machine} />
          </Fold>
        )}
        <Fold title={text.all}>
          <Details shape={shape} record={data.registro} without={without} pathOf={pathOf} />
        </Fold>
        {machine && (
          <Fold title={text.story}>
            <Timeline machine={machine} history={data.historico ?? []} />
          </Fold>
        )}
      </div>
    </Stack>
  )
}
