import { CompiledQuery } from 'kysely'
import { mostFound, type procura } from '../../../catalogue/management/registro/procura.ts'
import { type SoughtNoun, soughtNouns } from '../../../catalogue/management/registro/sought.ts'
import type { Acting } from '../../domain/machine/bound.ts'
import type { Verb } from '../../domain/verb.ts'
import type { Listing } from '../../listing/listing.ts'
import { listings } from '../../nouns/listings.ts'
import { plansOnce, setLocally } from '../../store/settings.ts'
import { isOpenTo } from '../door.ts'
import { type Sought, seekStatement, soughtIn } from './seek-statement.ts'

interface Found {
  entidade: SoughtNoun
  lugar: number
  id: number
  nome: string
  complemento: string | null
  papel: readonly string[] | null
}

const all: readonly Listing[] = Object.values(listings)

/** Listings of a noun. Who may call one of them finds its records. */
export const listingsOf = (noun: SoughtNoun): readonly Listing[] =>
  all.filter(({ operation }) => operation.noun === noun)

/** Finds records of every noun whose list the caller may see, in one statement. */
export const seek: Verb<typeof procura> = async (tx, acting, { busca, entidades }) => {
  const sought = soughtIn(busca)
  const wanted = soughtNouns.filter((noun) => !entidades?.length || entidades.includes(noun))
  const open = wanted.flatMap((noun) => listingFor(noun, acting))
  const statement = seekStatement(open, sought, acting)
  if (!statement) return { grupos: [] }
  await setLocally(tx, [plansOnce])
  const { rows } = await tx.executeQuery<Found>(CompiledQuery.raw(statement.text, [...statement.values]))
  return { grupos: groupsOf(rows, sought) }
}

/** The first listing of a noun that the caller may see. */
function listingFor(noun: SoughtNoun, { actor }: Acting): { noun: SoughtNoun; listing: Listing }[] {
  const listing = listingsOf(noun).find(({ operation }) => isOpenTo(operation, actor))
  return listing ? [{ noun, listing }] : []
}

function groupsOf(rows: readonly Found[], { most }: Sought) {
  const byNoun = Map.groupBy(rows, ({ entidade }) => entidade)
  return soughtNouns
    .flatMap((entidade) => {
      const found = byNoun.get(entidade)?.toSorted((one, other) => one.lugar - other.lugar)
      if (!found) return []
      const elementos = found.slice(0, mostFound).map(({ id, nome, complemento, papel }) => ({
        ...{ id, nome, complemento: complemento ?? '', papel: papel ?? [] },
      }))
      return [
        { entidade, elementos, mais: found.length > mostFound, rank: Math.floor(found[0]!.lugar / most) },
      ]
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ rank: _, ...group }) => group)
}
