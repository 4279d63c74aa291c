import { type Asking, timed } from '../contracts/asking.ts'
import type { Installation } from '../support.ts'
import type { Office } from './office.ts'

interface Closed {
  contratos: number
  faturamentos: number
  aPagar: number
  aReceber: number
}

/** Monthly run: preview, confirmation, and a repetition that bills nothing. */
export async function measureClosing(
  place: Installation,
  asking: Asking,
  { admin, clienteId, month }: Office,
) {
  const ask = (operation: string): Promise<Closed> => asking.ask(operation, { competencia: month })
  const answers: Closed[] = []
  const run = async (operation: string) => {
    const watch = watchMemory(place)
    const ms = Math.round(await timed(async () => answers.push(await ask(operation))))
    return { ms, memory: watch.stop() }
  }
  const preview = await run('PreviaFechamento')
  const confirmation = await run('ConfirmaFechamento')
  const repeated = await run('ConfirmaFechamento')
  const [seen, made, again] = answers as [Closed, Closed, Closed]
  const differing = (['contratos', 'faturamentos', 'aPagar', 'aReceber'] as const).filter(
    (name) => seen[name] !== made[name],
  )
  if (differing.length > 0) throw new Error(`the preview is not the confirmation: ${differing.join(', ')}`)
  if (again.faturamentos !== 0) throw new Error('the same run again billed something')
  const { rows } = await admin.query(
    `select count(*)::int as faturamentos, sum(valor) filter (where tipo = 'P')::float8 as "aPagar" from faturamento
      where cliente_id = $1`,
    [clienteId],
  )
  if (rows[0].faturamentos !== made.faturamentos || Math.abs(rows[0].aPagar - made.aPagar) > 0.005) {
    throw new Error(`the rows are not what was told: ${JSON.stringify([rows[0], made])}`)
  }
  return {
    contracts: made.contratos,
    invoices: made.faturamentos,
    previewMs: preview.ms,
    confirmMs: confirmation.ms,
    repeatMs: repeated.ms,
    memoryMiB: Math.max(preview.memory, confirmation.memory, repeated.memory),
  }
}

const lookEvery = 50

/** Samples the server's maximum memory. */
function watchMemory(place: Installation) {
  let highest = place.memory()
  const look = setInterval(() => {
    highest = Math.max(highest, place.memory())
  }, lookEvery)
  return {
    stop: () => {
      clearInterval(look)
      return Math.round(highest)
    },
  }
}
