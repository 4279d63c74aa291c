import type { Field } from '../../catalogue/fields.ts'
import { type Message, said } from '../../catalogue/message.ts'
import { type WrongField, wrongField } from '../../catalogue/wire/failures.ts'

/** Refusals for fields that staff change only by a separate command. `campo` gives the path of each field. */
export const changedElsewhere = (
  fields: Readonly<Record<string, Field>>,
  names: Iterable<string>,
  campo: (name: string, at: number) => string,
): WrongField<Message>[] =>
  [...names].flatMap((name, at) => {
    const comando = Object.hasOwn(fields, name) ? fields[name]!.changedBy : undefined
    if (!comando) return []
    const mensagem = said('comando.esteCampoSoMudaAvisa', { comando })
    return [wrongField(campo(name, at), 'CAMPO_INVALIDO', mensagem, { comando })]
  })
