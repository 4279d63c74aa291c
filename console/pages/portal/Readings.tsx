import { Box, List, Text } from '@mantine/core'
import { auditOrigins } from '../../../catalogue/audit.ts'
import { auditedEntities } from '../../../catalogue/management/auditoria/audited-entities.ts'
import { listaLeituras } from '../../../catalogue/management/auditoria/lista-leituras.ts'
import { moment } from '../../derive/format.ts'
import { Listed } from '../../table/Listed.tsx'
import { sayValue } from '../../text/say.ts'
import { text } from './text.ts'

/** Who saw or changed the data of the person, as sentences; the list is a file too. */
export function Readings() {
  return (
    <Listed
      listing={listaLeituras}
      slug="quem-viu-meus-dados"
      title={text.readings}
      intro={text.readingsIntro}
      empty={text.nobody}
    >
      {(entries) => (
        <List listStyleType="none" spacing="sm" maw={720}>
          {entries.map(({ id, data, quem, origem, acao, entidade, varios }) => (
            <List.Item key={id}>
              <Box>
                <Text span fw={600}>
                  {text.who[quem] ?? quem}
                </Text>{' '}
                {text.did[acao] ?? acao}: {sayValue(auditedEntities, entidade ?? '')}
                {varios && ` (${text.many})`}
                <Text size="sm" c="dimmed">
                  {[data && moment(data), text.by(sayValue(auditOrigins.labels, origem))]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Box>
            </List.Item>
          ))}
        </List>
      )}
    </Listed>
  )
}
