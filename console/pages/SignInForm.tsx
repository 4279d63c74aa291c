import { Button, Divider, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { opcoesSessao } from '../../catalogue/session/opcoes-sessao.ts'
import { call } from '../../client/call.ts'
import { keeper, prefix } from '../api/platform.ts'
import { institutionIn, singleSignOn } from '../derive/sign-in.ts'
import { pt } from '../text/pt.ts'
import { Notice } from '../ui/Notice.tsx'

const rememberedAs = 'vinculo.cliente'
const text = pt.signIn

interface Props {
  /** Who was here before, where somebody only comes back. */
  before?: { cliente: string; login: string } | undefined
}

/** Institution, login and password, and the institution's own sign-in where it has one. */
export function SignInForm({ before }: Props) {
  const [typed, setTyped] = useState({
    cliente: before?.cliente ?? institutionIn(location.search, localStorage.getItem(rememberedAs)),
    login: before?.login ?? '',
    senha: '',
  })
  const [asked, setAsked] = useState(false)
  const signIn = useMutation({
    mutationFn: async () => {
      await keeper.signIn(typed)
      localStorage.setItem(rememberedAs, typed.cliente)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (Object.values(typed).every((value) => value !== '')) signIn.mutate()
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((now) => ({ ...now, [name]: value })),
    error: asked && typed[name] === '' ? text.missing : undefined,
    name,
    required: true,
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {signIn.error && <Notice error={signIn.error} />}
        <TextInput
          label={text.institution}
          description={text.institutionHelp}
          autoComplete="organization"
          autoCapitalize="none"
          {...field('cliente')}
        />
        <TextInput label={text.login} autoComplete="username" autoCapitalize="none" {...field('login')} />
        <PasswordInput label={text.password} autoComplete="current-password" {...field('senha')} />
        <Button type="submit" loading={signIn.isPending}>
          {text.submit}
        </Button>
        <SingleSignOn cliente={typed.cliente} />
      </Stack>
    </form>
  )
}

function SingleSignOn({ cliente }: { cliente: string }) {
  const [settled] = useDebouncedValue(cliente, 400)
  const { data } = useQuery({
    queryKey: ['opcoes', settled],
    queryFn: ({ signal }) => call(keeper.connection, opcoesSessao, { cliente: settled }, { signal }),
    enabled: settled !== '',
    retry: false,
  })
  if (!data?.loginUnico) return null
  const { rotulo, endereco } = data.loginUnico
  return (
    <>
      <Divider label={text.or} />
      {!data.senha && <Text size="sm">{text.singleOnly}</Text>}
      <Button
        component="a"
        variant="default"
        href={singleSignOn(endereco, prefix, location.pathname + location.search)}
      >
        {rotulo}
      </Button>
    </>
  )
}
