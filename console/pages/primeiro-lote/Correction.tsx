import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { recebeAlunos } from '../../../catalogue/academic/recebe-alunos.ts'
import { rightsOf } from '../../../catalogue/doors.ts'
import { sendRecords } from '../../../client/send.ts'
import { useSession } from '../../api/hooks.ts'
import { keeper } from '../../api/platform.ts'
import { mayCall } from '../../derive/doors.ts'
import { Notice } from '../../ui/Notice.tsx'
import { text as integration } from '../integracao/text.ts'
import { cpfOf, isCpf, recordsOf } from './example.ts'
import { text } from './text.ts'

interface Tried {
  lote: number
  simulated: boolean
  accepted: boolean
  messages: readonly string[]
}

/** Corrects the refused record, simulates it, and sends it again. */
export function Correction({ label }: { label: string }) {
  const record = recordsOf(label)[1]!
  const [cpf, setCpf] = useState(String(record.ESIAL_CPF))
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (simulate: boolean) => resend(label, cpf, simulate),
  })
  const may = mayCall(useSession(), recebeAlunos)
  if (!may) return <Text size="sm">{integration.lacking(rightsOf(recebeAlunos)[0]!)}</Text>
  const right = isCpf(cpf)
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={3} size="h4">
          {text.correct}
        </Title>
        {error && <Notice error={error} />}
        <Text size="sm">
          {text.student}: {record.ESIAL_ALUNO} ({String(record.ESIAL_IDENTIFICACAO)})
        </Text>
        <TextInput
          label="CPF"
          value={cpf}
          inputMode="numeric"
          error={right ? undefined : text.invalid}
          description={right ? text.valid : text.suggestion(cpfOf(String(record.ESIAL_CPF).slice(0, 9)))}
          onChange={({ currentTarget }) => {
            setCpf(currentTarget.value)
            reset()
          }}
        />
        <Group gap="xs">
          <Button variant="default" disabled={isPending} onClick={() => mutate(true)}>
            {text.simulate}
          </Button>
          <Button loading={isPending} onClick={() => mutate(false)}>
            {text.resend}
          </Button>
        </Group>
        {data && <Outcome tried={data} />}
      </Stack>
    </Paper>
  )
}

function Outcome({ tried: { lote, simulated, accepted, messages } }: { tried: Tried }) {
  const words = simulated
    ? accepted
      ? text.willInclude
      : text.willRefuse
    : accepted
      ? text.included(lote)
      : text.refused(lote)
  return (
    <Text size="sm" role="status" fw={600} c={accepted ? 'var(--tom-ok)' : 'var(--tom-erro)'}>
      {accepted ? '✓' : '✗'} {words} {messages.join(' ')}
    </Text>
  )
}

async function resend(label: string, cpf: string, simulate: boolean): Promise<Tried> {
  const record = { ...recordsOf(label)[1]!, ESIAL_CPF: cpf.replace(/[.\-\s]/g, '') }
  for await (const { lote, outcomes } of sendRecords(keeper.connection, recebeAlunos, [record] as never, {
    simulate,
    label: `${label}-correcao`,
  })) {
    for await (const { RESULTADO, OCORRENCIAS } of outcomes()) {
      const accepted = RESULTADO !== 'R'
      const messages = accepted ? [] : OCORRENCIAS.map(({ MENSAGEM }) => MENSAGEM)
      return { lote, simulated: simulate, accepted, messages }
    }
  }
  throw new Error('a batch of one record has one outcome')
}
