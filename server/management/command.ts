import type { Command } from '../../catalogue/management/index.ts'
import type { resultados } from '../../catalogue/management/parts.ts'
import { fill, problems } from '../../catalogue/problems.ts'
import type { AnswerOf, InputOf } from '../../catalogue/typed.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import type { Context } from '../context.ts'
import type { Acting } from '../domain/machine/bound.ts'
import type { Outcome } from '../domain/machine/outcome.ts'
import type { Target } from '../domain/move.ts'
import type { Verb } from '../domain/verb.ts'
import { readInput } from '../operations/read-input.ts'
import { Refusal } from '../refusal.ts'
import { audited } from '../store/actor.ts'
import { today } from '../values/dates.ts'
import type { Person } from './caller.ts'
import { verbs } from './commands.ts'
import { type Answered, onceIn } from './once.ts'
import { inTurn } from './patient.ts'

/** A command as it comes in. */
export interface CommandCall {
  context: Context
  caller: Person
  body: Record<string, unknown>
  /** The caller's name for this very command. */
  key: string | undefined
}

/** Reads, makes and answers a command; simulated, everything is made and taken back. */
export async function runCommand(operation: Command, call: CommandCall): Promise<Answered> {
  const { context, caller, body, key } = call
  const read = readInput<Command['input']>(operation.input, body, caller.fuso)
  const { id, versao, registros, SIMULAR, ...told } = read
  const targets = targetsOf({ id, versao, registros })
  const simulated = SIMULAR === true
  const acting: Acting = { today: today(caller.fuso, context.clock.now()) }
  const { clienteId, actor } = caller
  const content = JSON.stringify([operation.id, audited(actor), read])
  const repeatable =
    key === undefined || simulated ? undefined : { key, digest: context.sealer.digest(content) }
  const verb = verbs[operation.id] as Verb<Command>
  return inTurn(context.db, { clienteId, actor, simulated }, (tx) =>
    onceIn(tx, repeatable, async () => {
      const outcomes = await verb(tx, acting, { ...told, registros: targets })
      // Whoever names one record is told of its problem as of any other.
      const [only] = outcomes
      if (!registros && only?.refusal) throw only.refusal
      return { simulado: simulated, resultados: outcomes.map(resultOf) }
    }),
  )
}

type Named = Pick<InputOf<Command['input']>, 'id' | 'versao' | 'registros'>

/** One record, or a list in which each has a version of its own. */
function targetsOf({ id, versao, registros }: Named): readonly Target[] {
  if (!registros) return [{ id: id!, versao }]
  const wrong = id != null ? 'id' : versao != null ? 'versao' : undefined
  if (wrong) throw invalid(wrong, 'Informe id ou registros, e não os dois.')
  const seen = new Set<number>()
  for (const [at, one] of registros.entries()) {
    if (seen.has(one.id)) throw invalid(`registros[${at + 1}].id`, 'O registro aparece mais de uma vez.')
    seen.add(one.id)
  }
  return registros
}

const invalid = (campo: string, mensagem: string) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', mensagem)])

type Result = AnswerOf<(typeof resultados)['fields']>

function resultOf({ id, situacao = '', versao, refusal, findings }: Outcome): Result {
  return {
    id,
    aceito: refusal === undefined,
    situacao,
    versao: versao ?? null,
    codigo: refusal?.code ?? '',
    mensagem: refusal ? fill(problems[refusal.code].pt, refusal.detail) : '',
    achados: findings,
  }
}
