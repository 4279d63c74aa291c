import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { criaContaIntegracao } from '../../../catalogue/management/conta-integracao/commands.ts'
import { listaContasIntegracao } from '../../../catalogue/management/conta-integracao/lista-contas-integracao.ts'
import { useSession } from '../../api/hooks.ts'
import { mayCall } from '../../derive/doors.ts'
import { moment } from '../../derive/format.ts'
import { Listed } from '../../table/Listed.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { CreateAccount } from './CreateAccount.tsx'
import { grantName } from './grant-name.ts'
import { Kinds } from './Kinds.tsx'
import { NewSecret } from './NewSecret.tsx'
import { RevokeAccount } from './RevokeAccount.tsx'
import type { Account } from './shown.ts'
import { access } from './states.ts'
import { text as shared } from './text.ts'
import { text } from './text-contas.ts'

type Dialog = { kind: 'create' } | { kind: 'secret' | 'revoke'; account: Account }

/** Accounts by which systems request tokens, with their scopes and last use. */
export function Contas() {
  const may = mayCall(useSession(), criaContaIntegracao)
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => setDialog(undefined)
  return (
    <Stack>
      <Kinds accounts />
      <Listed
        listing={listaContasIntegracao}
        slug="contas-de-integracao"
        title={text.title}
        intro={text.intro}
        actions={may && <Button onClick={() => setDialog({ kind: 'create' })}>{text.create}</Button>}
        empty={text.empty}
      >
        {(accounts) =>
          accounts.map((account) => (
            <Card
              key={account.id}
              account={account}
              onSecret={may ? () => setDialog({ kind: 'secret', account }) : undefined}
              onRevoke={may ? () => setDialog({ kind: 'revoke', account }) : undefined}
            />
          ))
        }
      </Listed>
      {dialog?.kind === 'create' && <CreateAccount onClose={close} />}
      {dialog?.kind === 'secret' && <NewSecret account={dialog.account} onClose={close} />}
      {dialog?.kind === 'revoke' && <RevokeAccount account={dialog.account} onClose={close} />}
    </Stack>
  )
}

interface CardProps {
  account: Account
  onSecret: (() => void) | undefined
  onRevoke: (() => void) | undefined
}

function Card({ account, onSecret, onRevoke }: CardProps) {
  const { id, usuario, situacao, inicio, escopos, usada, tokens, anteriorAte } = account
  return (
    <Paper withBorder p="sm" component="article" aria-label={usuario}>
      <Group justify="space-between" align="start" gap="sm">
        <Stack gap={4} style={{ flex: 1, minWidth: '14rem' }}>
          <Group gap="xs">
            <Title order={2} size="h4" style={{ overflowWrap: 'anywhere' }}>
              {usuario}
            </Title>
            <StateBadge machine={access} state={situacao} />
          </Group>
          <Text size="sm" c="dimmed">
            {text.begins(inicio)} · nº {id}
          </Text>
          <Text size="sm">{escopos.map(grantName).join(' · ')}</Text>
          <Text size="sm">
            {usada ? `${text.lastAsked(moment(usada))} · ${text.working(tokens ?? 0)}` : text.never}
          </Text>
          {anteriorAte && (
            <Text size="sm" role="note">
              {text.bothUntil(moment(anteriorAte))}
            </Text>
          )}
        </Stack>
        {situacao !== 'Revogada' && (
          <Group gap="xs">
            {onSecret && (
              <Button variant="default" size="sm" onClick={onSecret}>
                {text.newSecret}
              </Button>
            )}
            {onRevoke && (
              <Button variant="default" size="sm" onClick={onRevoke}>
                {shared.revoke}
              </Button>
            )}
          </Group>
        )}
      </Group>
    </Paper>
  )
}
