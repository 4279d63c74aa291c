import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { confirmaChavePix, descartaChavePix } from '../../../catalogue/management/ajuste/index.ts'
import { useCommand } from '../../api/hooks.ts'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'

interface Props {
  chave: string
  versao: number
}

/** A Pix key that somebody proposed, for another person to decide about. */
export function PixProposal({ chave, versao }: Props) {
  const confirming = useCommand(confirmaChavePix)
  const discarding = useCommand(descartaChavePix)
  const ask = { input: { proposta: versao }, key: `pix ${versao}` }
  const error = confirming.error ?? discarding.error
  return (
    <Paper withBorder p="md" component="section" aria-label={text.pixProposed(chave)}>
      <Stack gap="xs">
        <Text fw={600}>{text.pixProposed(chave)}</Text>
        <Text size="sm">{text.pixWaits}</Text>
        {error && <Notice error={error} />}
        <Group gap="xs">
          <Button loading={confirming.isPending} onClick={() => confirming.mutate(ask)}>
            {text.pixConfirm}
          </Button>
          <Button variant="default" loading={discarding.isPending} onClick={() => discarding.mutate(ask)}>
            {text.pixDiscard}
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
