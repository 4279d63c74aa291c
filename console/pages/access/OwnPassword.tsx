import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { text } from './text.ts'

/** Confirms the password of the signed-in person. */
export function OwnPassword({ onTold }: { onTold: (senha: string) => void }) {
  const [senha, setSenha] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (senha) onTold(senha)
  }
  return (
    <form onSubmit={send}>
      <Stack>
        <Text size="sm">{text.passwordFirst}</Text>
        <PasswordInput
          label={text.current}
          autoComplete="current-password"
          required
          value={senha}
          onChange={({ currentTarget: { value } }) => setSenha(value)}
        />
        <Button type="submit" style={{ alignSelf: 'start' }}>
          {text.goOn}
        </Button>
      </Stack>
    </form>
  )
}
