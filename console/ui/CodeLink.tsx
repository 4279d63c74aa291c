import { Anchor } from '@mantine/core'
import { prefix } from '../api/platform.ts'

interface Props {
  kind: 'problemas' | 'ocorrencias'
  code: string
}

/** A code that leads to its page, with cause and fix. What is being typed here stays open beside it. */
export const CodeLink = ({ kind, code }: Props) => (
  <Anchor href={`${prefix}/docs/${kind}/${code}`} target="_blank" fz="inherit" c="inherit" underline="always">
    {code}
  </Anchor>
)
