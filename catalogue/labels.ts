import { fromAToH } from './labels/a-h.ts'
import { fromIToZ } from './labels/i-z.ts'

/** One spelling for a name: without the operation's prefix, underscores and capitals. */
const folded = (name: string) =>
  name
    .replace(/^ESI[A-Z]+_/, '')
    .replaceAll('_', '')
    .toLowerCase()

/**
 * What people read beside a value, by the name of its field without the operation's prefix, however it is spelled:
 * `ESIAL_NOME_SOCIAL` and `nomeSocial` are one. A field that means something else says so itself, as `rotulo`.
 */
const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...fromAToH, ...fromIToZ }).map(([name, label]) => [folded(name), label]),
)

/** What people read beside the value of a field, or of a part of an answer. */
export const rotuloOf = (name: string, part: { rotulo?: string | undefined }): string =>
  part.rotulo ?? labels.get(folded(name)) ?? name
