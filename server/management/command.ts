import type { Command } from '../../catalogue/management/index.ts'
import type { resultados } from '../../catalogue/management/parts.ts'
import { type Message, said } from '../../catalogue/message.ts'
import type { CommandOperation } from '../../catalogue/operation.ts'
import type { ToldOf } from '../../catalogue/typed.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import type { Context } from '../context.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { watchDeeds } from '../domain/machine/deeds.ts'
import type { Target } from '../domain/machine/hindrances.ts'
import type { Outcome } from '../domain/machine/outcome.ts'
import { reachOf } from '../domain/machine/reach.ts'
import type { Step, Steps } from '../domain/verb.ts'
import { readInput } from '../operations/read-input.ts'
import { Refusal, sentenceIn } from '../refusal.ts'
import { type Proof, withProof } from '../store/actor.ts'
import type { Tx } from '../store/database.ts'
import { txOn } from '../store/tx-on.ts'
import { actingOf } from './acting.ts'
import { apartVerbs, verbsAmongBatches } from './apart.ts'
import type { AmongBatches, Apart } from './apart-verb.ts'
import type { Person } from './caller.ts'
import { steppedVerbs, verbs } from './commands.ts'
import { consequencesOf } from './consequences.ts'
import { amongBatches } from './edit.ts'
import { type Answered, onceIn, onceInSteps, repeatableBy } from './once.ts'
import { inTurn } from './patient.ts'
import { type Origin, proveIdentity } from './proof.ts'
import { requireRelated } from './related.ts'
import { requireRightFor } from './right-for.ts'
import { inSteps } from './steps.ts'

export interface CommandCall {
  context: Context
  caller: Person
  body: Record<string, unknown>
  /** Idempotency key. */
  key: string | undefined
  origin: Origin
  /** Given where the caller's identity has been proven already. */
  proof?: Proof
  /** Runs first in the same transaction. */
  first?: (tx: Tx, acting: Acting) => Promise<void>
}

/** A verb without the types of its command. Each entry of the table is typed. */
type AnyVerb = (tx: Tx, acting: Acting, input: object) => Promise<readonly Outcome[] | object>

type AnySteppedVerb = (steps: Steps, acting: Acting, input: object, simulated: boolean) => Promise<object>

type AnyVerbAmongBatches = (call: AmongBatches, input: object) => Promise<readonly Outcome[]>

type AnyApartVerb = (call: Apart, input: object, simulated: boolean) => Promise<object>

/** Reads, runs and answers a command. A simulation runs everything and rolls it back. */
export async function runCommand(command: Command, call: CommandCall): Promise<Answered> {
  const { context, caller, body } = call
  const operation: CommandOperation = command
  const read: Record<string, unknown> = readInput(operation.input, body, caller.fuso)
  requireRightFor(operation, caller, read)
  const { id, versao, registros, SIMULAR, ...told } = read as Record<string, unknown> & Named
  const proof =
    call.proof ??
    (operation.proven ? await proveIdentity(context, caller, read.senha, call.origin) : undefined)
  const named = 'id' in operation.input ? { registros: targetsOf({ id, versao, registros }) } : {}
  const simulado = SIMULAR === true
  const acting = actingOf(context, { ...caller, actor: withProof(caller.actor, proof) })
  const { clienteId, actor } = caller
  const repeatable = simulado ? undefined : repeatableBy(operation, call, read)
  if ('apart' in command) {
    const verb = apartVerbs[command.id] as AnyApartVerb
    const step: Step = (work) => inTurn(context.db, { clienteId, actor, simulated: simulado }, work)
    const input = { ...told, ...named }
    return onceInSteps(step, repeatable, async () => ({
      simulado,
      ...(await verb({ context, caller, acting, step }, input, simulado)),
    }))
  }
  if ('stepped' in command) {
    const verb = steppedVerbs[command.id] as AnySteppedVerb
    return inSteps(context.db, { clienteId, actor }, (steps) =>
      onceInSteps(steps.step, repeatable, async () => ({
        simulado,
        ...(await verb(steps, acting, told, simulado)),
      })),
    )
  }
  if ('amongBatches' in command) {
    const verb = verbsAmongBatches[command.id] as AnyVerbAmongBatches
    return amongBatches(context, caller, simulado, (client) =>
      onceIn(txOn(client), repeatable, async () => {
        await call.first?.(txOn(client), acting)
        const [only] = await verb({ client, context, acting, simulated: simulado }, { ...told, ...named })
        if (only!.refusal) throw only!.refusal
        return { simulado, resultados: [resultOf(only!)] }
      }),
    )
  }
  const verb = verbs[command.id] as AnyVerb
  return inTurn(context.db, { clienteId, actor, simulated: simulado }, (tx) =>
    onceIn(tx, repeatable, async () => {
      await call.first?.(tx, acting)
      await requireRelated(tx, operation.input, read, reachOf(acting.actor))
      const deeds = 'consequencias' in operation.output ? watchDeeds(tx) : undefined
      const result = await verb(tx, acting, { ...told, ...named })
      const { outcomes, ...more } = outcomesIn(result)
      if (!outcomes) return { simulado, ...more }
      // The refusal of a single named record is the refusal of the request.
      const [only] = outcomes
      if (!registros && only?.refusal) throw only.refusal
      const consequencias = deeds && { consequencias: consequencesOf(operation, deeds) }
      return { simulado, resultados: outcomes.map(resultOf), ...more, ...consequencias }
    }),
  )
}

/** The outcomes of a verb's answer, where it has any, and the rest of the answer. */
const outcomesIn = (
  answer: readonly Outcome[] | { outcomes?: readonly Outcome[] },
): { outcomes?: readonly Outcome[] } => ('length' in answer ? { outcomes: answer } : answer)

/** How a request names records. */
interface Named {
  id?: number | null | undefined
  versao?: number | null | undefined
  registros?: readonly Target[] | null | undefined
}

/** One record, or a list in which each record has its own version. */
function targetsOf({ id, versao, registros }: Named): readonly Target[] {
  if (!registros) return [{ id: id!, versao }]
  const wrong = id != null ? 'id' : versao != null ? 'versao' : undefined
  if (wrong) throw invalid(wrong, said('comando.informeIdOuRegistrosNao'))
  const seen = new Set<number>()
  for (const [at, one] of registros.entries()) {
    if (seen.has(one.id)) throw invalid(`registros[${at + 1}].id`, said('comando.registroApareceMaisVez'))
    seen.add(one.id)
  }
  return registros
}

const invalid = (campo: string, mensagem: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', mensagem)])

type Result = ToldOf<(typeof resultados)['fields']>

function resultOf({ id, situacao = '', versao, refusal, findings }: Outcome): Result {
  return {
    id: id > 0 ? id : null,
    aceito: refusal === undefined,
    situacao,
    versao: versao ?? null,
    codigo: refusal?.code ?? '',
    mensagem: refusal ? sentenceIn(refusal) : '',
    achados: findings,
  }
}
