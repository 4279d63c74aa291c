import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { corrigeRegistros } from '../../../catalogue/management/causa/corrige-registros.ts'
import { listaAfetados } from '../../../catalogue/management/causa/lista-afetados.ts'
import type { Row } from '../../../client/types.ts'
import { useListing, useSession } from '../../api/hooks.ts'
import { mayCall } from '../../derive/doors.ts'
import { moment } from '../../derive/format.ts'
import { Paging } from '../../table/Paging.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { CorrectOne } from './CorrectOne.tsx'
import { text } from './text.ts'
import type { Cause } from './words.ts'

const rows = 10

/** The records of a cause, a few at a time, each to be corrected by itself. */
export function Affected({ cause }: { cause: Cause }) {
  const session = useSession()
  const may = mayCall(session, corrigeRegistros)
  const [places, setPlaces] = useState<readonly string[]>([])
  const cursor = places.at(-1)
  const input = { causa: cause.id ?? 0, quantidade: rows, ...(cursor ? { cursor } : {}) }
  const { data, error } = useListing(listaAfetados, input)
  const [chosen, setChosen] = useState<Row<typeof listaAfetados>>()
  return (
    <Section title={text.affected}>
      <Stack>
        {error && <Notice error={error} />}
        {!data && !error && <Loading />}
        {data && (
          <DataTable
            label={text.affected}
            rows={data.elementos}
            keyOf={({ id }) => id ?? 0}
            columns={[
              { label: text.identification, cell: ({ identificacao }) => identificacao || '—' },
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
