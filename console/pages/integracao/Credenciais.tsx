import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { criaCredencial } from '../../../catalogue/management/credencial/cria-credencial.ts'
import { listaCredenciais } from '../../../catalogue/management/credencial/lista-credenciais.ts'
import { tiposCredencial } from '../../../catalogue/management/credencial/parts.ts'
import type { Row } from '../../../client/types.ts'
import { useSession } from '../../api/hooks.ts'
import { mayCall } from '../../derive/doors.ts'
import { moment } from '../../derive/format.ts'
import { Listed } from '../../table/Listed.tsx'
import { say } from '../../text/say.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { CreateCredential } from './CreateCredential.tsx'
import { ExchangeCredential } from './ExchangeCredential.tsx'
import { grantName } from './grant-name.ts'
import { Kinds } from './Kinds.tsx'
import { RevokeCredential } from './RevokeCredential.tsx'
import { access } from './states.ts'
import { text } from './text.ts'
import { usedWhere } from './used.ts'

type Credential = Row<typeof listaCredenciais>

type Dialog = { kind: 'create' } | { kind: 'exchange' | 'revoke'; credential: Credential }

/** Tokens and keys with their scopes, last use and lifetime. */
export function Credenciais() {
  const session = useSession()
  const may = mayCall(session, criaCredencial)
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => setDialog(undefined)
  return (
    <Stack>
      <Kinds accounts={false} />
      <Listed
        listing={listaCredenciais}
        slug="credenciais"
        title={text.title}
        intro={text.intro}
        actions={may && <Button onClick={() => setDialog({ kind: 'create' })}>{text.create}</Button>}
        empty={text.empty}
      >
        {(credentials) =>
          credentials.map((credential) => (
            <Card
              key={credential.id}
              credential={credential}
              onExchange={may ? () => setDialog({ kind: 'exchange', credential }) : undefined}
              onRevoke={may ? () => setDialog({ kind: 'revoke', credential }) : undefined}
            />
          ))
        }
      </Listed>
      {dialog?.kind === 'create' && <CreateCredential onClose={close} />}
      {dialog?.kind === 'exchange' && <ExchangeCredential credential={dialog.credential} onClose={close} />}
      {dialog?.kind === 'revoke' && <RevokeCredential credential={dialog.credential} onClose={close} />}
    </Stack>
  )
}

interface CardProps {
  credential: Credential
  onExchange: (() => void) | undefined
  onRevoke: (() => void) | undefined
}

function Card({ credential, onExchange, onRevoke }: CardProps) {
  const { nome, tipo, situacao, inicio, escopos, usada, expira, dono } = credential
  const works = situacao === 'Ativa' || situacao === 'Em troca'
  return (
    <Paper withBorder p="sm" component="article" aria-label={nome}>
      <Group justify="space-between" align="start" gap="sm">
        <Stack gap={4} style={{ flex: 1, minWidth: '14rem' }}>
          <Group gap="xs">
            <Title order={2} size="h4">
              {nome}
            </Title>
            <StateBadge machine={access} state={situacao} />
          </Group>
          <Text size="sm" c="dimmed">
            {say(tiposCredencial[tipo as keyof typeof tiposCredencial])} · {inicio}… · nº {credential.id}
            {expira && ` · ${text.expires(moment(expira))}`}
            {dono && ` · ${text.belongs(dono)}`}
          </Text>
          <Text size="sm">{escopos.map(grantName).join(' · ')}</Text>
          <Text size="sm">
            {usada ? `${text.lastUse}: ${moment(usada)}${usedWhere(credential)}` : text.never}
          </Text>
          {works && tipo === 'gestao' && !dono && (
            <Text size="sm" role="note">
              {text.ofNobody}
            </Text>
          )}
          {situacao === 'Em troca' && <Evidence credential={credential} />}
        </Stack>
        {works && (
          <Group gap="xs">
            {onExchange && situacao === 'Ativa' && (
              <Button variant="default" size="sm" onClick={onExchange}>
                {text.exchange}
              </Button>
            )}
            {onRevoke && (
              <Button variant="default" size="sm" onClick={onRevoke}>
                {text.revoke}
              </Button>
            )}
          </Group>
        )}
      </Group>
    </Paper>
  )
}

/** Evidence for revoking the old credential: last use of it and of its successor. */
function Evidence({ credential }: { credential: Credential }) {
  const { sucessora, sucessoraUsada, usada, silencio } = credential
  return (
    <Text size="sm" role="note">
      {text.exchanging(sucessora ?? 0)}.{' '}
      {sucessoraUsada ? text.successorUsed(moment(sucessoraUsada)) : text.successorUnused}{' '}
      {usada ? text.stillUsed(moment(usada), usedWhere(credential)) : text.notUsed}{' '}
      {silencio ? text.endsAlone(silencio) : ''}
    </Text>
  )
}
