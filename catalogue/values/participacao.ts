import { withEnglish } from '../phrase.ts'

export const papeisExtensao = withEnglish({
  Bolsista: 'Grant holder',
  Voluntário: 'Volunteer',
  Ouvinte: 'Listener',
  Ministrante: 'Lecturer',
})
