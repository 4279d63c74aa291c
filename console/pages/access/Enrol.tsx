import { Button, Code, CopyButton, Group, Loader, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { confirmaSegundoFator } from '../../../catalogue/session/confirma-segundo-fator.ts'
import { iniciaSegundoFator } from '../../../catalogue/session/inicia-segundo-fator.ts'
import { call } from '../../../client/call.ts'
import { Problem } from '../../../client/problem.ts'
import { keeper } from '../../api/platform.ts'
import { Notice } from '../../ui/Notice.tsx'
import { CodeForm } from './CodeForm.tsx'
import classes from './Enrol.module.css'
import { OwnPassword } from './OwnPassword.tsx'
import { text } from './text.ts'

type Proof = { codigo: string } | { senha: string }

interface Props {
  /** Proof of identity: a code of the second factor being replaced, or the password. */
  proof?: Proof
  onDone: () => void
}

/** Sets up a second factor: QR code, first code, and recovery codes. */
export function Enrol({ proof, onDone }: Props) {
  const begin = useMutation({
    mutationFn: (given: Proof | undefined) => call(keeper.connection, iniciaSegundoFator, given ?? {}),
  })
  const [codes, setCodes] = useState<readonly string[]>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => begin.mutate(proof), [])
  if (codes) return <Codes codes={codes} onDone={onDone} />
  // If the institution requires the factor during a session, the password is asked for again.
  if (begin.error instanceof Problem && begin.error.code === 'IDENTIDADE_NAO_CONFIRMADA')
    return (
      <Stack>
        {begin.variables && <Notice error={begin.error} />}
        <OwnPassword onTold={(senha) => begin.mutate({ senha })} />
      </Stack>
    )
  if (begin.error) return <Notice error={begin.error} />
  if (!begin.data) return <Loader size="sm" />
  const { segredo, lado, desenho } = begin.data
  const margin = 4
  const side = (lado ?? 0) + 2 * margin
  return (
    <Stack>
      <Text size="sm">{text.scan}</Text>
      <svg
        className={classes.drawing}
        viewBox={`${-margin} ${-margin} ${side} ${side}`}
        role="img"
        aria-label={text.drawing}
      >
        <rect x={-margin} y={-margin} width={side} height={side} fill="#fff" />
        <path d={desenho} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <Text size="sm">
        {text.typed} <Code className={classes.secret}>{segredo}</Code>
      </Text>
      <Text size="sm">{text.thenCode}</Text>
      <CodeForm
        onCode={async (codigo) =>
          setCodes((await call(keeper.connection, confirmaSegundoFator, { codigo })).codigos)
        }
      />
    </Stack>
  )
}

function Codes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack>
      <Text fw={600}>{text.codesTitle}</Text>
      <Text size="sm">{text.codesText}</Text>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ul>
      <Group>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? text.copied : text.copy}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{text.saved}</Button>
      </Group>
    </Stack>
  )
}
