import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { analisaCausa } from '../../../catalogue/management/causa/analisa-causa.ts'
import { corrigeRegistros } from '../../../catalogue/management/causa/corrige-registros.ts'
import { listaAfetados } from '../../../catalogue/management/causa/lista-afetados.ts'
import type { Row } from '../../../client/types.ts'
import { useListing, useSession } from '../../api/hooks.ts'
import { ask } from '../../api/platform.ts'
import type { Search } from '../../derive/address.ts'
import { mayCall } from '../../derive/doors.ts'
import { beginning, moment } from '../../derive/format.ts'
import { Paging } from '../../table/Paging.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { CorrectOne } from './CorrectOne.tsx'
import { text } from './text.ts'
import type { Cause } from './words.ts'

const rows = 10
const longest = 60
/** Milliseconds without typing before the filter by batch applies. */
const pause = 300

type One = Row<typeof listaAfetados>

/** Values that the records were sent with. Each read leaves an audit entry, so the answer is cached. */
function useSent(causa: number, some: readonly One[]) {
  const { data } = useQuery({
    queryKey: ['analise', causa, some.map(({ id, lote, sequencia }) => [id, lote, sequencia])],
    queryFn: () => ask(analisaCausa, { causa, afetados: some.map(({ id }) => ({ id: id ?? 0 })) }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: some.length > 0,
  })
  return new Map(data?.registros.map((one) => [one.id, one]))
}

/** Records of a cause, page by page; each can be corrected. */
export function Affected({ cause }: { cause: Cause }) {
  const session = useSession()
  const may = mayCall(session, corrigeRegistros)
  const [places, setPlaces] = useState<readonly string[]>([])
  const cursor = places.at(-1)
  const { lote: told } = useSearch({ strict: false }) as Search
  const [typed, setTyped] = useState(typeof told === 'string' ? told : '')
  const [lote] = useDebouncedValue(typed.trim(), pause)
  const input = {
    causa: cause.id ?? 0,
    quantidade: rows,
    ...(/^\d{1,15}$/.test(lote) ? { lote: Number(lote) } : {}),
    ...(cursor ? { cursor } : {}),
  }
  const { data, error } = useListing(listaAfetados, input)
  const sent = useSent(cause.id ?? 0, data?.elementos ?? [])
  const [chosen, setChosen] = useState<One>()
  return (
    <Section title={text.affected}>
      <Stack>
        <TextInput
          w={180}
          size="xs"
          inputMode="numeric"
          label={text.ofBatch}
          placeholder={text.anyBatch}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setPlaces([])
          }}
        />
        {error && <Notice error={error} />}
        {!data && !error && <Loading />}
        {data?.elementos.length === 0 && <Text size="sm">{text.noneOfBatch}</Text>}
        {data && data.elementos.length > 0 && (
          <DataTable
            label={text.affected}
            rows={data.elementos}
            keyOf={({ id }) => id ?? 0}
            columns={[
              { label: text.identification, cell: ({ identificacao }) => identificacao || '—' },
              { label: text.name, cell: ({ id }) => beginning(sent.get(id)?.nome ?? '', longest) },
              {
                label: text.sentValue,
                cell: ({ id }) => {
                  const valor = sent.get(id)?.valor
                  return valor === '' ? text.emptyValue : beginning(valor ?? '', longest)
                },
              },
              {
                label: text.batch,
                cell: ({ lote, sequencia, reenvio, situacao }) => (
                  <div>
                    <Anchor component={Link} to={`/lotes/${lote}`} fz="inherit" underline="always">
                      {lote}
                    </Anchor>
                    <Text span size="xs" c="dimmed">
                      {' '}
                      nº {sequencia}
                      {reenvio ? ` · ${situacao}: ${reenvio}` : ''}
                    </Text>
                  </div>
                ),
              },
              { label: text.since, type: 'datetime', cell: ({ desde }) => desde && moment(desde) },
              {
                label: '',
                cell: (one) =>
                  may && (
                    <Button
                      variant="subtle"
                      size="compact-sm"
                      aria-label={text.correctOf(one.identificacao)}
                      onClick={() => setChosen(one)}
                    >
                      {text.correct}
                    </Button>
                  ),
              },
            ]}
          />
        )}
        {data && (
          <Paging
            later={places.length > 0}
            canGoBack={places.length > 0}
            next={data.proximo}
            onFirst={() => setPlaces([])}
            onBack={() => setPlaces(places.slice(0, -1))}
            onNext={(next) => setPlaces([...places, next])}
          />
        )}
        {chosen && <CorrectOne {...{ cause }} one={chosen} onClose={() => setChosen(undefined)} />}
      </Stack>
    </Section>
  )
}
