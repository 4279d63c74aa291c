import { Text } from '@mantine/core'
import { useState } from 'react'
import { revogaContaIntegracao } from '../../../catalogue/management/conta-integracao/commands.ts'
import { useCommand } from '../../api/hooks.ts'
import { moment } from '../../derive/format.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import type { Account } from './shown.ts'
import { text as shared } from './text.ts'
import { text } from './text-contas.ts'

/** Confirms the end of an account and its tokens. */
export function RevokeAccount({ account, onClose }: { account: Account; onClose: () => void }) {
  const { id, usuario, usada, tokens } = account
  const { mutate, isPending, error } = useCommand(revogaContaIntegracao)
  const [key] = useState(() => crypto.randomUUID())
  return (
    <Confirm
      title={shared.revokeTitle(usuario)}
      action={shared.revoke}
      pending={isPending}
      onDo={() => mutate({ input: { id: id! }, key }, { onSuccess: onClose })}
      {...{ error, onClose }}
    >
      <Text size="sm">{text.revokeText}</Text>
      <Text size="sm" fw={600}>
        {usada ? `${text.lastAsked(moment(usada))}. ${text.endsNow(tokens ?? 0)}` : text.never}
      </Text>
    </Confirm>
  )
}
