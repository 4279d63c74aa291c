import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { trocaSenhaContaIntegracao } from '../../../catalogue/management/conta-integracao/commands.ts'
import { usualOverlap } from '../../../catalogue/management/conta-integracao/parts.ts'
import { useCommand } from '../../api/hooks.ts'
import { moment } from '../../derive/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { SecretDialog } from '../../ui/SecretDialog.tsx'
import type { Account } from './shown.ts'
import { text as shared } from './text.ts'
import { text } from './text-contas.ts'

const overlaps = [0, 24, usualOverlap, 30 * 24]

/** Gives an account a new password; the old one may stay valid for a while. */
export function NewSecret({ account, onClose }: { account: Account; onClose: () => void }) {
  const { mutate, isPending, error, data } = useCommand(trocaSenhaContaIntegracao)
  const [key] = useState(() => crypto.randomUUID())
  const [horas, setHoras] = useState(usualOverlap)
  return (
    <SecretDialog
      secret={data?.segredo}
      making={isPending}
      title={text.secretTitle(account.usuario)}
      advice={`${text.once} ${data?.anteriorAte ? text.bothUntil(moment(data.anteriorAte)) : text.endedNow}`}
      onClose={onClose}
    >
      <Stack>
        {error && <Notice error={error} />}
        <Text size="sm">{text.secretText}</Text>
        <NativeSelect
          label={text.previous}
          value={String(horas)}
          onChange={({ currentTarget }) => setHoras(Number(currentTarget.value))}
          data={overlaps.map((hours) => ({ value: String(hours), label: text.overlap(hours / 24) }))}
        />
        {horas === 0 && <Text size="sm">{text.endsNow(account.tokens ?? 0)}</Text>}
        <Group justify="end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button loading={isPending} onClick={() => mutate({ input: { id: account.id!, horas }, key })}>
            {text.makeSecret}
          </Button>
        </Group>
      </Stack>
    </SecretDialog>
  )
}
