import { Modal, Stack, Text } from '@mantine/core'
import {
  type AuditedEntity,
  auditedEntities,
} from '../../../catalogue/management/auditoria/audited-entities.ts'
import { consultaComoEra } from '../../../catalogue/management/auditoria/consulta-como-era.ts'
import type { listaAuditoria } from '../../../catalogue/management/auditoria/lista-auditoria.ts'
import type { Row } from '../../../client/types.ts'
import { moment } from '../../derive/format.ts'
import { rotuloOf } from '../../derive/labels.ts'
import { say } from '../../text/say.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useStandingOf } from '../configuracoes/reading.ts'
import { text } from './text.ts'

interface Props {
  entry: Row<typeof listaAuditoria>
  onClose: () => void
}

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
      title={text.asOf(say(auditedEntities[entidade]), entry.registro!)}
      closeButtonProps={{ 'aria-label': text.close }}
    >
      <Stack>
        {error && <Notice error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data?.momento && <Text size="sm">{text.after(moment(data.momento), data.usuario)}</Text>}
        {data && (
          <DataTable
            label={text.before}
            rows={data.campos}
            keyOf={({ campo }) => campo}
            empty={text.nothing}
            columns={[
              { label: text.field, cell: ({ campo }) => rotuloOf(campo, {}) },
              { label: text.value, cell: ({ valor }) => valor },
            ]}
          />
        )}
      </Stack>
    </Modal>
  )
}
