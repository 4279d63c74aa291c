import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import {
  alteraLoginUnico,
  consultaLoginUnico,
  testaLoginUnico,
} from '../../../catalogue/management/login-unico/index.ts'
import { useCommand } from '../../api/hooks.ts'
import { Details } from '../../ui/Details.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { Tone } from '../../ui/Tone.tsx'
import { useStandingOf } from './reading.ts'
import { text } from './text.ts'

/** Single sign-on of the institution, with a test. */
export function LoginUnico() {
  const { data, error, refetch } = useStandingOf(consultaLoginUnico, {})
  const test = useCommand(testaLoginUnico)
  const save = useCommand(alteraLoginUnico)
  const [rotulo, setRotulo] = useState('')
  const [accepts, setAccepts] = useState(true)
  const [key, setKey] = useState(() => crypto.randomUUID())
  useEffect(() => {
    if (!data) return
    setRotulo(data.rotulo)
    setAccepts(data.aceitaSenha ?? true)
  }, [data])
  const changed = data && (rotulo !== data.rotulo || accepts !== data.aceitaSenha)
  return (
    <Stack maw={760}>
      <PageTitle>{text.signOn}</PageTitle>
      <Text size="sm">{text.signOnIntro}</Text>
      {error && <Notice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && !data.configurado && <Text py="md">{text.noSignOn}</Text>}
      {data?.configurado && (
        <>
          <Details
            shape={consultaLoginUnico.output}
            record={data}
            without={['simulado', 'configurado', 'rotulo', 'aceitaSenha']}
          />
          <Group gap="sm">
            <Button
              variant="default"
              loading={test.isPending}
              onClick={() => test.mutate({ input: {}, key: crypto.randomUUID() })}
            >
              {text.test}
            </Button>
            {test.data && (
              <Group gap="xs" role="status">
                <Tone tone={test.data.funciona ? 'ok' : 'erro'}>
                  {test.data.funciona ? text.works : text.fails}
                </Tone>
                <Text size="sm">{test.data.detalhe}</Text>
              </Group>
            )}
          </Group>
          {test.error && <Notice error={test.error} />}
          {save.error && <Notice error={save.error} />}
          <TextInput
            label={text.button}
            value={rotulo}
            onChange={({ currentTarget }) => setRotulo(currentTarget.value)}
          />
          <Checkbox
            label={text.accept}
            description={accepts ? undefined : text.acceptOff}
            checked={accepts}
            onChange={({ currentTarget }) => setAccepts(currentTarget.checked)}
          />
          {changed && (
            <Button
              style={{ alignSelf: 'start' }}
              loading={save.isPending}
              disabled={rotulo.trim() === ''}
              onClick={() =>
                save.mutate(
                  { input: { rotulo: rotulo.trim(), aceitaSenha: accepts ? 'S' : 'N' }, key },
                  { onSuccess: () => setKey(crypto.randomUUID()) },
                )
              }
            >
              {text.save}
            </Button>
          )}
        </>
      )}
    </Stack>
  )
}
