import { Button, Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { webhook } from '../../../catalogue/webhook/webhook.ts'
import type { Answer } from '../../../client/types.ts'
import { ask, queryClient } from '../../api/platform.ts'
import { fieldErrors } from '../../derive/field-errors.ts'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SecretOnce } from '../../ui/SecretDialog.tsx'
import { diagnosisText } from './diagnosis.ts'
import { text } from './text.ts'

type Told = Answer<typeof webhook>

/** Registers an endpoint and sends it a test. */
export function NewTarget({ onKept }: { onKept?: (url: string) => void }) {
  const [url, setUrl] = useState('')
  const [all, setAll] = useState(true)
  const [tried, setTried] = useState(false)
  const [secret, setSecret] = useState<string>()
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () => {
      const target = { ESIWH_URL: url.trim(), ESIWH_TODOS_OS_LOTES: all ? 'S' : 'N' } as const
      const made = await ask(webhook, { ACAO: 'CADASTRAR', SDT_INT_WEBHOOK: target })
      const told = made.SDT_INT_WEBHOOK?.ESIWH_SEGREDO ?? ''
      // An existing endpoint keeps its secret, which is not shown again.
      if (!told.includes('*')) setSecret(told)
      return ask(webhook, { ACAO: 'TESTAR', SDT_INT_WEBHOOK: { ESIWH_URL: url.trim() } })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['webhook'] }),
  })
  const send = () => {
    setTried(true)
    if (url.trim() !== '') mutate()
  }
  const errors = tried && url.trim() === '' ? [text.noAddress] : Object.values(fieldErrors(error))
  return (
    <Form onSubmit={send} error={error}>
      <Stack gap="sm">
        {error && <Notice error={error} />}
        <TextInput
          type="url"
          label={text.address}
          description={text.addressHelp}
          placeholder="https://academico.exemplo.edu.br/vinculo/webhook"
          value={url}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          error={errors[0]}
        />
        <Checkbox
          label={text.all}
          checked={all}
          onChange={({ currentTarget }) => setAll(currentTarget.checked)}
        />
        <Button type="submit" loading={isPending} style={{ alignSelf: 'start' }}>
          {text.sendTest}
        </Button>
        {data && <TestResult told={data} />}
        {secret && (
          <Stack gap="xs">
            <Text size="sm" fw={600}>
              {text.secret}
            </Text>
            <SecretOnce
              secret={secret}
              advice={text.secretOnce}
              onKept={onKept && (() => onKept(url.trim()))}
            />
          </Stack>
        )}
      </Stack>
    </Form>
  )
}

export function TestResult({ told: { TESTE } }: { told: Told }) {
  if (!TESTE) return null
  const { DIAGNOSTICO, EXPLICACAO, DURACAO_MS } = TESTE
  const ok = DIAGNOSTICO === 'ENTREGUE'
  return (
    <Text size="sm" role="status" fw={600} c={ok ? 'var(--tom-ok)' : 'var(--tom-erro)'}>
      {ok ? `✓ ${text.delivered(DURACAO_MS ?? 0)}` : `✗ ${diagnosisText(DIAGNOSTICO, EXPLICACAO)}`}
    </Text>
  )
}
