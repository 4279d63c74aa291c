import type { Move, MoveOf } from '../../catalogue/machines/machine.ts'
import { said, type Told } from '../../catalogue/message.ts'
import { wrongField } from '../../catalogue/wire/failures.ts'
import { Refusal } from '../refusal.ts'
import type { Tx } from '../store/database.ts'
import type { Acting, Bound, Standing, Stored } from './machine/bound.ts'
import { findingOf, ruledOut } from './machine/finding.ts'
import type { Target } from './machine/hindrances.ts'
import { loadStanding } from './machine/load.ts'
import type { Outcome } from './machine/outcome.ts'
import { tryMove, type Wanted } from './move.ts'

interface Prolonging {
  readonly registros: readonly Target[]
  readonly motivo?: Told | null | undefined
  readonly termino: string
}

/** A verb that moves the last day of records to a later one. Expired records are in force again. */
export const prolonging =
  <M extends Stored, R extends Standing & { termino: string | null }>(
    bound: Bound<M, R>,
    name: MoveOf<M>,
    valuesFor: (termino: string) => NonNullable<Wanted<M>['values']>,
  ) =>
  async (tx: Tx, acting: Acting, { registros, motivo, termino }: Prolonging): Promise<Outcome[]> => {
    if (termino < acting.today) {
      const mensagem = said('comum.novoTerminoPassou')
      throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('termino', 'CAMPO_INVALIDO', mensagem)])
    }
    const ids = registros.map(({ id }) => id)
    const standing = await loadStanding(tx, bound, ids, acting, true)
    const { from }: Move = bound.machine.moves[name]!
    const shorter = new Map(
      [...standing.values()].flatMap((one): [number, Outcome][] =>
        from.includes(one.situacao) && one.termino !== null && one.termino >= termino
          ? [[one.id, notLater(one, one.termino, termino)]]
          : [],
      ),
    )
    const values = valuesFor(termino)
    const wanted = registros.filter(({ id }) => !shorter.has(id)).map((one) => ({ ...one, motivo, values }))
    const made = await tryMove(tx, bound, name, wanted, acting)
    const rest = made.values()
    return registros.map(({ id }) => shorter.get(id) ?? rest.next().value!)
  }

function notLater({ id, situacao, versao }: Standing, present: string, wanted: string): Outcome {
  const proposta = Temporal.PlainDate.from(present).add({ days: 1 }).toString()
  const mensagem = said('comum.novoTerminoTemVirDepois')
  const breach = {
    regra: 'terminoPosterior',
    campo: 'termino',
    valor: wanted,
    limite: present,
    proposta,
    mensagem,
  }
  const findings = [findingOf(breach, {})!]
  return { id, situacao, versao, findings, refusal: ruledOut(findings) }
}
