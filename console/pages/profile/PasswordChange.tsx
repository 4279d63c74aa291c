import { Box, PasswordInput, Text } from '@mantine/core'
import { useState } from 'react'
import { alteraSenha } from '../../../catalogue/session/altera-senha.ts'
import { ask, queryClient } from '../../api/platform.ts'
import { Section } from '../../ui/Section.tsx'
import { NewPassword } from '../access/NewPassword.tsx'
import { text } from './text.ts'

/** Changes the password of a person who knows the current one. */
export function PasswordChange({ login }: { login: string }) {
  const [current, setCurrent] = useState('')
  const [done, setDone] = useState(false)
  return (
    <Section title={text.password}>
      {done && (
        <Text role="status" size="sm" mb="sm">
          {text.changed}
        </Text>
      )}
      <Box maw={420}>
        <NewPassword
          key={String(done)}
          login={login}
          onChosen={async (senha) => {
            await ask(alteraSenha, { senhaAtual: current, senha })
            setCurrent('')
            setDone(true)
            await queryClient.invalidateQueries({ queryKey: ['sessoes'] })
          }}
        >
          <PasswordInput
            label={text.current}
            autoComplete="current-password"
            required
            value={current}
            onChange={({ currentTarget: { value } }) => setCurrent(value)}
          />
        </NewPassword>
      </Box>
    </Section>
  )
}
