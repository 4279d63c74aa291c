import type pg from 'pg'
import type { Inbound } from '../../../catalogue/index.ts'
import { decidePares as declared } from '../../../catalogue/management/causa/pares.ts'
import { mostPairs } from '../../../catalogue/management/causa/parts.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import type { InputOf } from '../../../catalogue/typed.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { reachOf } from '../../domain/machine/reach.ts'
import { entities } from '../../inbound/bindings.ts'
import { type Cause, causeOf, receivedOf } from '../../inbound/repair/affected.ts'
import {
  endable,
  hasPairs,
  isEndable,
  keepDecision,
  type Pair,
  pairsAfter,
  pairsOf,
  type Side,
  sidesOf,
} from '../../inbound/repair/pairs.ts'
import { prepare } from '../../inbound/repair/prepare.ts'
import { openReading } from '../../inbound/repair/reading.ts'
import { rehearse } from '../../inbound/repair/rehearse.ts'
import { resend } from '../../inbound/repair/resend.ts'
import { Refusal, sentenceIn } from '../../refusal.ts'
import { txOn } from '../../store/tx-on.ts'
import { amongBatches, editRecord } from '../edit.ts'
import { onceIn, repeatableBy } from '../once.ts'
import { type EngineCall, type EngineVerb, toolsOf } from './bound.ts'

type Input = InputOf<(typeof declared)['input']>

/** A pair after the command: decided, or the reason why not. */
interface Decided {
  pair: Pick<Pair, 'id' | 'identificacao' | 'detentor'>
  contratos: number
  refusal: Refusal | undefined
}

/**
 * Decides pairs of a cause between two parts of a batch, all in one transaction. A pair that cannot be decided
 * does not stop the others.
 */
export const decidePares: EngineVerb<typeof declared> = async (call, input, simulated) => {
  const { context, caller } = call
  const repeatable = simulated ? undefined : repeatableBy(declared, call, input)
  const done = await amongBatches(context, caller, simulated, (client) =>
    onceIn(txOn(client), repeatable, () => decide(client, call, input, simulated)),
  )
  return done as Awaited<ReturnType<EngineVerb<typeof declared>>>
}

async function decide(client: pg.ClientBase, call: EngineCall, input: Input, simulated: boolean) {
  const cause = await causeOf(client, input.causa)
  if (!cause) throw new Refusal('REGISTRO_INEXISTENTE')
  if (!hasPairs(cause)) throw invalid('causa', said('causa.naoTemPares'))
  const ends = input.decisao === 'inativar'
  if (ends && !isEndable(cause.operacao)) throw invalid('decisao', said('causa.antigoNaoSeInativa'))
  const ids = input.pares?.map(({ id }) => id)
  const after = input.depois ?? 0
  const pairs = await pairsOf(client, cause.id, { ids, after, most: mostPairs })
  const sides = isEndable(cause.operacao)
    ? await sidesOf(client, cause.operacao, [...new Set(pairs.map(({ detentor }) => detentor))])
    : new Map<string, Side>()
  const seen = new Map(input.pares?.map(({ id, versao }) => [id, versao ?? undefined]))
  const decided: Decided[] = []
  for (const pair of pairs) {
    const side = sides.get(pair.detentor)
    const refusal = await refusalOf(client, async () => {
      requireOpen(pair)
      if (!ends) return
      if (!side) throw new Refusal('REGISTRO_INEXISTENTE')
      if (side.contratos > 0 && input.comContratos !== true) {
        const detalhe = said('causa.temContratosAbertos', { contratos: side.contratos })
        throw new Refusal('REGRA_IMPEDE', { detalhe })
      }
      await end(client, call, cause, pair, side, seen.get(pair.id), simulated)
    })
    decided.push({ pair, contratos: side?.contratos ?? 0, refusal })
  }
  const found = new Set(pairs.map(({ id }) => id))
  for (const id of new Set(ids)) {
    if (found.has(id)) continue
    const pair = { id, identificacao: '', detentor: '' }
    decided.push({ pair, contratos: 0, refusal: new Refusal('REGISTRO_INEXISTENTE') })
  }
  const accepted = new Set(decided.filter(({ refusal }) => !refusal).map(({ pair }) => pair.id))
  await keepDecision(client, cause, input.decisao, [...accepted])
  const { outcomes, lotes } = ends
    ? await sendAgain(
        client,
        call,
        cause,
        pairs.filter(({ id }) => accepted.has(id)),
        simulated,
      )
    : { outcomes: new Map<number, string>(), lotes: [] }
  const ultimo = pairs.at(-1)?.id ?? after
  return {
    simulado: simulated,
    decididos: accepted.size,
    recusados: decided.length - accepted.size,
    restantes: ids ? 0 : await pairsAfter(client, cause.id, ultimo),
    ultimo,
    lotes,
    pares: decided.map(({ pair: { id, identificacao, detentor }, contratos, refusal }) => ({
      id,
      identificacao,
      antigo: detentor,
      aceito: !refusal,
      contratos,
      resultado: outcomes.get(id) ?? '',
      codigo: refusal?.code ?? '',
      mensagem: refusal ? (refusal.fields[0]?.mensagem ?? sentenceIn(refusal)) : '',
    })),
  }
}

/** A refused pair leaves nothing behind. */
async function refusalOf(client: pg.ClientBase, work: () => Promise<void>): Promise<Refusal | undefined> {
  await client.query('savepoint par')
  try {
    await work()
    await client.query('release savepoint par')
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await client.query('rollback to savepoint par; release savepoint par')
    return error
  }
}

function requireOpen({ ocupado, autor, momento }: Pair): void {
  if (ocupado) throw new Refusal('REGISTRO_OCUPADO')
  if (autor === null) return
  const situacao = said('causa.decididoPor', { autor, momento: momento ?? '' })
  throw new Refusal('MOVIMENTO_INVALIDO', { movimento: said('causa.decidir'), situacao })
}

/**
 * Ends the record that has the value, on the day the other one arrived. Who is inactive already keeps the day
 * and no longer has the value.
 */
async function end(
  client: pg.ClientBase,
  { context, caller }: EngineCall,
  { operacao }: Cause,
  { desde }: Pair,
  { id, versao, inativo }: Side,
  seen: number | undefined,
  simulated: boolean,
): Promise<void> {
  if (inativo || !isEndable(operacao)) return
  const edit = {
    operation: operacao,
    id,
    version: seen ?? versao,
    changes: { [endable[operacao].until]: desde },
    simulated,
  }
  await editRecord(client, context, edit, reachOf(caller.actor))
}

/** Sends the records of decided pairs as they were received; a simulation tells what would happen. */
async function sendAgain(
  client: pg.ClientBase,
  { context, caller, intake }: EngineCall,
  { operacao, campo }: Cause,
  pairs: readonly Pair[],
  simulated: boolean,
) {
  const { operation } = entities[operacao as Inbound['id']]
  const received = await receivedOf(client, context.sealer, pairs)
  const reading = await openReading(client, toolsOf(context), operacao as Inbound['id'])
  const mending = { modo: 'reenviar', valor: '', trocas: new Map<string, string>() } as const
  const prepared = prepare(reading, pairs, received, { field: campo, mending })
  if (simulated) {
    const told = await rehearse(client, reading, prepared)
    return { outcomes: new Map(prepared.map(({ row }, at) => [row.id, told[at]!.outcome])), lotes: [] }
  }
  const { clienteId, actor } = caller
  const made = await resend(client, { intake, clienteId, sender: actor }, operation, prepared)
  const lotes = made.map(({ batch, records }) => ({ lote: batch, registros: records }))
  return { outcomes: new Map<number, string>(), lotes }
}

const invalid = (campo: string, mensagem: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', mensagem)])
