import type { Machine } from '../../catalogue/machines/machine.ts'
import { machines } from '../../catalogue/management/index.ts'
import type { consequencias } from '../../catalogue/management/parts.ts'
import { type Phrase, phrase } from '../../catalogue/phrase.ts'
import type { ToldOf } from '../../catalogue/typed.ts'
import type { Deeds } from '../domain/machine/deeds.ts'

const known: Readonly<Record<string, Machine>> = Object.fromEntries(machines.map((one) => [one.noun, one]))

/** Records without a machine of their own. */
const others: Readonly<Record<string, Pick<Machine, 'rotulo' | 'plural'>>> = {
  parcela: { rotulo: phrase('Parcela', 'Instalment'), plural: phrase('Parcelas', 'Instalments') },
}

/** Labels that need no noun, and of deeds that are no move. */
const deeds: Readonly<Record<string, Phrase>> = {
  incluir: phrase('Incluir', 'Add'),
  cancelar: phrase('Cancelar', 'Cancel'),
  perder: phrase('Perdem-se, já feitas', 'Lost, already made'),
  dispensar: phrase('Deixam de ser pedidas', 'No longer asked for'),
  manter: phrase('Continuam em vigor', 'Stay in force'),
}

/** Steps of the command itself: its request, and the call for signatures of a document that is listed. */
const within: ReadonlySet<string> = new Set([
  'solicitacao incluir',
  'solicitacao enviar',
  'solicitacao atender',
  'assinatura enviar',
  'assinatura cancelar',
])

/** What a command did besides moving its own record, by noun and deed. */
export function consequencesOf(
  { noun: own, move }: { noun: string; move?: { name: string } },
  done: readonly Deeds[],
): ToldOf<(typeof consequencias)['fields']>[] {
  const told = done.filter(
    ({ noun, deed }) =>
      !within.has(`${noun} ${deed}`) && !(noun === own && (move ? deed === move.name : deed !== 'manter')),
  )
  const grouped = Map.groupBy(told, ({ noun, deed }) => `${noun} ${deed}`)
  return [...grouped.values()].flatMap((some) => {
    const [{ noun, deed, valor }] = some as [Deeds]
    const called = known[noun] ?? others[noun]
    const feito = deeds[deed] ?? known[noun]?.moves[deed]?.rotulo
    if (!called || !feito) return []
    const quantidade = some.reduce((sum, one) => sum + one.quantidade, 0)
    const rotulo = quantidade === 1 ? called.rotulo : called.plural
    return [{ entidade: noun, feito, rotulo, quantidade, valor: valor ?? null }]
  })
}
