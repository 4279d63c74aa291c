import { Anchor, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import type { listaAfetados } from '../../../catalogue/management/causa/lista-afetados.ts'
import { comparaPar, decidePares } from '../../../catalogue/management/causa/pares.ts'
import { listaContratos } from '../../../catalogue/management/contrato/lista-contratos.ts'
import type { Answer, Row } from '../../../client/types.ts'
import { useCommand, useListing, useQuestion, useSession } from '../../api/hooks.ts'
import { mayCall } from '../../derive/doors.ts'
import { day, moment } from '../../derive/format.ts'
import { numberSaid } from '../../derive/record-path.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { type Decided, decisions, type Holder } from './pair-words.ts'
import { text } from './text.ts'
import type { Cause } from './words.ts'

type Compared = Answer<typeof comparaPar>
type Side = NonNullable<Compared['antigo']>

interface Props {
  one: Row<typeof listaAfetados>
  cause: Cause
  known: Holder
  onSent: (lotes: Decided['lotes']) => void
  onClose: () => void
}

/** Both records of a pair with their contracts, before the old one is deactivated. */
export function PairDialog({ one, cause, known, onSent, onClose }: Props) {
  const asked = { causa: cause.id ?? 0, par: one.id ?? 0 }
  const { data, error } = useQuestion('afetado', comparaPar, asked)
  const { mutateAsync, isPending, error: failed, data: done } = useCommand(decidePares)
  const [key] = useState(() => crypto.randomUUID())
  const held = data?.antigo?.contratos ?? 0
  const refused = done?.pares.find(({ aceito }) => !aceito)
  // The pair may leave the list, and this dialog with it, before the answer is handled.
  const decide = () =>
    mutateAsync({
      input: {
        causa: asked.causa,
        decisao: decisions.end,
        pares: [{ id: asked.par, versao: data?.antigo?.versao ?? 0 }],
        ...(held > 0 ? { comContratos: 'S' } : {}),
      },
      key,
    }).then(
      ({ pares, lotes }) => {
        if (!pares.every(({ aceito }) => aceito)) return
        onSent(lotes)
        onClose()
      },
      () => {},
    )
  return (
    <Confirm
      title={text.deactivateOf(data?.antigo?.nome ?? one.detentor?.nome ?? '')}
      size="xl"
      error={error ?? failed}
      pending={isPending}
      wait={!data?.antigo || refused !== undefined}
      action={held > 0 ? text.deactivateAnyway(held) : text.deactivateAndSend}
      onDo={() => void decide()}
      onClose={onClose}
    >
      {!data && !error && <Loading />}
      {data?.antigo && data.novo && (
        <Stack gap="md">
          <Stack gap={4} role="note">
            <Text size="sm">{text.ends(day(one.desde ?? ''))}</Text>
            <Text size="sm" fw={held > 0 ? 600 : 400}>
              {held > 0 ? text.contractsStay(held) : text.noContractsOpen}
            </Text>
          </Stack>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <Contracts side={data.antigo} known={known} title={text.contractsOf(data.antigo.identificacao)} />
            <Contracts side={data.novo} known={known} title={text.contractsOf(data.novo.identificacao)} />
          </SimpleGrid>
          <Compare compared={data} />
        </Stack>
      )}
      {refused && (
        <Text size="sm" role="alert" c="var(--tom-erro)">
          {refused.mensagem}
        </Text>
      )}
    </Confirm>
  )
}

const said = (value: string) => (/^\d{4}-\d\d-\d\d$/.test(value) ? day(value) : value) || '—'

function Compare({ compared: { antigo, novo, campos } }: { compared: Compared }) {
  const heading = (who: string, side: Side | null) => `${who} (${side?.identificacao ?? ''})`
  return (
    <>
      <Text size="sm">
        {text.differing(campos.filter(({ difere }) => difere).length, campos.length)}
        {antigo?.mudou && ` ${text.oldChanged(moment(antigo.mudou))}`}
      </Text>
      <DataTable
        label={text.compared}
        rows={campos}
        keyOf={({ campo }) => campo}
        columns={[
          {
            label: text.field,
            cell: ({ rotulo, difere }) => (
              <Group gap={6}>
                {rotulo}
                {difere && <Tone tone="atencao">{text.differs}</Tone>}
              </Group>
            ),
          },
          { label: heading(text.stands, antigo), cell: (one) => <Value of={one} value={one.antigo} /> },
          { label: heading(text.brought, novo), cell: (one) => <Value of={one} value={one.novo} /> },
        ]}
      />
    </>
  )
}

function Value({ of: { difere }, value }: { of: Compared['campos'][number]; value: string }) {
  return (
    <Text span inherit fw={difere ? 600 : 400} style={{ overflowWrap: 'anywhere' }}>
      {said(value)}
    </Text>
  )
}

const shown = 5

function Contracts({ side, known, title }: { side: Side; known: Holder; title: string }) {
  const session = useSession()
  return (
    <Stack gap="xs">
      <Text fw={600} size="sm">
        {title}
      </Text>
      {side.id === null ? (
        <Text size="sm">{text.notYet}</Text>
      ) : mayCall(session, listaContratos) ? (
        <Few id={side.id} filter={known.filter} label={title} />
      ) : (
        <Text size="sm">{text.openContracts(side.contratos ?? 0)}</Text>
      )}
    </Stack>
  )
}

function Few({ id, filter, label }: { id: number; filter: Holder['filter']; label: string }) {
  const { data, error } = useListing(listaContratos, { [filter]: id, quantidade: shown })
  if (error) return <Notice error={error} />
  if (!data) return <Loading />
  if (data.elementos.length === 0) return <Text size="sm">{text.noContracts}</Text>
  return (
    <>
      <DataTable
        label={label}
        rows={data.elementos}
        keyOf={(one) => one.id ?? 0}
        columns={[
          {
            label: text.contract,
            cell: (one) => (
              <Anchor
                component={Link}
                to={`/contratos/${one.contrato}-${one.sequencia}`}
                fz="inherit"
                underline="always"
              >
                {numberSaid(one)}
              </Anchor>
            ),
          },
          {
            label: text.state,
            cell: ({ situacao }) => <StateBadge machine={contratoMachine} state={situacao} />,
          },
          {
            label: text.period,
            cell: ({ inicio, encerramento }) => `${day(inicio ?? '')} – ${day(encerramento ?? '')}`,
          },
        ]}
      />
      <Anchor component={Link} to="/contratos" search={{ [filter]: String(id) } as never} size="sm">
        {text.allContracts}
      </Anchor>
    </>
  )
}
