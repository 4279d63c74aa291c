import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { corrigeRegistros } from '../../../catalogue/management/causa/corrige-registros.ts'
import { listaAfetados } from '../../../catalogue/management/causa/lista-afetados.ts'
import { comparaPar, decidePares, revogaDecisao } from '../../../catalogue/management/causa/pares.ts'
import { decisoesPar } from '../../../catalogue/management/causa/parts.ts'
import type { Row } from '../../../client/types.ts'
import { useCommand, useListing, useSession } from '../../api/hooks.ts'
import { fieldName } from '../../derive/batch.ts'
import { mayCall } from '../../derive/doors.ts'
import { moment } from '../../derive/format.ts'
import { sayValue } from '../../text/say.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { AllPairs } from './AllPairs.tsx'
import { CorrectOne } from './CorrectOne.tsx'
import { PairDialog } from './PairDialog.tsx'
import { type Decided, decisions, holders, mayDecide } from './pair-words.ts'
import { Sent } from './Sent.tsx'
import { text } from './text.ts'
import type { Cause } from './words.ts'

const most = 100
type Affected = Row<typeof listaAfetados>
type Batches = Decided['lotes']

/** Pairs that need a decision, one by one or all in the same way, and those decided. */
export function Pairs({ cause }: { cause: Cause }) {
  const asked = { causa: cause.id ?? 0, quantidade: most }
  const open = useListing(listaAfetados, { ...asked, situacao: 'Aberto' })
  const decided = useListing(listaAfetados, { ...asked, situacao: 'Decidido' })
  const [sent, setSent] = useState<Batches>([])
  const add = (lotes: Batches) => setSent((now) => [...now, ...lotes])
  if (open.error) return <Notice error={open.error} />
  if (!open.data) return <Loading />
  const pairs = open.data.elementos
  return (
    <Stack>
      {pairs.length > 0 && <Text size="sm">{text.pairsText}</Text>}
      <AllPairs cause={cause} several={pairs.length > 1} onSent={add} />
      {pairs.map((one) => (
        <Pair key={one.id} {...{ one, cause }} onSent={add} />
      ))}
      {sent.length > 0 && <Sent repaired={{ lotes: sent, restantes: 0 }} />}
      {decided.error && <Notice error={decided.error} />}
      {decided.data && decided.data.elementos.length > 0 && (
        <Stack gap="xs" component="section" aria-label={text.decidedPairs}>
          <Text fw={600}>{text.decidedPairs}</Text>
          <Text size="sm">{text.decidedText}</Text>
          {decided.data.elementos.map((one) => (
            <DecidedPair key={one.id} {...{ one, cause }} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function Named({ one, cause }: { one: Affected; cause: Cause }) {
  const holder = one.detentor
  const known = holders[cause.operacao as keyof typeof holders]
  return (
    <>
      <b>{one.identificacao}</b> ×{' '}
      {holder && known ? (
        <Anchor component={Link} to={`/${known.page}/${holder.id}`} fz="inherit" underline="always">
          {holder.nome} {holder.identificacao && `(${holder.identificacao})`}
        </Anchor>
      ) : (
        '—'
      )}
    </>
  )
}

function Pair({ one, cause, onSent }: { one: Affected; cause: Cause; onSent: (lotes: Batches) => void }) {
  const session = useSession()
  const [opened, setOpened] = useState<'correct' | 'compare'>()
  const { mutate, isPending, error, data } = useCommand(decidePares)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const holder = one.detentor
  const known = holders[cause.operacao as keyof typeof holders]
  const giveBack = () =>
    mutate(
      { input: { causa: cause.id ?? 0, decisao: decisions.giveBack, pares: [{ id: one.id ?? 0 }] }, key },
      { onSettled: () => setKey(crypto.randomUUID()) },
    )
  const refused = data?.pares.find(({ aceito }) => !aceito)
  return (
    <Paper p="sm" withBorder>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          <Named {...{ one, cause }} /> {text.against}
          {holder?.desde && `, ${text.changed(moment(holder.desde))}`}
        </Text>
        <Group gap="xs">
          {holder && known && mayDecide(session, decisions.end) && mayCall(session, comparaPar) && (
            <Button size="compact-sm" onClick={() => setOpened('compare')}>
              {text.deactivate}
            </Button>
          )}
          {mayCall(session, corrigeRegistros) && (
            <Button size="compact-sm" variant="default" onClick={() => setOpened('correct')}>
              {text.change(fieldName(cause.campo))}
            </Button>
          )}
          {mayDecide(session, decisions.giveBack) && (
            <Button size="compact-sm" variant="default" loading={isPending} onClick={giveBack}>
              {text.giveBack}
            </Button>
          )}
        </Group>
      </Group>
      {error && <Notice error={error} />}
      {refused && <Text size="sm">{refused.mensagem}</Text>}
      {opened === 'correct' && <CorrectOne {...{ one, cause }} onClose={() => setOpened(undefined)} />}
      {opened === 'compare' && known && (
        <PairDialog {...{ one, cause, known, onSent }} onClose={() => setOpened(undefined)} />
      )}
    </Paper>
  )
}

/** A pair under a decision, which can be revoked. */
function DecidedPair({ one, cause }: { one: Affected; cause: Cause }) {
  const session = useSession()
  const { mutate, isPending, error } = useCommand(revogaDecisao)
  const [key] = useState(() => crypto.randomUUID())
  const { decisao } = one
  if (!decisao) return null
  return (
    <Paper p="sm" withBorder>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          <Named {...{ one, cause }} /> ·{' '}
          {text.decided(
            sayValue(decisoesPar, decisao.decisao ?? ''),
            decisao.por ?? '',
            moment(decisao.em ?? ''),
          )}
        </Text>
        {mayCall(session, revogaDecisao) && (
          <Button
            size="compact-sm"
            variant="default"
            loading={isPending}
            aria-label={text.revokeOf(one.identificacao)}
            onClick={() => mutate({ input: { decisao: decisao.id ?? 0 }, key })}
          >
            {text.revoke}
          </Button>
        )}
      </Group>
      {error && <Notice error={error} />}
    </Paper>
  )
}
