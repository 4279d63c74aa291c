import { Anchor, Button, Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { consultaLote, type resultados } from '../../../catalogue/batches/consulta-lote.ts'
import { listaLotes } from '../../../catalogue/management/lote/lista-lotes.ts'
import { situacoesLote } from '../../../catalogue/query/retorna-dados-ocorrencias.ts'
import { batchTones, operationName } from '../../derive/batch.ts'
import { moment, number } from '../../derive/format.ts'
import { say, sayValue } from '../../text/say.ts'
import { Curl } from '../../ui/Curl.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Section } from '../../ui/Section.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { Actions } from './Actions.tsx'
import { Outcomes } from './Outcomes.tsx'
import { text } from './text.ts'
import { UnknownFields } from './UnknownFields.tsx'
import { type Batch, useBatch } from './useBatch.ts'

const rows = 50
type Letter = keyof typeof resultados

/** One batch: progress, outcomes and actions. */
export function Lote() {
  const { lote = '' } = useParams({ strict: false }) as { lote?: string }
  const search = useSearch({ strict: false }) as { resultado?: Letter; pagina?: string }
  const input = {
    LOTE: Number(lote),
    QUANTIDADE: rows,
    PAGINA: Number(search.pagina ?? 1),
    ...(search.resultado ? { RESULTADO: search.resultado } : {}),
  }
  const { data, error, refetch } = useBatch(input)
  const navigate = useNavigate()
  const go = (next: { resultado?: Letter | undefined; pagina?: number }) =>
    void navigate({ to: '.', search: { ...search, pagina: undefined, ...next } as never, resetScroll: false })
  const batch = data?.LOTE
  return (
    <Stack gap="lg">
      <Anchor component={Link} to="/lotes" size="sm">
        ← {say(listaLotes.title)}
      </Anchor>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {batch && (
        <>
          <Stack gap={4}>
            <Group gap="sm">
              <PageTitle>{text.title(lote)}</PageTitle>
              <Tone tone={batchTones[batch.SITUACAO] ?? 'neutro'}>
                {sayValue(situacoesLote.labels, batch.SITUACAO)}
              </Tone>
            </Group>
            <Text size="sm" c="dimmed">
              {operationName(batch.OPERACAO)}
              {batch.RETORNO && ` · ${batch.RETORNO}`}
            </Text>
          </Stack>
          <Standing batch={batch} />
          <Totals {...{ batch, chosen: search.resultado }} onChoose={(resultado) => go({ resultado })} />
          <Actions batch={batch} />
          <Outcomes {...{ data, lote: Number(lote) }} onPage={(pagina) => go({ pagina })} />
          <Curl declaration={consultaLote} input={input} />
        </>
      )}
    </Stack>
  )
}

function Standing({ batch }: { batch: Batch }) {
  const {
    SIMULACAO,
    FALHA,
    POSICAO_FILA,
    PROGRESSO,
    RECEBIMENTO,
    INICIO,
    TERMINO,
    LOTE_ORIGEM,
    OCORRENCIAS,
    CAMPOS_DESCONHECIDOS,
  } = batch
  const steps = [
    [text.received, RECEBIMENTO],
    [text.started, INICIO],
    [text.ended, TERMINO],
  ] as const
  return (
    <Section title={text.timeline}>
      <Stack gap="xs">
        {!TERMINO && (
          <>
            <Progress value={PROGRESSO ?? 0} aria-label={text.timeline} />
            <Text size="sm" role="status">
              {INICIO ? text.progress(PROGRESSO ?? 0) : text.queue(POSICAO_FILA ?? 0)}
            </Text>
          </>
        )}
        <Group component="ol" gap="lg" m={0} p={0} style={{ listStyle: 'none' }}>
          {steps.map(([label, when]) => (
            <Text component="li" size="sm" key={label}>
              {label}: {when ? <time dateTime={when}>{moment(when)}</time> : '—'}
            </Text>
          ))}
        </Group>
        {SIMULACAO === 'S' && <Text size="sm">{text.simulation}</Text>}
        {LOTE_ORIGEM !== null && (
          <Text size="sm">
            {text.from}{' '}
            <Anchor component={Link} to={`/lotes/${LOTE_ORIGEM}`} fz="inherit" underline="always">
              {LOTE_ORIGEM}
            </Anchor>
          </Text>
        )}
        {FALHA && (
          <Text size="sm" c="var(--tom-erro)">
            {FALHA}
          </Text>
        )}
        {OCORRENCIAS.filter(({ CODIGO }) => CODIGO !== 'CAMPO_DESCONHECIDO').map(({ CODIGO, MENSAGEM }) => (
          <Text size="sm" key={CODIGO}>
            {MENSAGEM}
          </Text>
        ))}
        <UnknownFields fields={CAMPOS_DESCONHECIDOS} />
      </Stack>
    </Section>
  )
}

interface TotalsProps {
  batch: Batch
  chosen: Letter | undefined
  onChoose: (letter: Letter | undefined) => void
}

/** Each total filters the records. */
function Totals({ batch, chosen, onChoose }: TotalsProps) {
  const totals: readonly (readonly [Letter | undefined, string, number | null])[] = [
    [undefined, text.all, batch.TOTAL_RECEBIDOS],
    ['I', text.labels.I, batch.TOTAL_INCLUIDOS],
    ['A', text.labels.A, batch.TOTAL_ATUALIZADOS],
    ['N', text.labels.N, batch.TOTAL_INALTERADOS],
    ['R', text.labels.R, batch.TOTAL_RECUSADOS],
    ['E', text.labels.E, batch.TOTAL_AGUARDANDO],
  ]
  return (
    <Section title={text.totals}>
      <SimpleGrid cols={{ base: 2, xs: 3, md: 6 }} spacing="xs">
        {totals.map(([letter, label, count]) => (
          <Button
            key={label}
            variant={chosen === letter ? 'filled' : 'default'}
            aria-pressed={chosen === letter}
            h="auto"
            py="xs"
            onClick={() => onChoose(letter)}
          >
            <Stack gap={0}>
              <Text fw={600} size="lg">
                {number(count ?? 0)}
              </Text>
              <Text size="xs">{label}</Text>
            </Stack>
          </Button>
        ))}
      </SimpleGrid>
    </Section>
  )
}
