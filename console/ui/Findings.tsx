import { List, Text } from '@mantine/core'
import type { Finding } from '../../client/types.ts'
import { partsOf } from '../derive/findings.ts'

/** Findings of rules with value, limit and proposal. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  return (
    <List size="sm" spacing={6}>
      {findings.map((finding) => (
        <List.Item key={`${finding.regra}${finding.campo}`} styles={{ itemWrapper: { alignItems: 'start' } }}>
          <Text size="sm" span>
            {finding.mensagem}
          </Text>
          <Text size="xs" span display="block">
            {partsOf(finding).join(' · ')}
          </Text>
        </List.Item>
      ))}
    </List>
  )
}
