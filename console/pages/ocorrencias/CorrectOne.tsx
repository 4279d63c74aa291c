import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { listaAfetados } from '../../../catalogue/management/causa/lista-afetados.ts'
import type { registroRecebido } from '../../../catalogue/management/lote/registro-recebido.ts'
import type { Answer, Row } from '../../../client/types.ts'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useReceived } from '../lotes/Received.tsx'
import { Sent } from './Sent.tsx'
import { text } from './text.ts'
import { useRepair, type Wish } from './useRepair.ts'
import type { Cause } from './words.ts'

interface Props {
  one: Row<typeof listaAfetados>
  cause: Cause
  onClose: () => void
}

/** Form of one received record that highlights the refused field. */
export function CorrectOne({ one, cause, onClose }: Props) {
  const { data, error } = useReceived({ lote: one.lote ?? 0, sequencia: one.sequencia ?? 0 })
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={text.correcting(one.identificacao)}
      closeButtonProps={{ 'aria-label': text.cancel }}
    >
      {error && <Notice error={error} />}
      {!data && !error && <Loading />}
      {data && <RecordForm {...{ one, cause, onClose }} received={data} />}
    </Modal>
  )
}

function RecordForm({
  one,
  cause,
  onClose,
  received,
}: Props & { received: Answer<typeof registroRecebido> }) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [all, setAll] = useState(false)
  const { trying, sending, forget } = useRepair()
  const names = new Set(received.campos.map(({ campo }) => campo))
  const missing =
    names.has(cause.campo) || !cause.campo
      ? []
      : [{ campo: cause.campo, rotulo: cause.campo, valor: '', coberto: false, comando: '' }]
  const fields = [...missing, ...received.campos].filter(
    ({ campo }) => campo !== 'ACAO' && campo !== 'ID_RETORNO',
  )
  const shown = all ? fields : fields.filter(({ campo }) => campo === cause.campo)
  const wish: Wish = {
    causa: cause.id ?? 0,
    modo: 'campos',
    afetados: [{ id: one.id ?? 0 }],
    campos: Object.entries(typed).map(([campo, valor]) => ({ campo, valor })),
  }
  if (sending.data) return <Sent repaired={sending.data} />
  const outcome = trying.data?.amostra[0]
  return (
    <Stack>
      {shown.map(({ campo, rotulo, valor, coberto, comando }) => (
        <TextInput
          key={campo}
          label={rotulo}
          description={comando ? text.changedBy(comando) : campo === cause.campo ? text.lit : campo}
          disabled={coberto === true || comando !== ''}
          placeholder={coberto ? text.covered : ''}
          value={typed[campo] ?? (coberto ? '' : valor)}
          error={campo === cause.campo && typed[campo] === undefined ? text.lit : undefined}
          onChange={({ currentTarget }) => {
            setTyped({ ...typed, [campo]: currentTarget.value })
            forget()
          }}
        />
      ))}
      {!all && (
        <Button
          variant="subtle"
          size="compact-sm"
          style={{ alignSelf: 'start' }}
          onClick={() => setAll(true)}
        >
          {text.allFields}
        </Button>
      )}
      {(trying.error ?? sending.error) && <Notice error={trying.error ?? sending.error} />}
      {trying.data && (
        <Text size="sm" role="status" fw={600}>
          {outcome?.mensagem ||
            text.simulated({
              accepted: 1 - (trying.data.recusados ?? 0),
              refused: trying.data.recusados ?? 0,
              waiting: 0,
            })}
        </Text>
      )}
      <Group justify="end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button variant="default" loading={trying.isPending} onClick={() => trying.mutate(wish)}>
          {text.simulate(1)}
        </Button>
        <Button loading={sending.isPending} onClick={() => sending.mutate(wish)}>
          {text.resend(1)}
        </Button>
      </Group>
    </Stack>
  )
}
