import { Anchor, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { consultaPendencia } from '../../../catalogue/management/pendencia/consulta-pendencia.ts'
import { opinaProfessor } from '../../../catalogue/management/pendencia/index.ts'
import type { Answer } from '../../../client/types.ts'
import { useSession } from '../../api/hooks.ts'
import { mayCall } from '../../derive/doors.ts'
import { Section } from '../../ui/Section.tsx'
import { Files } from '../contratos/Files.tsx'
import { Record } from '../Record.tsx'
import { text } from './text.ts'

type Item = Answer<typeof consultaPendencia>['registro']

/** Page of a pending item with what was delivered. */
export function ItemRecord() {
  const decides = mayCall(useSession(), opinaProfessor)
  return (
    <Record
      without={['arquivos']}
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
