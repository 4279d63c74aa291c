import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { listaCredenciais } from '../../../catalogue/management/credencial/lista-credenciais.ts'
import { longestSilence, usualSilence } from '../../../catalogue/management/credencial/parts.ts'
import { trocaCredencial } from '../../../catalogue/management/credencial/troca-credencial.ts'
import type { Row } from '../../../client/types.ts'
import { useCommand } from '../../api/hooks.ts'
import { fieldErrors } from '../../derive/field-errors.ts'
import { useAttention } from '../../ui/attend.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SecretDialog } from '../../ui/SecretDialog.tsx'
import { text } from './text.ts'

interface Props {
  credential: Row<typeof listaCredenciais>
  onClose: () => void
}

/** Creates a successor; both are valid until the old one is revoked. */
export function ExchangeCredential({ credential: { id, nome }, onClose }: Props) {
  const { mutate, isPending, error, data } = useCommand(trocaCredencial)
  const content = useAttention<HTMLDivElement>(error)
  const [key] = useState(() => crypto.randomUUID())
  const [days, setDays] = useState(String(usualSilence))
  const secret = data?.segredo
  return (
    <SecretDialog
      {...{ secret, onClose }}
      making={isPending}
      title={secret ? text.made : text.exchangeTitle(nome)}
      advice={text.once}
    >
      <Stack ref={content}>
        {error && <Notice error={error} />}
        <Text size="sm">{text.exchangeText}</Text>
        <TextInput
          type="number"
          min={1}
          max={longestSilence}
          label={text.silence}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
          error={fieldErrors(error).silencio}
        />
        <Group justify="end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            loading={isPending}
            onClick={() => mutate({ input: { id: id!, silencio: Number(days) }, key })}
          >
            {text.exchangeDo}
          </Button>
        </Group>
      </Stack>
    </SecretDialog>
  )
}
