import { Anchor } from '@mantine/core'
import { prefix } from '../api/platform.ts'

interface Props {
  kind: 'problemas' | 'ocorrencias'
  code: string
}

/** Link from a code to its documentation, in a new tab so that input here is kept. */
export const CodeLink = ({ kind, code }: Props) => (
  <Anchor href={`${prefix}/docs/${kind}/${code}`} target="_blank" fz="inherit" c="inherit" underline="always">
    {code}
  </Anchor>
)
