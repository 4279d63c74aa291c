import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { webhook } from '../../../catalogue/webhook/webhook.ts'
import { webhookReenvio } from '../../../catalogue/webhook/webhook-reenvio.ts'
import { webhookSegredo } from '../../../catalogue/webhook/webhook-segredo.ts'
import { useDoing } from '../../api/control.ts'
import { useAttention } from '../../ui/attend.ts'
import { Confirm } from '../../ui/Confirm.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SecretDialog } from '../../ui/SecretDialog.tsx'
import type { TargetShown } from './shown.ts'
import { text } from './text.ts'

const back = { 'aria-label': text.cancel }

interface Props {
  url: string
  onClose: () => void
}

/** Rotates the secret of an endpoint; both secrets sign for a day. */
export function RotateSecret({ url, onClose }: Props) {
  const { mutate, isPending, error, data } = useDoing(webhookSegredo)
  const content = useAttention<HTMLDivElement>(error)
  return (
    <SecretDialog
      title={text.rotate}
      secret={data?.ESIWH_SEGREDO}
      making={isPending}
      advice={text.secretOnce}
      onClose={onClose}
    >
      <Stack ref={content}>
        {error && <Notice error={error} />}
        <Text size="sm">{text.rotateText}</Text>
        <Button loading={isPending} onClick={() => mutate({ ESIWH_URL: url })} style={{ alignSelf: 'end' }}>
          {text.rotateDo}
        </Button>
      </Stack>
    </SecretDialog>
  )
}

/** Confirms the removal of an endpoint. */
export function RemoveTarget({ target, onClose }: { target: TargetShown; onClose: () => void }) {
  const { mutate, isPending, error } = useDoing(webhook)
  const url = target.ESIWH_URL
  return (
    <Confirm
      title={text.removeTitle}
      action={text.remove}
      pending={isPending}
      onDo={() => mutate({ ACAO: 'REMOVER', SDT_INT_WEBHOOK: { ESIWH_URL: url } }, { onSuccess: onClose })}
      {...{ error, onClose }}
    >
      <Text size="sm">
        {url}. {text.removeText(target.RETIDOS ?? 0)}
      </Text>
    </Confirm>
  )
}

/** Sends all events since a day again, after showing how many. */
export function ResendSince({ url, onClose }: Props) {
  const { mutate, isPending, error, data, reset } = useDoing(webhookReenvio)
  const content = useAttention<HTMLDivElement>(error)
  const [day, setDay] = useState('')
  const simulated = data?.SIMULACAO === 'S'
  return (
    <Modal opened onClose={onClose} title={text.resendSince} closeButtonProps={back}>
      <Stack ref={content}>
        {error && <Notice error={error} />}
        <TextInput
          type="date"
          label={text.since1}
          value={day}
          onChange={({ currentTarget }) => {
            setDay(currentTarget.value)
            reset()
          }}
        />
        {data && (
          <Text size="sm" role="status">
            {simulated ? text.wouldResend(data.TOTAL ?? 0) : data.MsgRetorno}
          </Text>
        )}
        <Group justify="end" gap="xs">
          <Button
            variant="default"
            disabled={day === ''}
            loading={isPending}
            onClick={() => mutate({ ESIWH_URL: url, DESDE: day, SIMULAR: 'S' })}
          >
            {text.preview}
          </Button>
          {simulated && (data.TOTAL ?? 0) > 0 && (
            <Button loading={isPending} onClick={() => mutate({ ESIWH_URL: url, DESDE: day })}>
              {text.resendMany(data.TOTAL ?? 0)}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
