import { must } from '../../common-fields.ts'
import { code, listed } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { type PageNoun, pageRights } from './page-rights.ts'

/** Noun of the record, for operations that serve all nouns. */
export const entidade = code(
  20,
  phrase('Que registro é, como nas páginas.', 'Which record it is, as on the pages.'),
  listed(Object.keys(pageRights) as PageNoun[]),
  { ...must, rotulo: phrase('Registro', 'Record') },
)
