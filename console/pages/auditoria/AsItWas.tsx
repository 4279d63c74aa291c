import { Modal, Stack, Text } from '@mantine/core'
import { type AuditedEntity, auditedEntities } from '../../../catalogue/audit.ts'
import { rotuloOf } from '../../../catalogue/labels.ts'
import { consultaComoEra } from '../../../catalogue/management/auditoria/consulta-como-era.ts'
import type { listaAuditoria } from '../../../catalogue/management/auditoria/lista-auditoria.ts'
import type { Row } from '../../../client/types.ts'
import { moment } from '../../derive/format.ts'
import table from '../../table/ListingTable.module.css'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useStandingOf } from '../configuracoes/reading.ts'
import { text } from './text.ts'

interface Props {
  entry: Row<typeof listaAuditoria>
  onClose: () => void
}

/** A record as it stood after an entry. */
export function AsItWas({ entry, onClose }: Props) {
  const entidade = entry.entidade as AuditedEntity
  const { data, error, refetch } = useStandingOf(consultaComoEra, {
    entidade,
    registro: entry.registro!,
    lancamento: entry.id!,
  })
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={text.asOf(auditedEntities[entidade], entry.registro!)}
      closeButtonProps={{ 'aria-label': text.close }}
    >
      <Stack>
        {error && <Notice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data?.momento && <Text size="sm">{text.after(moment(data.momento), data.usuario)}</Text>}
        {data?.campos.length === 0 && <Text size="sm">{text.nothing}</Text>}
        {data && data.campos.length > 0 && (
          <table className={table.table} aria-label={text.before}>
            <thead>
              <tr>
                <th scope="col">{text.field}</th>
                <th scope="col">{text.value}</th>
              </tr>
            </thead>
            <tbody>
              {data.campos.map(({ campo, valor }) => (
                <tr key={campo}>
                  <td data-label={text.field}>{rotuloOf(campo, {})}</td>
                  <td data-label={text.value}>{valor}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Stack>
    </Modal>
  )
}
