import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { niveis } from '../../../catalogue/common-fields.ts'
import { rights, rightsOf } from '../../../catalogue/doors.ts'
import { incluiCurso } from '../../../catalogue/management/cadastro/inclui-curso.ts'
import type { analisaCausa } from '../../../catalogue/management/causa/analisa-causa.ts'
import { listaCausas } from '../../../catalogue/management/causa/lista-causas.ts'
import { salvaDeficiencia } from '../../../catalogue/management/deficiencia/index.ts'
import type { Answer } from '../../../client/types.ts'
import { readingOf, useSession } from '../../api/hooks.ts'
import { ask, queryClient } from '../../api/platform.ts'
import { useReading } from '../../api/reading.ts'
import { mayCall } from '../../derive/doors.ts'
import { say } from '../../text/say.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Sent } from './Sent.tsx'
import { text } from './text.ts'
import { readAgain, useRepair } from './useRepair.ts'
import { type Cause, nextHealing } from './words.ts'

interface Props {
  cause: Cause
  analysis: Answer<typeof analisaCausa>
  what: 'deficiencia' | 'curso'
}

const levels = Object.entries(niveis.values).map(([value, label]) => ({ value, label: say(label) }))

/** Registers what records refer to but does not exist; then the records are sent again. */
export function Register({ cause, analysis, what }: Props) {
  const { valores, coberto } = analysis
  const waits = cause.codigo === 'AGUARDANDO_REFERENCIA'
  const [codigo, setCodigo] = useState(valores[0]?.valor ?? '')
  const [nome, setNome] = useState('')
  const [nivel, setNivel] = useState('GR')
  const { sending } = useRepair()
  const session = useSession()
  const registering = useMutation({
    mutationFn: async () => {
      if (what === 'deficiencia') await ask(salvaDeficiencia, { codigo, descricao: nome })
      else {
        const registro = { ESICU_IDENTIFICACAO: codigo, ESICU_CURSO: nome, ESICU_NIVEL: nivel }
        await ask(incluiCurso, { registro } as never)
      }
    },
    onSuccess: () => readAgain(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    registering.mutate()
  }
  const command = what === 'deficiencia' ? salvaDeficiencia : incluiCurso
  if (!mayCall(session, command))
    return (
      <Text size="sm">
        {text.noRight(
          rightsOf(command)
            .map((right) => say(rights[right]))
            .join('; '),
        )}
      </Text>
    )
  if (coberto) return <Text size="sm">{text.coveredCode}</Text>
  if (sending.data) return <Sent repaired={sending.data} />
  return (
    <Stack component="form" onSubmit={submit} maw={420}>
      {valores.length > 1 && (
        <NativeSelect
          label={text.which}
          value={codigo}
          onChange={({ currentTarget }) => setCodigo(currentTarget.value)}
          data={valores.map(({ valor, registros }) => ({
            value: valor,
            label: `${valor} · ${text.count(registros ?? 0)}`,
          }))}
        />
      )}
      {!registering.isSuccess && (
        <>
          <Text>{text.missing(codigo)}</Text>
          <TextInput
            required
            label={what === 'deficiencia' ? text.description : text.course}
            value={nome}
            onChange={({ currentTarget }) => setNome(currentTarget.value)}
          />
          {what === 'curso' && (
            <NativeSelect
              label={text.level}
              value={nivel}
              data={levels}
              onChange={({ currentTarget }) => setNivel(currentTarget.value)}
            />
          )}
        </>
      )}
      {(registering.error ?? sending.error) && <Notice error={registering.error ?? sending.error} />}
      {registering.isSuccess && (
        <Text role="status">{waits ? text.registeredWaiting(codigo) : text.registered(codigo)}</Text>
      )}
      {registering.isSuccess && waits && <Healing cause={cause} />}
      <Group gap="xs">
        {!registering.isSuccess && (
          <Button type="submit" loading={registering.isPending}>
            {text.register[what](codigo)}
          </Button>
        )}
        {cause.registros ? (
          <Button
            variant={registering.isSuccess && !waits ? 'filled' : 'default'}
            loading={sending.isPending}
            onClick={() => sending.mutate({ causa: cause.id ?? 0, modo: 'reenviar' })}
          >
            {text.resend(cause.registros)}
          </Button>
        ) : null}
      </Group>
    </Stack>
  )
}

/** Polls the cause while waiting records are applied, with growing pauses and while the page is visible. */
function Healing({ cause }: { cause: Cause }) {
  const reading = readingOf(listaCausas, { causa: cause.id ?? 0 })
  const looksAt = () => queryClient.getQueryState(reading.queryKey)?.dataUpdateCount ?? 0
  const [first] = useState(looksAt)
  const next = () => nextHealing(looksAt() - first, cause.registros)
  // Subscribes to every answer, so that the text changes when polling ends.
  const { dataUpdatedAt } = useReading({ ...reading, refetchInterval: next })
  if (!cause.registros) return null
  return (
    <Text size="sm" role="status" key={dataUpdatedAt}>
      {next() === false ? text.stillOpen(cause.registros) : text.applying}
    </Text>
  )
}
