import type { EngineCommand } from '../../../catalogue/management/index.ts'
import type { CommandOperation } from '../../../catalogue/operation.ts'
import { readInput } from '../../operations/read-input.ts'
import type { Answered } from '../once.ts'
import { requireRightFor } from '../right-for.ts'
import { analisaCausa } from './analisa-causa.ts'
import type { EngineCall, EngineVerb } from './bound.ts'
import { comparaPar } from './compara-par.ts'
import { corrigeRegistros } from './corrige-registros.ts'
import { decidePares } from './decide-pares.ts'
import { registroRecebido } from './registro-recebido.ts'

/** Commands that work on records as batches sent them. A missing one does not compile. */
const verbs: { readonly [C in EngineCommand as C['id']]: EngineVerb<C> } = {
  RegistroRecebido: registroRecebido,
  AnalisaCausa: analisaCausa,
  CorrigeRegistros: corrigeRegistros,
  ComparaPar: comparaPar,
  DecidePares: decidePares,
}

type AnyVerb = (call: EngineCall, input: object, simulated: boolean) => Promise<Answered>

export async function runEngine(command: EngineCommand, call: EngineCall): Promise<Answered> {
  const operation: CommandOperation = command
  const { SIMULAR, ...input } = readInput(operation.input, call.body, call.caller.fuso)
  const simulado = SIMULAR === true
  requireRightFor(operation, call.caller, input)
  const verb = verbs[command.id] as AnyVerb
  const { answer, repeated } = await verb(call, input, simulado)
  return { answer: { simulado, ...answer }, repeated }
}
