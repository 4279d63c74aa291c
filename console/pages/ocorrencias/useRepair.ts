import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { corrigeRegistros } from '../../../catalogue/management/causa/corrige-registros.ts'
import type { Answer, Input } from '../../../client/types.ts'
import { ask, queryClient } from '../../api/platform.ts'

export type Wish = Omit<Input<typeof corrigeRegistros>, 'SIMULAR'>
export type Repaired = Answer<typeof corrigeRegistros>

/** Invalidates causes, affected records and batches. */
export const readAgain = () =>
  Promise.all(['causa', 'afetado', 'lote'].map((noun) => queryClient.invalidateQueries({ queryKey: [noun] })))

/** Simulates and runs a repair. Its idempotency key makes repeated clicks run once. */
export function useRepair() {
  const [key, setKey] = useState(() => crypto.randomUUID())
  const trying = useMutation({ mutationFn: (wish: Wish) => ask(corrigeRegistros, { ...wish, SIMULAR: 'S' }) })
  const sending = useMutation({
    mutationFn: (wish: Wish) => ask(corrigeRegistros, wish, { idempotencyKey: key }),
    onSettled: () => {
      setKey(crypto.randomUUID())
      return readAgain()
    },
  })
  const forget = () => {
    trying.reset()
    sending.reset()
  }
  return { trying, sending, forget }
}
