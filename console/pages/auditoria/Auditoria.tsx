import { Anchor, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { type AuditedEntity, auditedEntities } from '../../../catalogue/audit.ts'
import { listaAuditoria } from '../../../catalogue/management/auditoria/lista-auditoria.ts'
import type { Row } from '../../../client/types.ts'
import { moment, number } from '../../derive/format.ts'
import { Listed } from '../../table/Listed.tsx'
import table from '../../table/ListingTable.module.css'
import { text as shared } from '../../text/text.ts'
import { AsItWas } from './AsItWas.tsx'
import { text } from './text.ts'

type Entry = Row<typeof listaAuditoria>

/** Who did and saw what; of one record, how it stood after each entry. */
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
          <table className={table.table} data-stale={stale} aria-label={shared.list.table(text.title)}>
            <thead>
              <tr>
                <th scope="col">{text.when}</th>
                <th scope="col">{text.who}</th>
                <th scope="col">{text.what}</th>
                <th scope="col">{text.on}</th>
                <th scope="col">{text.changed}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <td data-label={text.when} data-type="datetime">
                    {entry.data && moment(entry.data)}
                  </td>
                  <td data-label={text.who}>
                    <Anchor
                      component="button"
                      type="button"
                      fz="inherit"
                      onClick={() => change({ usuario: entry.usuario })}
                    >
                      {entry.usuario}
                    </Anchor>{' '}
                    <Text span size="xs" c="dimmed">
                      {entry.origem}
                    </Text>
                  </td>
                  <td data-label={text.what}>
                    {entry.acao}{' '}
                    <Text span size="xs" c="dimmed">
                      {entry.operacao}
                    </Text>
                  </td>
                  <td data-label={text.on}>
                    <About entry={entry} onChoose={change} onSee={() => setSeen(entry)} />
                  </td>
                  <td data-label={text.changed}>{entry.mudancas}</td>
                </tr>
              ))}
            </tbody>
          </table>
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

function About({ entry: { entidade, registro, quantidade, acao }, onChoose, onSee }: AboutProps) {
  const what = auditedEntities[entidade as AuditedEntity] ?? entidade
  if (registro === null) return `${what}: ${text.many(number(quantidade ?? 0))}`
  return (
    <Group gap="xs">
      <Anchor component="button" type="button" fz="inherit" onClick={() => onChoose({ entidade, registro })}>
        {what} {registro}
      </Anchor>
      {acao !== 'Consulta' && (
        <Button size="compact-xs" variant="default" onClick={onSee}>
          {text.before}
        </Button>
      )}
    </Group>
  )
}
