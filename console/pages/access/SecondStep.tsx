import { Button, Stack, Text, Title } from '@mantine/core'
import { keeper } from '../../api/platform.ts'
import { CodeForm } from './CodeForm.tsx'
import { Enrol } from './Enrol.tsx'
import { text } from './text.ts'

/** Step after the password: a code, or setting up the second factor. */
export function SecondStep({ falta }: { falta: string }) {
  const back = (
    <Button variant="subtle" onClick={() => void keeper.stepBack()}>
      {text.back}
    </Button>
  )
  if (falta === 'cadastro') {
    return (
      <Stack>
        <Title order={2} size="h4">
          {text.enrolTitle}
        </Title>
        <Text size="sm">{text.enrolWhy}</Text>
        <Enrol onDone={() => void keeper.load()} />
        {back}
      </Stack>
    )
  }
  return (
    <Stack>
      <Title order={2} size="h4">
        {text.codeTitle}
      </Title>
      <CodeForm onCode={(code) => keeper.confirm(code)} />
      {back}
    </Stack>
  )
}
