import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { webhookAssinatura } from '../../../catalogue/webhook/webhook-assinatura.ts'
import { useDoing } from '../../api/control.ts'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'

const headers = {
  WEBHOOK_ID: 'webhook-id',
  WEBHOOK_TIMESTAMP: 'webhook-timestamp',
  WEBHOOK_SIGNATURE: 'webhook-signature',
} as const

/** Explains why a received message is genuine or not. */
export function CheckSignature({ url }: { url: string }) {
  const [body, setBody] = useState('')
  const [told, setTold] = useState<Readonly<Record<string, string>>>({})
  const { mutate, isPending, error, data } = useDoing(webhookAssinatura)
  const check = () => {
    if (body !== '') mutate({ ESIWH_URL: url, CORPO: body, ...told })
  }
  return (
    <Form onSubmit={check} error={error}>
      <Stack gap="sm" maw={760}>
        <Text size="sm">{text.checkText}</Text>
        {error && <Notice error={error} />}
        <Textarea
          label={text.received}
          autosize
          minRows={3}
          maxRows={12}
          value={body}
          onChange={({ currentTarget }) => setBody(currentTarget.value)}
        />
        {Object.entries(headers).map(([name, header]) => (
          <TextInput
            key={name}
            label={header}
            value={told[name] ?? ''}
            onChange={({ currentTarget }) => {
              const { value } = currentTarget
              setTold((before) => ({ ...before, [name]: value.trim() }))
            }}
          />
        ))}
        <Button type="submit" variant="default" loading={isPending} style={{ alignSelf: 'start' }}>
          {text.checkDo}
        </Button>
        {data && (
          <Text size="sm" role="status" fw={600} c={data.VALIDA ? 'var(--tom-ok)' : 'var(--tom-erro)'}>
            {data.VALIDA ? '✓' : '✗'} {data.MsgRetorno}
          </Text>
        )}
      </Stack>
    </Form>
  )
}
