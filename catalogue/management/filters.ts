import { date, listed, ours, related, texts } from '../fields.ts'
import { phrase } from '../phrase.ts'

/** Filters that many lists share. */

/** Filter by states; `longest` is the maximum length of a state's name. */
export const statesFilter = <const S extends string>(states: readonly S[], longest = 25) =>
  texts(states.length, longest, phrase('Situações.', 'States.'), {
    ...ours,
    codes: listed(states),
    rotulo: phrase('Situação', 'State'),
  })

/** Filters by end date. */
export const endFilters = {
  terminoDe: date(phrase('Término a partir deste dia.', 'Ends from this day on.'), {
    ...ours,
    rotulo: phrase('Término, de', 'End, from'),
  }),
  terminoAte: date(phrase('Término até este dia.', 'Ends until this day.'), {
    ...ours,
    rotulo: phrase('Término, a', 'End, to'),
  }),
}

/** Filters by the student or the host that a record belongs to. */
export const ofStudent = related('aluno', phrase('O que é deste aluno.', 'What belongs to this student.'), {
  rotulo: phrase('Aluno', 'Student'),
})
export const ofHost = related(
  'pessoa',
  phrase('O que é desta concedente.', 'What belongs to this host organisation.'),
  { rotulo: phrase('Da concedente', 'Of the host') },
)
