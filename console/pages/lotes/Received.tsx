import { Modal, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { registroRecebido } from '../../../catalogue/management/lote/registro-recebido.ts'
import { ask } from '../../api/platform.ts'
import classes from '../../ui/Details.module.css'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'

interface Place {
  lote: number
  sequencia: number
}

/** A record as received. Each read leaves an audit entry, so the answer is cached. */
export const useReceived = (place: Place, enabled = true) =>
  useQuery({
    queryKey: ['lote', registroRecebido.id, place],
    queryFn: () => ask(registroRecebido, place),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  })

export function Received({ lote, sequencia, onClose }: Place & { onClose: () => void }) {
  const { data, error } = useReceived({ lote, sequencia })
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={text.asSent(data?.identificacao || String(sequencia))}
      closeButtonProps={{ 'aria-label': text.close }}
    >
      <Stack>
        {error && <Notice error={error} />}
        {!data && !error && <Loading />}
        {data && (
          <dl className={classes.list}>
            {data.campos.map(({ campo, rotulo, valor, coberto }) => (
              <div key={campo}>
                <dt title={campo}>{rotulo}</dt>
                <dd title={coberto ? text.covered : campo}>{valor}</dd>
              </div>
            ))}
          </dl>
        )}
      </Stack>
    </Modal>
  )
}
