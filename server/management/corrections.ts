import type { Field } from '../../catalogue/fields.ts'
import { operations } from '../../catalogue/index.ts'
import type { correcoes } from '../../catalogue/management/parts.ts'
import type { ToldOf } from '../../catalogue/typed.ts'
import type { Context } from '../context.ts'
import { correctionsOf } from '../domain/correcao/list.ts'
import type { Tx } from '../store/database.ts'
import type { Person } from './caller.ts'
import { covered, isCovered } from './engine/bound.ts'

interface Shown {
  correcoes: ToldOf<(typeof correcoes)['fields']>[]
  /** Fields whose sealed value is shown; an audit entry names them. */
  opened: string[]
}

/** Current corrections of a record, with values covered that this caller may not see. */
export async function correctionsShown(
  tx: Tx,
  { sealer }: Pick<Context, 'sealer'>,
  fed: string,
  record: { entidade: string; chave: string },
  caller: Person,
): Promise<Shown> {
  const operation = operations.find((one) => one.family === 'inbound' && one.id === fed)
  const fields: Readonly<Record<string, Field>> = operation?.family === 'inbound' ? operation.fields : {}
  const standing = await correctionsOf(tx, sealer, record)
  const isOpen = ({ campo }: { campo: string }) => !isCovered(fields[campo], caller)
  return {
    correcoes: standing.map((one) => {
      const { id, campo, valor, autor, momento } = one
      return { id, campo, valor: isOpen(one) ? (valor ?? '') : covered, autor, momento }
    }),
    opened: standing.filter((one) => fields[one.campo]?.guarded && isOpen(one)).map(({ campo }) => campo),
  }
}
