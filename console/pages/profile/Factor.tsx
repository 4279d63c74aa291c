import { Box, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { removeSegundoFator } from '../../../catalogue/session/remove-segundo-fator.ts'
import type { retornaPerfil } from '../../../catalogue/session/retorna-perfil.ts'
import type { Answer } from '../../../client/types.ts'
import { useSession } from '../../api/hooks.ts'
import { ask, queryClient } from '../../api/platform.ts'
import { moment } from '../../derive/format.ts'
import { Section } from '../../ui/Section.tsx'
import { CodeForm } from '../access/CodeForm.tsx'
import { Enrol } from '../access/Enrol.tsx'
import { OwnPassword } from '../access/OwnPassword.tsx'
import { text } from './text.ts'

type State = NonNullable<Answer<typeof retornaPerfil>['segundoFator']>
type Doing = 'enrol' | 'replace' | 'remove'

/** Sets up, replaces or removes the second factor. */
export function Factor({ factor }: { factor: State }) {
  const [doing, setDoing] = useState<Doing>()
  const { metodo } = useSession()
  const [proof, setProof] = useState<{ codigo: string } | { senha: string }>()
  const end = () => {
    setDoing(undefined)
    setProof(undefined)
    void queryClient.invalidateQueries({ queryKey: ['perfil'] })
  }
  return (
    <Section title={text.factor}>
      <Stack maw={420}>
        <Text size="sm">{text.factorText}</Text>
        <Standing factor={factor} />
        {!doing && <Actions factor={factor} onChoose={setDoing} />}
        {doing === 'enrol' && (proof || metodo !== 'senha') && (
          <Enrol {...(proof && { proof })} onDone={end} />
        )}
        {doing === 'enrol' && !proof && metodo === 'senha' && (
          <OwnPassword onTold={(senha) => setProof({ senha })} />
        )}
        {doing === 'replace' &&
          (proof ? (
            <Enrol proof={proof} onDone={end} />
          ) : (
            <CodeForm onCode={async (codigo) => setProof({ codigo })} />
          ))}
        {doing === 'remove' && (
          <>
            <Text size="sm">{text.removeText}</Text>
            <CodeForm
              submit={text.remove}
              onCode={async (codigo) => {
                await ask(removeSegundoFator, { codigo })
                end()
              }}
            />
          </>
        )}
        {doing && (
          <Box>
            <Button variant="subtle" onClick={end}>
              {text.cancel}
            </Button>
          </Box>
        )}
      </Stack>
    </Section>
  )
}

function Standing({ factor: { ativo, desde, codigosRestantes, exigido } }: { factor: State }) {
  return (
    <Text size="sm" role="status">
      {ativo ? `${text.active(moment(desde ?? ''))} ${text.left(codigosRestantes ?? 0)}` : text.none}{' '}
      {exigido && text.required}
    </Text>
  )
}

function Actions({ factor, onChoose }: { factor: State; onChoose: (doing: Doing) => void }) {
  if (!factor.ativo) return <Button onClick={() => onChoose('enrol')}>{text.enrol}</Button>
  return (
    <Group>
      <Button variant="default" onClick={() => onChoose('replace')}>
        {text.replace}
      </Button>
      {!factor.exigido && (
        <Button variant="default" onClick={() => onChoose('remove')}>
          {text.remove}
        </Button>
      )}
    </Group>
  )
}
