import { withEnglish } from '../phrase.ts'

export const tiposConvenio = withEnglish({
  Convênio: 'Agreement',
  'Acordo de cooperação': 'Cooperation agreement',
})
