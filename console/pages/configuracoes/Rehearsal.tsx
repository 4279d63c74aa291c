import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LegalRule, RuleMode } from '../../../catalogue/law/rules.ts'
import { ensaiaRegra } from '../../../catalogue/management/regra/ensaia-regra.ts'
import { ask } from '../../api/platform.ts'
import { say, tell } from '../../text/say.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { text } from './text.ts'

/** Of which contracts a rule would speak in a mode; so many at a time. */
export function Rehearsal({ rule, mode }: { rule: LegalRule; mode: RuleMode }) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['contrato', ensaiaRegra.id, rule, mode],
    queryFn: ({ pageParam, signal }) =>
      ask(
        ensaiaRegra,
        { regra: rule as never, modo: mode, ...(pageParam && { apos: pageParam }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ proximo }) => proximo,
  })
  if (error) return <Notice error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const looked = data.pages.reduce((all, { olhados }) => all + (olhados ?? 0), 0)
  const found = data.pages.flatMap(({ contratos }) => contratos)
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        {text.looked(looked, found.length)}
      </Text>
      <DataTable
        label={text.rehearse}
        rows={found}
        keyOf={({ id }) => id ?? 0}
        columns={[
          {
            label: text.contract,
            cell: ({ id, contrato, sequencia }) => (
              <Anchor component={Link} to={`/contratos/${id}`} fz="inherit">
                {contrato}/{sequencia}
              </Anchor>
            ),
          },
          { label: text.state, cell: ({ situacao }) => say(situacao) },
          { label: text.today, cell: ({ hoje }) => say(hoje) },
          { label: text.becoming, cell: ({ efeito }) => say(efeito) },
          {
            label: text.found,
            cell: ({ achados }) => achados.map(({ mensagem }) => tell(mensagem)).join(' '),
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
