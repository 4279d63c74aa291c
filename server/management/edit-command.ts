import type { Field } from '../../catalogue/fields.ts'
import { rightToWrite } from '../../catalogue/management/edit-command.ts'
import type { EditCommand } from '../../catalogue/management/index.ts'
import { id, requiredVersao, simular } from '../../catalogue/management/parts.ts'
import { said } from '../../catalogue/message.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { reachOf } from '../domain/machine/reach.ts'
import { entities } from '../inbound/bindings.ts'
import { readInput } from '../operations/read-input.ts'
import { Refusal } from '../refusal.ts'
import { permissionsOf } from '../store/actor.ts'
import { txOn } from '../store/tx-on.ts'
import type { Person } from './caller.ts'
import { changedElsewhere } from './changed-elsewhere.ts'
import type { CommandCall } from './command.ts'
import { amongBatches, editRecord } from './edit.ts'
import { type Answered, onceIn, repeatableBy } from './once.ts'

const ofNew = { SIMULAR: simular }
const ofOne = { id, versao: requiredVersao, ...ofNew }

/**
 * Reads, runs and answers a command that writes a record. The engine reads its fields as it reads those of a
 * batch.
 */
export async function runEdit(operation: EditCommand, call: CommandCall): Promise<Answered> {
  const { context, caller, body } = call
  const target =
    operation.on === 'one'
      ? readInput(ofOne, body, caller.fuso)
      : { id: undefined, versao: undefined, ...readInput(ofNew, body, caller.fuso) }
  const changes = changesIn(operation, body.registro)
  requireRights(operation, changes, caller)
  const simulated = target.SIMULAR === true
  const edit = {
    operation: operation.edit.operation,
    id: target.id,
    version: target.versao,
    changes,
    simulated,
  }
  const repeatable = simulated ? undefined : repeatableBy(operation, call, [target, changes])
  return amongBatches(context, caller, simulated, (client) =>
    onceIn(txOn(client), repeatable, async () => {
      const { outcome, id, version, found } = await editRecord(client, context, edit, reachOf(caller.actor))
      return {
        simulado: simulated,
        resultado: outcome,
        id,
        versao: version,
        ocorrencias: found.map(({ field, code, severity, said }) => ({
          campo: field,
          codigo: code,
          gravidade: severity,
          mensagem: said,
        })),
      }
    }),
  )
}

/** Fields of the request that the command declares. */
function changesIn({ input, edit }: EditCommand, told: unknown): Readonly<Record<string, unknown>> {
  if (typeof told !== 'object' || told === null || Array.isArray(told)) {
    const wrong = wrongField('registro', 'TIPO_INVALIDO', said('comando.informeObjetoCamposRegistro'))
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrong])
  }
  const { fields } = entities[edit.operation].operation
  const refused = changedElsewhere(fields, Object.keys(told), (name) => `registro.${name}`)
  if (refused.length > 0) throw new Refusal('REGISTRO_INVALIDO', {}, refused)
  return Object.fromEntries(
    Object.entries(told).filter(([name]) => Object.hasOwn(input.registro.fields, name)),
  )
}

/** Checked in simulations too: whether a guessed value changes anything would reveal a hidden value. */
function requireRights({ input }: EditCommand, changes: object, { actor }: Person): void {
  const permissoes = permissionsOf(actor)
  const fields: Readonly<Record<string, Field>> = input.registro.fields
  for (const name of Object.keys(changes)) {
    const permissao = rightToWrite(fields[name]!)
    if (permissao && !permissoes.includes(permissao)) throw new Refusal('PERMISSAO_AUSENTE', { permissao })
  }
}
