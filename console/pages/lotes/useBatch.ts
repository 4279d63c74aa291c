import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { consultaLote } from '../../../catalogue/batches/consulta-lote.ts'
import type { Answer, Input } from '../../../client/types.ts'
import { ask } from '../../api/platform.ts'
import { nextLook } from '../../derive/batch.ts'

export type Batch = NonNullable<Answer<typeof consultaLote>['LOTE']>

/** Polls a batch while it runs and the page is visible. */
export const useBatch = (input: Input<typeof consultaLote>, enabled = true) =>
  useQuery({
    queryKey: ['lote', consultaLote.id, input],
    queryFn: ({ signal }) => ask(consultaLote, input, { signal }),
    placeholderData: keepPreviousData,
    enabled,
    staleTime: 0,
    refetchInterval: ({ state }) => nextLook(state.data?.LOTE?.SITUACAO),
  })
