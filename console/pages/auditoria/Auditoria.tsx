import { Anchor, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { auditActions, auditOrigins } from '../../../catalogue/audit.ts'
import { auditedEntities } from '../../../catalogue/management/auditoria/audited-entities.ts'
import { listaAuditoria } from '../../../catalogue/management/auditoria/lista-auditoria.ts'
import type { Row } from '../../../client/types.ts'
import { moment } from '../../derive/format.ts'
import { Listed } from '../../table/Listed.tsx'
import { sayValue } from '../../text/say.ts'
import { text as shared } from '../../text/text.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { AsItWas } from './AsItWas.tsx'
import { text } from './text.ts'

type Entry = Row<typeof listaAuditoria>

/** Audit trail, and the state of a record after each entry. */
export function Auditoria() {
  const [seen, setSeen] = useState<Entry>()
  return (
    <>
      <Listed
        listing={listaAuditoria}
        slug="auditoria"
        title={text.title}
        intro={text.intro}
        empty={shared.list.none}
      >
        {(entries, { change, stale }) => (
          <DataTable
            label={shared.list.table(text.title)}
            rows={entries}
            keyOf={({ id }) => id ?? 0}
            stale={stale}
            columns={[
              { label: text.when, type: 'datetime', cell: ({ data }) => data && moment(data) },
              {
                label: text.who,
                cell: ({ usuario, origem }) => (
                  <>
                    <Anchor component="button" type="button" fz="inherit" onClick={() => change({ usuario })}>
                      {usuario}
                    </Anchor>{' '}
                    <Text span size="xs" c="dimmed">
                      {sayValue(auditOrigins.labels, origem)}
                    </Text>
                  </>
                ),
              },
              {
                label: text.what,
                cell: ({ acao, operacao }) => (
                  <>
                    {sayValue(auditActions.labels, acao)}{' '}
                    <Text span size="xs" c="dimmed">
                      {operacao}
                    </Text>
                  </>
                ),
              },
              {
                label: text.on,
                cell: (entry) => <About entry={entry} onChoose={change} onSee={() => setSeen(entry)} />,
              },
              { label: text.changed, cell: ({ mudancas }) => mudancas },
            ]}
          />
        )}
      </Listed>
      {seen && <AsItWas entry={seen} onClose={() => setSeen(undefined)} />}
    </>
  )
}

interface AboutProps {
  entry: Entry
  onChoose: (next: Readonly<Record<string, unknown>>) => void
  onSee: () => void
}

function About({ entry: { entidade, registro, nome, quantidade, acao }, onChoose, onSee }: AboutProps) {
  const what = sayValue(auditedEntities, entidade)
  if (registro === null) return `${what}: ${text.many(quantidade ?? 0)}`
  return (
    <Group gap="xs">
      <Anchor component="button" type="button" fz="inherit" onClick={() => onChoose({ entidade, registro })}>
        {what} {nome || registro}
      </Anchor>
      {acao !== 'Consulta' && (
        <Button size="compact-xs" variant="default" onClick={onSee}>
          {text.before}
        </Button>
      )}
    </Group>
  )
}
