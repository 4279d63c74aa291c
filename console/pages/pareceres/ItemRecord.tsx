import { Anchor, Paper, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { pendenciaMachine } from '../../../catalogue/machines/pendencia.ts'
import type { consultaPendencia } from '../../../catalogue/management/pendencia/consulta-pendencia.ts'
import { opinaProfessor } from '../../../catalogue/management/pendencia/index.ts'
import type { Answer } from '../../../client/types.ts'
import { useSession } from '../../api/hooks.ts'
import { mayCall, partyOf } from '../../derive/doors.ts'
import { Section } from '../../ui/Section.tsx'
import { Files } from '../contratos/Files.tsx'
import { Record } from '../Record.tsx'
import classes from './Pareceres.module.css'
import { text } from './text.ts'

type Item = Answer<typeof consultaPendencia>['registro']

/** Page of a pending item with what was delivered, and first why it came back. */
export function ItemRecord() {
  const session = useSession()
  const decides = mayCall(session, opinaProfessor)
  return (
    <Record
      without={['arquivos', ...(partyOf(session) ? ['arquivo'] : [])]}
      above={(registro) => <Returned item={registro as unknown as Item} />}
      below={(registro, id) => {
        const { arquivos } = registro as unknown as Item
        return (
          <Stack gap="lg">
            {arquivos.length > 0 && (
              <Section title={text.files} parts={['arquivos']}>
                <Files arquivos={arquivos} />
              </Section>
            )}
            {decides && registro.pendenciaSituacao === opinaProfessor.move.machine.moves.aprovar.from[0] && (
              <Anchor component={Link} to="/pareceres" search={{ item: id } as never}>
                {text.sequence}
              </Anchor>
            )}
          </Stack>
        )
      }}
    />
  )
}

/** The reason of a return is kept as the professor's opinion until the next delivery. */
function Returned({ item: { pendenciaSituacao, parecerProfessor } }: { item: Item }) {
  const isBack = pendenciaSituacao === pendenciaMachine.moves.devolver.to
  if (!isBack || !parecerProfessor?.parecer) return null
  return (
    <Paper role="note" p="md" bg="var(--tom-atencao-fundo)" c="var(--tom-atencao)">
      <Text fw={600}>{text.returned}</Text>
      <Text className={classes.words}>{parecerProfessor.parecer}</Text>
    </Paper>
  )
}
