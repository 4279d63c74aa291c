import type { historicoRegistro } from '../../catalogue/management/registro/historico-registro.ts'
import type { Answer } from '../../client/types.ts'

type Told = Answer<typeof historicoRegistro>
export type ChangeEntry = NonNullable<Told['entradas']>[number]

/** Origin of a field's current value. */
export interface Blame {
  campo: string
  rotulo: string
  valor: string
  entry: ChangeEntry
}

/** The latest entry that set each field. Entries are sorted newest first. */
export function blameOf(entries: readonly ChangeEntry[]): Blame[] {
  const fields = new Map<string, Blame>()
  for (const entry of entries) {
    for (const { campo, rotulo, depois } of entry.campos ?? []) {
      if (!fields.has(campo)) fields.set(campo, { campo, rotulo, valor: depois, entry })
    }
  }
  return [...fields.values()]
    .filter(({ valor }) => valor !== '')
    .toSorted((one, other) => one.rotulo.localeCompare(other.rotulo, 'pt'))
}
