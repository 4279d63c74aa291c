import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { niveis } from '../../../catalogue/common-fields.ts'
import { rightsOf } from '../../../catalogue/doors.ts'
import { incluiCurso } from '../../../catalogue/management/cadastro/inclui-curso.ts'
import type { analisaCausa } from '../../../catalogue/management/causa/analisa-causa.ts'
import { salvaDeficiencia } from '../../../catalogue/management/deficiencia/index.ts'
import type { Answer } from '../../../client/types.ts'
import { useSession } from '../../api/hooks.ts'
import { ask } from '../../api/platform.ts'
import { mayCall } from '../../derive/doors.ts'
import { say } from '../../text/say.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Sent } from './Sent.tsx'
import { text } from './text.ts'
import { readAgain, useRepair } from './useRepair.ts'
import type { Cause } from './words.ts'

interface Props {
  cause: Cause
  analysis: Answer<typeof analisaCausa>
  what: 'deficiencia' | 'curso'
}

const levels = Object.entries(niveis.values).map(([value, label]) => ({ value, label: say(label) }))

/** Registers what records refer to but does not exist; then the records are sent again. */
export function Register({ cause, analysis, what }: Props) {
  const { valores, coberto } = analysis
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
  if (!mayCall(session, command)) return <Text size="sm">{text.noRight(rightsOf(command).join())}</Text>
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
      {registering.isSuccess && <Text role="status">{text.registered(codigo)}</Text>}
      <Group gap="xs">
        {!registering.isSuccess && (
          <Button type="submit" loading={registering.isPending}>
            {text.register[what](codigo)}
          </Button>
        )}
        <Button
          variant={registering.isSuccess ? 'filled' : 'default'}
          loading={sending.isPending}
          onClick={() => sending.mutate({ causa: cause.id ?? 0, modo: 'reenviar' })}
        >
          {text.resend(cause.registros ?? 0)}
        </Button>
      </Group>
    </Stack>
  )
}
