import { Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listaContratos } from '../../../catalogue/management/contrato/lista-contratos.ts'
import { incluiSolicitacao } from '../../../catalogue/management/solicitacao/index.ts'
import { semContrato, tiposPedidos } from '../../../catalogue/values/solicitacao.ts'
import { useListing } from '../../api/hooks.ts'
import { drafts } from '../../api/platform.ts'
import { nameKey } from '../../derive/prefill.ts'
import { numberSaid } from '../../derive/record-path.ts'
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
  return noun === incluiSolicitacao.noun && inclusion ? <Requests inclusion={inclusion} /> : null
}

/** Begins a request by its kind. Who has one contract need not choose it. */
function Requests({ inclusion }: { inclusion: string }) {
  const { data } = useListing(listaContratos, { quantidade: 2 })
  const contracts = data?.elementos ?? []
  const only = contracts.length === 1 ? contracts[0] : undefined
  useEffect(() => {
    if (only) drafts.name(nameKey('contrato', String(only.id)), text.contract(numberSaid(only)))
  }, [only])
  const searchOf = (tipo: (typeof usual)[number]) =>
    only && !semContrato.includes(tipo) ? { tipo, contrato: only.id } : { tipo }
  return (
    <Stack gap="xs">
      <Text size="sm">{text.ask}</Text>
      <Group gap="xs">
        {usual.map((tipo) => (
          <Button
            key={tipo}
            component={Link}
            variant="default"
            {...{ to: inclusion, search: searchOf(tipo) as never }}
          >
            {sayValue(tiposPedidos.labels, tipo)}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}
