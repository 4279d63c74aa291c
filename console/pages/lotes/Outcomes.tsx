import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type consultaLote, resultados } from '../../../catalogue/batches/consulta-lote.ts'
import type { Answer } from '../../../client/types.ts'
import { fieldName, outcomeTones, remedyOf } from '../../derive/batch.ts'
import { moment } from '../../derive/format.ts'
import { say } from '../../text/say.ts'
import { CodeLink } from '../../ui/CodeLink.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { Received } from './Received.tsx'
import { text } from './text.ts'

type Data = Answer<typeof consultaLote>
type Outcome = Data['REGISTROS'][number]

interface Props {
  data: Data
  lote: number
  onPage: (page: number) => void
}

/** One page of records in the order sent, with their findings. */
export function Outcomes({ data, lote, onPage }: Props) {
  const [seen, setSeen] = useState<number>()
  const now = data.PAGINA_ATUAL ?? 1
  const of = data.TOTAL_PAGINAS ?? 0
  return (
    <Section title={text.outcomes}>
      <DataTable
        label={text.outcomes}
        rows={data.REGISTROS}
        keyOf={({ SEQUENCIA }) => SEQUENCIA ?? 0}
        empty={text.none}
        columns={[
          { label: text.position, type: 'figure', cell: ({ SEQUENCIA }) => SEQUENCIA },
          { label: text.key, cell: ({ CHAVE }) => CHAVE },
          {
            label: text.outcome,
            cell: ({ RESULTADO }) => (
              <Tone tone={outcomeTones[RESULTADO] ?? 'neutro'}>
                {say(resultados[RESULTADO as keyof typeof resultados])}
              </Tone>
            ),
          },
          { label: text.findings, cell: (one) => <Found one={one} /> },
          {
            label: '',
            cell: ({ SEQUENCIA }) => (
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={text.seeOf(SEQUENCIA ?? 0)}
                onClick={() => setSeen(SEQUENCIA ?? undefined)}
              >
                {text.see}
              </Button>
            ),
          },
        ]}
      />
      {of > 1 && (
        <Group gap="xs" mt="sm" component="nav" aria-label={text.outcomes}>
          <Button variant="default" size="sm" disabled={now <= 1} onClick={() => onPage(now - 1)}>
            {text.previous}
          </Button>
          <Text size="sm">{text.page(now, of)}</Text>
          <Button variant="default" size="sm" disabled={now >= of} onClick={() => onPage(now + 1)}>
            {text.next}
          </Button>
        </Group>
      )}
      {seen !== undefined && <Received {...{ lote }} sequencia={seen} onClose={() => setSeen(undefined)} />}
    </Section>
  )
}

function Found({ one: { OCORRENCIAS, AGUARDA, OCORRENCIAS_OMITIDAS } }: { one: Outcome }) {
  return (
    <Stack gap={4}>
      {OCORRENCIAS.map(({ CAMPO, CODIGO, GRAVIDADE, MENSAGEM }) => (
        <div key={CAMPO + CODIGO}>
          {CAMPO && <b>{fieldName(CAMPO)}: </b>}
          {MENSAGEM}
          <Text size="xs" c="dimmed">
            <CodeLink kind="ocorrencias" code={CODIGO} />
            {CAMPO && ` · ${CAMPO}`}
            {GRAVIDADE === 'Erro' && ` · ${text.fix}: ${remedyOf(CODIGO)}`}
          </Text>
        </div>
      ))}
      {AGUARDA.map(({ TIPO, CODIGO, ATE }) => (
        <Text size="xs" key={TIPO + CODIGO}>
          {text.awaits(`${TIPO} ${CODIGO}`, ATE ? moment(ATE) : '')}
        </Text>
      ))}
      {OCORRENCIAS_OMITIDAS ? <Text size="xs">{text.omitted(OCORRENCIAS_OMITIDAS)}</Text> : null}
    </Stack>
  )
}
