import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { explicaValor } from '../../../catalogue/management/faturamento/explica-valor.ts'
import type { Answer, Input } from '../../../client/types.ts'
import { useQuestion, useSession } from '../../api/hooks.ts'
import { isOpenTo } from '../../derive/doors.ts'
import { decimal, moment } from '../../derive/format.ts'
import { usePaths } from '../../form/paths.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Parts } from '../../ui/Parts.tsx'
import { text } from './text.ts'

type Explained = Answer<typeof explicaValor>
type Line = Explained['linhas'][number]
type Step = Line['passos'][number]

/** Opens the calculation of an invoice, or of a contract's month. It is asked for when it is opened. */
export const Calculation = ({ of }: { of: Input<typeof explicaValor> }) => (
  <Fold title={text.how}>
    <Lines of={of} />
  </Fold>
)

function Lines({ of }: { of: Input<typeof explicaValor> }) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuestion('faturamento', explicaValor, { ...of, pagina: page })
  const pathOf = usePaths()
  if (error) return <Notice error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={96} />
  const { linhas, alunos, total } = data
  const pages = data.paginas ?? 1
  const several = alunos.length > 1
  return (
    <Stack gap="sm">
      {several && <Parts shape={{ alunos: explicaValor.output.alunos }} record={data} pathOf={pathOf} />}
      {linhas.length === 0 && <Text size="sm">{text.none}</Text>}
      <div>
        {linhas.map((line) => (
          <Fold key={line.item} title={titleOf(line, several)}>
            {line.aviso && <Text size="sm">{line.aviso}</Text>}
            {line.calculo && (
              <Text size="sm" c="dimmed">
                {text.kept(moment(line.calculo))}
              </Text>
            )}
            <Steps steps={line.passos} />
          </Fold>
        ))}
        {total.length > 0 && (
          <Fold title={text.total}>
            <Steps steps={total} />
          </Fold>
        )}
      </div>
      {pages > 1 && (
        <Group gap="sm">
          <Button variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {text.before}
          </Button>
          <Text size="sm">{text.page(page, pages)}</Text>
          <Button variant="default" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {text.after}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function titleOf({ nome, descricao, valor }: Line, several: boolean): string {
  const what = text.line(descricao, decimal(valor ?? 0))
  return several && nome ? text.of(nome, what) : what
}

/** Address of the institution's settings. */
const settings = '/configuracoes/instituicao'

/** The operations in order, each with the source of its operands. */
function Steps({ steps }: { steps: readonly Step[] }) {
  const pathOf = usePaths()
  const session = useSession()
  const addressOf = ({ entidade, registro }: Step) => {
    if (entidade === 'ajuste') return isOpenTo(session, ['configuracao.alterar']) ? settings : undefined
    return registro === null ? undefined : pathOf({ noun: entidade, id: registro })
  }
  return (
    <ol>
      {steps.map((step, at) => {
        const to = addressOf(step)
        return (
          // Steps have no key of their own, and their order does not change.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={at}>
            <Text size="sm">
              {step.texto}{' '}
              {to ? (
                <Anchor component={Link} to={to} fz="inherit">
                  {step.origem}
                </Anchor>
              ) : (
                <Text span fz="inherit" c="dimmed">
                  {step.origem}
                </Text>
              )}
            </Text>
          </li>
        )
      })}
    </ol>
  )
}
