import { Button, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from '../../ui/Form.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'

interface Props {
  onCode: (code: string) => Promise<void>
  submit?: string
}

export function CodeForm({ onCode, submit = text.confirm }: Props) {
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(false)
  const { mutate, isPending, error } = useMutation({ mutationFn: onCode, onError: () => setCode('') })
  const send = () => {
    setAsked(true)
    const plain = code.replace(/\s/g, '')
    if (plain !== '') mutate(plain)
  }
  return (
    <Form onSubmit={send} error={error}>
      <Stack>
        {error && <Notice error={error} />}
        <TextInput
          label={text.code}
          description={text.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          data-autofocus
          autoFocus
          required
          value={code}
          onChange={({ currentTarget: { value } }) => setCode(value)}
          error={asked && code === '' && !error ? text.missing : undefined}
        />
        <Button type="submit" loading={isPending}>
          {submit}
        </Button>
      </Stack>
    </Form>
  )
}
