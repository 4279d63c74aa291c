import { Anchor, Button, Paper, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { consultaSenha } from '../../../catalogue/session/consulta-senha.ts'
import { defineSenha } from '../../../catalogue/session/define-senha.ts'
import { opcoesSessao } from '../../../catalogue/session/opcoes-sessao.ts'
import { pedeSenha } from '../../../catalogue/session/pede-senha.ts'
import { call } from '../../../client/call.ts'
import { keeper, prefix } from '../../api/platform.ts'
import { chosenLogin, institutionIn, reasonIn } from '../../derive/sign-in.ts'
import { Form } from '../../ui/Form.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Card } from './Card.tsx'
import { NewPassword } from './NewPassword.tsx'
import { text } from './text.ts'

/** Lets a person choose a password. The secret of the link is in the fragment, which browsers do not send. */
export function Password() {
  const secret = location.hash.slice(1)
  return secret ? <Choose secret={secret} /> : <Ask />
}

const toSignIn = (cliente: string) => `${prefix}/?cliente=${encodeURIComponent(cliente)}`

function Ask() {
  const { title, text: about } = text.ask[reasonIn(location.search) ?? 'other']
  const [cliente, setCliente] = useState(() =>
    institutionIn(location.search, localStorage.getItem('vinculo.cliente')),
  )
  const [login, setLogin] = useState('')
  const [asked, setAsked] = useState(false)
  const [settled] = useDebouncedValue(cliente, 400)
  const options = useQuery({
    queryKey: ['opcoes', settled],
    queryFn: ({ signal }) => call(keeper.connection, opcoesSessao, { cliente: settled }, { signal }),
    enabled: settled !== '',
    retry: false,
  })
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => call(keeper.connection, pedeSenha, { cliente, login }),
  })
  const submit = () => {
    setAsked(true)
    if (cliente && login) mutate()
  }
  const missing = (value: string) => (asked && value === '' ? text.missing : undefined)
  return (
    <Card title={title}>
      {data ? (
        <Text role="status">{data.mensagem}</Text>
      ) : (
        <Form onSubmit={submit} error={error}>
          <Stack>
            {options.data?.mensagens !== false && <Text size="sm">{about}</Text>}
            {error && <Notice error={error} />}
            <TextInput
              label={text.institution}
              autoComplete="organization"
              autoCapitalize="none"
              required
              value={cliente}
              onChange={({ currentTarget: { value } }) => setCliente(value)}
              error={missing(cliente)}
            />
            {options.data?.mensagens === false ? (
              <Paper withBorder p="sm" role="status">
                <Text size="sm">{text.withoutMail}</Text>
                <Text size="sm" c="dimmed" mt="xs">
                  {text.withoutMailOperator}
                </Text>
              </Paper>
            ) : (
              <>
                <TextInput
                  label={text.login}
                  autoComplete="username"
                  autoCapitalize="none"
                  required
                  value={login}
                  onChange={({ currentTarget: { value } }) => setLogin(value)}
                  error={missing(login)}
                />
                <Button type="submit" loading={isPending}>
                  {text.send}
                </Button>
              </>
            )}
          </Stack>
        </Form>
      )}
      <Anchor href={toSignIn(cliente)} size="sm" ta="center">
        {text.toSignIn}
      </Anchor>
    </Card>
  )
}

function Choose({ secret }: { secret: string }) {
  const link = useQuery({
    queryKey: ['senha'],
    queryFn: () => call(keeper.connection, consultaSenha, { segredo: secret }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [done, setDone] = useState(false)
  if (link.isPending) return <Loading />
  return (
    <Card title={text.chooseTitle}>
      {link.error && (
        <>
          <Notice error={link.error} />
          <Button variant="default" component="a" href={`${prefix}/senha`}>
            {text.another}
          </Button>
        </>
      )}
      {link.data && done && (
        <>
          <Text role="status">{text.chosen}</Text>
          <Button component="a" href={toSignIn(link.data.cliente)}>
            {text.toSignIn}
          </Button>
        </>
      )}
      {link.data && !done && (
        <>
          <Text size="sm">{text.chooseText(link.data.nome, link.data.login, link.data.instituicao)}</Text>
          <NewPassword
            login={link.data.login}
            onChosen={async (senha) => {
              await call(keeper.connection, defineSenha, { segredo: secret, senha })
              // The sign-in page starts with it.
              sessionStorage.setItem(chosenLogin, link.data.login)
              setDone(true)
            }}
          />
        </>
      )}
    </Card>
  )
}
