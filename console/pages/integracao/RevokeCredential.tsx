import { Text } from '@mantine/core'
import { useState } from 'react'
import type { listaCredenciais } from '../../../catalogue/management/credencial/lista-credenciais.ts'
import { revogaCredencial } from '../../../catalogue/management/credencial/revoga-credencial.ts'
import type { Row } from '../../../client/types.ts'
import { useCommand } from '../../api/hooks.ts'
import { moment } from '../../derive/format.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { text } from './text.ts'
import { usedWhere } from './used.ts'

interface Props {
  credential: Row<typeof listaCredenciais>
  onClose: () => void
}

/** Confirms the end of a credential. */
export function RevokeCredential({ credential, onClose }: Props) {
  const { id, nome, usada } = credential
  const { mutate, isPending, error } = useCommand(revogaCredencial)
  const [key] = useState(() => crypto.randomUUID())
  return (
    <Confirm
      title={text.revokeTitle(nome)}
      action={text.revoke}
      pending={isPending}
      onDo={() => mutate({ input: { id: id! }, key }, { onSuccess: onClose })}
      {...{ error, onClose }}
    >
      <Text size="sm">{text.revokeText}</Text>
      <Text size="sm" fw={600}>
        {usada ? text.revokeUsed(moment(usada), usedWhere(credential)) : text.never}
      </Text>
    </Confirm>
  )
}
