import type { Field } from '../../catalogue/fields.ts'
import { type WrongField, wrongField } from '../../catalogue/wire/failures.ts'

/** The refusal of fields that staff change by a command of their own, each under the name by which `campo` tells it. */
export const changedElsewhere = (
  fields: Readonly<Record<string, Field>>,
  names: Iterable<string>,
  campo: (name: string, at: number) => string,
): WrongField[] =>
  [...names].flatMap((name, at) => {
    const comando = Object.hasOwn(fields, name) ? fields[name]!.changedBy : undefined
    if (!comando) return []
    const mensagem = `Este campo só muda por ${comando}, que avisa quem recebe e deixa outra pessoa confirmar.`
    return [wrongField(campo(name, at), 'CAMPO_INVALIDO', mensagem, { comando })]
  })
