import { contratoMachine } from '../../../catalogue/machines/contrato.ts'
import {
  prorrogaContratos as declared,
  extendedBy,
} from '../../../catalogue/management/contrato/prorroga-contratos.ts'
import { said } from '../../../catalogue/message.ts'
import { dayAfter } from '../../../catalogue/months.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { tryInclude } from '../include.ts'
import { hindrances, type Target } from '../machine/hindrances.ts'
import { loadStanding } from '../machine/load.ts'
import { allMade, type Outcome } from '../machine/outcome.ts'
import type { Verb } from '../verb.ts'
import { amendmentsOf, copyBenefits } from './amendment.ts'
import { emiteTermo } from './emite-termo.ts'
import { contratos } from './guards.ts'
import { holdContracts } from './number.ts'

const { inclusion, moves, initial } = contratoMachine
const guards = [...new Set([...inclusion.guards, ...moves.emitirTermo.guards])]

/** A contract to extend, with its own end where it has one. */
type Extended = Target & { encerramento?: string | null }

/** Makes the next sequence of contracts, from the day after their end on. */
export const prorroga: Verb<typeof declared> = async (tx, acting, input) => {
  const { meses, encerramento, emitir } = input
  const registros: readonly Extended[] = input.registros
  const endOf = (one: Extended, last: string) =>
    one.encerramento ?? encerramento ?? (meses ? extendedBy(meses, last) : undefined)
  if (registros.some((one) => endOf(one, acting.today) === undefined)) throw noEnd()
  await holdContracts(tx)
  const ids = registros.map(({ id }) => id)
  const standing = await loadStanding(tx, contratos, ids, acting, true)
  const way = { from: declared.during, rotulo: declared.rotulo }
  const hindered = await hindrances(tx, contratoMachine, way, registros, standing, acting)
  const open = registros.filter((one) => !hindered.has(one))
  const next = await amendmentsOf(
    tx,
    open.map(({ id }) => id),
  )
  const contents = open.map((one) => {
    const content = next.get(one.id)!
    const last = content.encerramento
    return {
      ...content,
      inicio: dayAfter(last),
      encerramento: endOf(one, last)!,
      aditivo_tipo: 'Prorrogação',
    }
  })
  const tried = await tryInclude(tx, contratos, contents, acting, initial[0], guards)
  const pairs = open.flatMap(({ id }, at) => (tried[at]!.refusal ? [] : [{ from: id, to: tried[at]!.id }]))
  await copyBenefits(tx, pairs)
  const issued = new Map<number, Outcome>()
  if (emitir && pairs.length > 0) {
    const terms = await emiteTermo(tx, acting, {
      registros: pairs.map(({ to }) => ({ id: to })),
      motivo: null,
    })
    // The same guards allowed them.
    for (const one of allMade('contrato', 'emitirTermo', terms)) issued.set(one.id, one)
  }
  const outcomes = new Map(open.map((one, at) => [one as Target, outcomeOf(one, tried[at]!, issued)]))
  return registros.map((one) => hindered.get(one) ?? outcomes.get(one)!)
}

/** Outcome of one contract: a refused one has the id of the request, an extended one that of its amendment. */
function outcomeOf({ id }: Target, tried: Outcome, issued: ReadonlyMap<number, Outcome>): Outcome {
  if (tried.refusal) return { ...tried, id }
  const { situacao, versao } = issued.get(tried.id) ?? tried
  return { ...tried, situacao: situacao!, versao: versao! }
}

function noEnd(): Refusal {
  const mensagem = said('contrato.informeMesesOuEncerramento')
  return new Refusal('REGISTRO_INVALIDO', {}, [wrongField('meses', 'CAMPO_OBRIGATORIO', mensagem)])
}
