import { Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { incluiSolicitacao } from '../../../catalogue/management/solicitacao/index.ts'
import { tiposPedidos } from '../../../catalogue/values/solicitacao.ts'
import { sayValue } from '../../text/say.ts'
import { text } from './text.ts'

/** Requests that students and professors make most, in this order. */
const usual = ['Declaração', 'Recesso', 'Alteração contratual', 'Rescisão', 'Inclusão de contrato'] as const

interface Props {
  noun: string
  /** Address of the form that includes such a record, if the person may. */
  inclusion: string | undefined
}

/** What a list of a student or professor says above its rows. */
export function OwnIntro({ noun, inclusion }: Props) {
  if (noun === 'conta_favorecido')
    return (
      <Text size="sm" maw={640}>
        {text.accounts}
      </Text>
    )
  if (noun !== incluiSolicitacao.noun || !inclusion) return null
  return (
    <Stack gap="xs">
      <Text size="sm">{text.ask}</Text>
      <Group gap="xs">
        {usual.map((tipo) => (
          <Button
            key={tipo}
            component={Link}
            variant="default"
            {...{ to: inclusion, search: { tipo } as never }}
          >
            {sayValue(tiposPedidos.labels, tipo)}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}
