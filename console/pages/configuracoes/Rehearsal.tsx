import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { RuleMode } from '../../../catalogue/law/rules.ts'
import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import { ensaiaRegra, leftOut, ruleEffects } from '../../../catalogue/management/regra/ensaia-regra.ts'
import type { triedRules } from '../../../catalogue/management/regra/parts.ts'
import { ask } from '../../api/platform.ts'
import { day, number } from '../../derive/format.ts'
import { recordPath } from '../../derive/record-path.ts'
import { stateLabel } from '../../derive/states.ts'
import { sayValue } from '../../text/say.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'

/** Formats a proposed date; hours and counts are unchanged. */
const shown = (proposal: string) => (/^\d{4}-\d{2}-\d{2}$/.test(proposal) ? day(proposal) : proposal)

export type TriedRule = (typeof triedRules)[number]

/** Limits to try, and the day from which they would apply. */
export interface Trial {
  desde?: string
  limites: readonly { nome: string; valor: number }[]
}

/** Contracts that a rule would affect in a mode, page by page. */
export function Rehearsal({ rule, mode, trial }: { rule: TriedRule; mode: RuleMode; trial: Trial }) {
  const { desde, limites } = trial
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['contrato', ensaiaRegra.id, rule, mode, trial],
    queryFn: ({ pageParam, signal }) =>
      ask(
        ensaiaRegra,
        {
          regra: rule,
          modo: mode,
          ...(desde && { desde }),
          ...(limites.length > 0 && { limites: [...limites] }),
          ...(pageParam && { apos: pageParam }),
        },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ proximo }) => proximo,
  })
  if (error) return <Notice error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const looked = data.pages.reduce((all, { olhados }) => all + (olhados ?? 0), 0)
  const found = data.pages.flatMap(({ contratos }) => contratos)
  const excluded = data.pages.flatMap(({ deFora }) => deFora)
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        {text.looked(looked, found.length)}
      </Text>
      {excluded.length > 0 && (
        <Text size="sm" c="dimmed" component="div">
          {text.leftOut(excluded.reduce((all, { contratos }) => all + (contratos ?? 0), 0))}
          <ul style={{ margin: 0 }}>
            {excluded.map(({ motivo, contratos }) => (
              <li key={motivo}>
                {sayValue(leftOut.labels, motivo)}: {number(contratos ?? 0)}
              </li>
            ))}
          </ul>
        </Text>
      )}
      <DataTable
        label={text.rehearse}
        rows={found}
        keyOf={({ id }) => id ?? 0}
        columns={[
          {
            label: text.contract,
            cell: ({ id, contrato, sequencia }) => (
              <Anchor component={Link} to={recordPath('contratos', id)} fz="inherit">
                {contrato}/{sequencia}
              </Anchor>
            ),
          },
          { label: text.state, cell: ({ situacao }) => stateLabel(contratoMachine, situacao) },
          { label: text.today, cell: ({ hoje }) => sayValue(ruleEffects.labels, hoje) },
          { label: text.becoming, cell: ({ efeito }) => sayValue(ruleEffects.labels, efeito) },
          {
            label: text.found,
            cell: ({ achados }) => achados.map(({ mensagem }) => mensagem).join(' '),
          },
          {
            label: text.passes,
            cell: ({ achados }) => achados.map(({ proposta }) => shown(proposta)).join(' '),
          },
        ]}
      />
      {hasNextPage && (
        <Button
          variant="default"
          loading={isFetching}
          style={{ alignSelf: 'start' }}
          onClick={() => void fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </Stack>
  )
}
