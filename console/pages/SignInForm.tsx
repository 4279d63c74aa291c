import { Anchor, Button, Divider, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { opcoesSessao } from '../../catalogue/session/opcoes-sessao.ts'
import { call } from '../../client/call.ts'
import { useStanding } from '../api/hooks.ts'
import { keeper, prefix } from '../api/platform.ts'
import { chosenLogin, institutionIn, passwordReasons, singleSignOn, toPassword } from '../derive/sign-in.ts'
import { text } from '../text/text.ts'
import { Form } from '../ui/Form.tsx'
import { Notice } from '../ui/Notice.tsx'

const SecondStep = lazy(async () => ({ default: (await import('./access/SecondStep.tsx')).SecondStep }))

const rememberedAs = 'vinculo.cliente'
const words = text.signIn

interface Props {
  /** Person who signs in again. */
  before?: { cliente: string; login: string } | undefined
}

export function SignInForm({ before }: Props) {
  const { pending } = useStanding()
  if (!pending) return <FirstStep before={before} />
  return (
    <Suspense>
      <SecondStep falta={pending.falta} />
    </Suspense>
  )
}

/** Institution, login and password, and single sign-on if the institution has it. */
function FirstStep({ before }: Props) {
  const [typed, setTyped] = useState({
    cliente: before?.cliente ?? institutionIn(location.search, localStorage.getItem(rememberedAs)),
    login: before?.login ?? sessionStorage.getItem(chosenLogin) ?? '',
    senha: '',
  })
  const [asked, setAsked] = useState(false)
  const signIn = useMutation({
    mutationFn: async () => {
      await keeper.signIn(typed)
      localStorage.setItem(rememberedAs, typed.cliente)
    },
  })
  const submit = () => {
    setAsked(true)
    if (Object.values(typed).every((value) => value !== '')) signIn.mutate()
  }
  const field = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((now) => ({ ...now, [name]: value })),
    error: asked && typed[name] === '' ? words.missing : undefined,
    name,
    required: true,
  })
  return (
    <Form onSubmit={submit} error={signIn.error}>
      <Stack>
        {signIn.error && <Notice error={signIn.error} />}
        <TextInput
          label={words.institution}
          description={words.institutionHelp}
          autoComplete="organization"
          autoCapitalize="none"
          {...field('cliente')}
        />
        <TextInput label={words.login} autoComplete="username" autoCapitalize="none" {...field('login')} />
        <PasswordInput
          label={words.password}
          autoComplete="current-password"
          // When a session is renewed, only the password is missing.
          data-autofocus={before?.cliente && before.login ? true : undefined}
          {...field('senha')}
        />
        <Button type="submit" loading={signIn.isPending}>
          {words.submit}
        </Button>
        <OtherWays cliente={typed.cliente} forgotten={!before} />
      </Stack>
    </Form>
  )
}

/** Single sign-on, and the ways to a password, which also say what to do where no mail is sent. */
function OtherWays({ cliente, forgotten }: { cliente: string; forgotten: boolean }) {
  const [settled] = useDebouncedValue(cliente, 400)
  const { data } = useQuery({
    queryKey: ['opcoes', settled],
    queryFn: ({ signal }) => call(keeper.connection, opcoesSessao, { cliente: settled }, { signal }),
    enabled: settled !== '',
    retry: false,
  })
  return (
    <>
      {forgotten && (
        <Group justify="center" gap="lg">
          {passwordReasons.map((reason) => (
            <Anchor key={reason} href={toPassword(prefix, reason, cliente)} size="sm">
              {words[reason]}
            </Anchor>
          ))}
        </Group>
      )}
      {data?.loginUnico && (
        <>
          <Divider label={words.or} />
          {!data.senha && <Text size="sm">{words.singleOnly}</Text>}
          <Button
            component="a"
            variant="default"
            href={singleSignOn(data.loginUnico.endereco, prefix, location.pathname + location.search)}
          >
            {data.loginUnico.rotulo}
          </Button>
        </>
      )}
    </>
  )
}
