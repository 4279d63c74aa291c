import { Anchor, List, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useContext } from 'react'
import type { Finding } from '../../client/types.ts'
import { partsOf } from '../derive/findings.ts'
import { RemedyContext } from './remedy.ts'

interface Props {
  findings: readonly Finding[]
  /** Without the messages, which stand above. */
  brief?: boolean
}

/** Findings of rules with value, limit and proposal, and a link to where each is resolved. */
export function Findings({ findings, brief = false }: Props) {
  const remedyOf = useContext(RemedyContext)
  return (
    <List size="sm" spacing={6}>
      {findings.map((finding) => {
        const { label, to, ...search } = remedyOf?.(finding) ?? {}
        return (
          <List.Item
            key={`${finding.regra}${finding.campo}`}
            styles={{ itemWrapper: { alignItems: 'start' } }}
          >
            {!brief && (
              <Text size="sm" span>
                {finding.mensagem}
              </Text>
            )}
            <Text size="xs" span display="block">
              {partsOf(finding).join(' · ')}
            </Text>
            {to && (
              <Anchor component={Link} to={to} search={search as never} size="sm">
                {label}
              </Anchor>
            )}
          </List.Item>
        )
      })}
    </List>
  )
}
