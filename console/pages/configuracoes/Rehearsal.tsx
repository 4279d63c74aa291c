import { Anchor, Button, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LegalRule, RuleMode } from '../../../catalogue/legal.ts'
import { ensaiaRegra } from '../../../catalogue/management/regra/ensaia-regra.ts'
import { ask } from '../../api/platform.ts'
import table from '../../table/ListingTable.module.css'
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
      {found.length > 0 && (
        <table className={table.table} aria-label={text.rehearse}>
          <thead>
            <tr>
              <th scope="col">{text.contract}</th>
              <th scope="col">{text.state}</th>
              <th scope="col">{text.today}</th>
              <th scope="col">{text.becoming}</th>
              <th scope="col">{text.found}</th>
            </tr>
          </thead>
          <tbody>
            {found.map(({ id, contrato, sequencia, situacao, hoje, efeito, achados }) => (
              <tr key={id}>
                <td data-label={text.contract}>
                  <Anchor component={Link} to={`/contratos/${id}`} fz="inherit">
                    {contrato}/{sequencia}
                  </Anchor>
                </td>
                <td data-label={text.state}>{situacao}</td>
                <td data-label={text.today}>{hoje}</td>
                <td data-label={text.becoming}>{efeito}</td>
                <td data-label={text.found}>{achados.map(({ mensagem }) => mensagem).join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
