import { Button, PasswordInput, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { fieldErrors } from '../../derive/field-errors.ts'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'

interface Props {
  login: string
  onChosen: (password: string) => Promise<void>
  /** Fields above the password. */
  children?: ReactNode
}

/** New password, typed twice, with the login for password managers. */
export function NewPassword({ login, onChosen, children }: Props) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [asked, setAsked] = useState(false)
  const { mutate, isPending, error } = useMutation({ mutationFn: () => onChosen(password) })
  const submit = () => {
    setAsked(true)
    if (password !== '' && password === again) mutate()
  }
  return (
    <Form onSubmit={submit} error={error}>
      <Stack>
        {error && <Notice error={error} />}
        <input type="hidden" autoComplete="username" value={login} readOnly />
        {children}
        <PasswordInput
          label={text.password}
          description={text.passwordHelp}
          autoComplete="new-password"
          required
          value={password}
          onChange={({ currentTarget: { value } }) => setPassword(value)}
          error={asked && password === '' ? text.missing : fieldErrors(error).senha}
        />
        <PasswordInput
          label={text.again}
          autoComplete="new-password"
          required
          value={again}
          onChange={({ currentTarget: { value } }) => setAgain(value)}
          error={asked && password !== again ? text.differs : undefined}
        />
        <Button type="submit" loading={isPending}>
          {text.choose}
        </Button>
      </Stack>
    </Form>
  )
}
