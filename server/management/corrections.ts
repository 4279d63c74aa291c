import type { Right } from '../../catalogue/doors.ts'
import type { Field } from '../../catalogue/fields.ts'
import { operations } from '../../catalogue/index.ts'
import type { correcoes } from '../../catalogue/management/parts.ts'
import type { AnswerOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import { correctionsOf } from '../domain/correcao/list.ts'
import type { Tx } from '../store/database.ts'
import type { Person } from './caller.ts'

/** What opens values that are kept sealed. */
const opening: Readonly<Record<NonNullable<Field['guarded']>, Right | undefined>> = {
  banco: 'financeiro.ver',
  deficiencia: 'sensivel.ver',
  senha: undefined,
}

/** The corrections of a record that stand, without what this caller may not see. */
export async function correctionsShown(
  tx: Tx,
  { sealer }: Pick<Context, 'sealer'>,
  fed: string,
  record: { entidade: string; chave: string },
  { permissoes }: Person,
): Promise<AnswerOf<(typeof correcoes)['fields']>[]> {
  const operation = operations.find((one) => one.family === 'inbound' && one.id === fed)
  const fields: Readonly<Record<string, Field>> = operation?.family === 'inbound' ? operation.fields : {}
  const closed = (campo: string) => {
    const guarded = fields[campo]?.guarded
    const right = guarded && opening[guarded]
    return guarded !== undefined && !(right && permissoes.includes(right))
  }
  const standing = await correctionsOf(tx, sealer, record)
  return standing.map(({ id, campo, valor, autor, momento }) => ({
    id,
    campo,
    valor: closed(campo) ? '***' : (valor ?? ''),
    autor,
    momento,
  }))
}
