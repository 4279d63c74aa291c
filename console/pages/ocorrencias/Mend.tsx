import { Button, Group, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { analisaCausa } from '../../../catalogue/management/causa/analisa-causa.ts'
import type { ModoConserto } from '../../../catalogue/management/causa/parts.ts'
import type { Answer } from '../../../client/types.ts'
import { fieldName } from '../../derive/batch.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { DataTable, type TableColumn } from '../../ui/DataTable.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Sent } from './Sent.tsx'
import { text } from './text.ts'
import { type Repaired, useRepair, type Wish } from './useRepair.ts'
import { type Cause, firstOf, pairsOf, takesAway } from './words.ts'

type Analysis = Answer<typeof analisaCausa>

/**
 * Changes a value in all records of a cause, by a suggestion or by input. It is simulated before it is sent.
 */
export function Mend({ cause, analysis }: { cause: Cause; analysis: Analysis }) {
  const { consertos, valores, lembrado, olhados, unico, comando } = analysis
  const [modo, setModo] = useState<ModoConserto>(() => firstOf(consertos))
  const [valor, setValor] = useState('')
  const [trocas, setTrocas] = useState<Readonly<Record<string, string>>>({})
  const [asking, setAsking] = useState(false)
  const { trying, sending, forget } = useRepair()
  const choose = (change: () => void) => {
    change()
    forget()
  }
  const wish: Wish = {
    causa: cause.id ?? 0,
    modo,
    ...(modo === 'valor' ? { valor } : {}),
    ...(modo === 'trocar' ? { trocas: pairsOf(trocas) } : {}),
  }
  const suggested = consertos.find((one) => one.modo === modo)
  const others = [
    'reenviar',
    // Several records cannot share a unique value.
    ...(comando || (unico && cause.registros !== 1) ? [] : ['valor']),
    ...(valores.length > 0 && !comando ? ['trocar'] : []),
  ] as const as readonly ModoConserto[]
  const count = trying.data?.escolhidos ?? cause.registros ?? 0
  const send = () => sending.mutate(wish, { onSettled: () => setAsking(false) })
  if (sending.data) return <Sent repaired={sending.data} />
  return (
    <Stack>
      {consertos.length > 0 && (
        <Radio.Group
          value={modo}
          onChange={(next) => choose(() => setModo(next as ModoConserto))}
          label={text.repair}
        >
          <Stack gap="xs" mt="xs">
            {consertos.map((one) => (
              <Radio
                key={one.modo}
                value={one.modo}
                label={text.modes[one.modo as ModoConserto]}
                description={text.suggested(one.registros ?? 0, olhados ?? 0)}
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      <NativeSelect
        maw={420}
        label={consertos.length > 0 ? text.other : text.repair}
        value={others.includes(modo) ? modo : ''}
        onChange={({ currentTarget }) =>
          choose(() => setModo((currentTarget.value || 'reenviar') as ModoConserto))
        }
        data={[
          ...(others.includes(modo) ? [] : [{ value: '', label: '—' }]),
          ...others.map((value) => ({ value, label: text.modes[value] })),
        ]}
      />
      {modo === 'valor' && (
        <TextInput
          maw={420}
          label={text.value}
          value={valor}
          onChange={({ currentTarget }) => choose(() => setValor(currentTarget.value))}
        />
      )}
      {modo === 'trocar' &&
        valores.map(({ valor: de, registros }) => (
          <TextInput
            key={de}
            maw={420}
            label={text.pair(de)}
            description={text.count(registros ?? 0)}
            value={trocas[de] ?? ''}
            onChange={({ currentTarget }) =>
              choose(() => setTrocas({ ...trocas, [de]: currentTarget.value }))
            }
          />
        ))}
      <BeforeAfter rows={trying.data?.amostra ?? suggested?.exemplos ?? []} />
      {modo !== 'reenviar' && (
        <Text size="sm" c="dimmed">
          {comando ? text.leftOut(comando) : lembrado ? text.remembered : text.notRemembered}
        </Text>
      )}
      {(trying.error ?? sending.error) && <Notice error={trying.error ?? sending.error} />}
      {trying.data && <Tried tried={trying.data} />}
      <Group gap="xs">
        <Button
          variant={trying.data ? 'default' : 'filled'}
          loading={trying.isPending}
          onClick={() => trying.mutate(wish)}
        >
          {text.simulate(cause.registros ?? 0)}
        </Button>
        <Button
          variant={trying.data ? 'filled' : 'default'}
          loading={sending.isPending}
          onClick={() => (takesAway(wish) ? setAsking(true) : send())}
        >
          {text.resend(count)}
        </Button>
      </Group>
      {asking && (
        <Confirm
          title={text.blank(fieldName(cause.campo), count)}
          error={undefined}
          pending={sending.isPending}
          action={text.blankAction}
          onDo={send}
          onClose={() => setAsking(false)}
        >
          <Text size="sm">{text.blankText}</Text>
        </Confirm>
      )}
    </Stack>
  )
}

function Tried({ tried }: { tried: Repaired }) {
  const accepted = (tried.incluidos ?? 0) + (tried.atualizados ?? 0) + (tried.inalterados ?? 0)
  return (
    <Text size="sm" role="status" fw={600}>
      {text.simulated({ accepted, refused: tried.recusados ?? 0, waiting: tried.aguardando ?? 0 })}{' '}
      {tried.restantes ? text.left(tried.restantes) : ''}
    </Text>
  )
}

interface Sample {
  antes: string
  depois: string
  identificacao?: string
  mensagem?: string
}

function BeforeAfter({ rows }: { rows: readonly Sample[] }) {
  const named: readonly TableColumn<Sample>[] = rows.some(({ identificacao }) => identificacao)
    ? [{ label: text.identification, cell: ({ identificacao }) => identificacao }]
    : []
  return (
    <DataTable
      label={`${text.before}, ${text.after}`}
      rows={rows}
      // Samples have no key of their own.
      keyOf={(_, at) => at}
      columns={[
        ...named,
        { label: text.before, cell: ({ antes }) => antes || text.emptyValue },
        {
          label: text.after,
          cell: ({ depois, mensagem }) => (
            <div>
              {depois || text.emptyValue}
              {mensagem && (
                <Text size="xs" c="var(--tom-erro)">
                  {mensagem}
                </Text>
              )}
            </div>
          ),
        },
      ]}
    />
  )
}
