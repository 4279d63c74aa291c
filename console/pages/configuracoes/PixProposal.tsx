import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { confirmaChavePix, descartaChavePix } from '../../../catalogue/management/ajuste/index.ts'
import { Problem } from '../../../client/problem.ts'
import { useCommand } from '../../api/hooks.ts'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'

interface Props {
  chave: string
  versao: number
  /** Called with the message; the proposal no longer exists then. */
  onDecided: (told: string) => void
}

/** Four-eyes rule: a proposed Pix key is decided by another person. */
export function PixProposal({ chave, versao, onDecided }: Props) {
  const confirming = useCommand(confirmaChavePix)
  const discarding = useCommand(descartaChavePix)
  const ask = { input: { proposta: versao }, key: `pix ${versao}` }
  const error = confirming.error ?? discarding.error
  return (
    <Paper withBorder p="md" component="section" aria-label={text.pixProposed(chave)}>
      <Stack gap="xs">
        <Text fw={600}>{text.pixProposed(chave)}</Text>
        <Text size="sm">{text.pixWaits}</Text>
        {error instanceof Problem && error.code === 'CONFLITO' ? (
          <Text size="sm" role="alert" fw={600}>
            {text.pixChanged}
          </Text>
        ) : (
          error && <Notice error={error} />
        )}
        <Group gap="xs">
          <Button
            loading={confirming.isPending}
            onClick={() => confirming.mutate(ask, { onSuccess: () => onDecided(text.pixConfirmed(chave)) })}
          >
            {text.pixConfirm}
          </Button>
          <Button
            variant="default"
            loading={discarding.isPending}
            onClick={() => discarding.mutate(ask, { onSuccess: () => onDecided(text.pixDiscarded(chave)) })}
          >
            {text.pixDiscard}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
