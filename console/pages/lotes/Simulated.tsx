import { Anchor, Paper, Progress, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { number } from '../../derive/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'
import { useBatch } from './useBatch.ts'

const shown = 5

/** Result of simulating a batch today: the number of refused records and the first of them. */
export function Simulated({ lote }: { lote: number }) {
  const { data, error, refetch } = useBatch({ LOTE: lote, QUANTIDADE: shown, PAGINA: 1, RESULTADO: 'R' })
  const batch = data?.LOTE
  const refused = batch?.TOTAL_RECUSADOS ?? 0
  const accepted =
    (batch?.TOTAL_INCLUIDOS ?? 0) + (batch?.TOTAL_ATUALIZADOS ?? 0) + (batch?.TOTAL_INALTERADOS ?? 0)
  return (
    <Paper withBorder p="sm" component="section" aria-label={text.simulated}>
      <Stack gap="xs">
        <Text fw={600}>{text.simulated}</Text>
        {error && <Notice error={error} onRetry={() => void refetch()} />}
        {batch && !batch.TERMINO && <Progress value={batch.PROGRESSO ?? 0} aria-label={text.simulated} />}
        {batch?.TERMINO && (
          <>
            <Text size="sm" role="status">
              {text.wouldBe(number(accepted), number(refused), batch.TOTAL_AGUARDANDO ?? 0)}
            </Text>
            {data?.REGISTROS.map(({ SEQUENCIA, CHAVE, OCORRENCIAS }) => (
              <Text size="sm" key={SEQUENCIA}>
                {CHAVE || SEQUENCIA}: {OCORRENCIAS.map(({ MENSAGEM }) => MENSAGEM).join(' ')}
              </Text>
            ))}
            {refused > shown && <Text size="sm">{text.omitted(refused - shown)}</Text>}
          </>
        )}
        <Anchor component={Link} to={`/lotes/${lote}`} size="sm" underline="always">
          {text.openSimulation}
        </Anchor>
      </Stack>
    </Paper>
  )
}
