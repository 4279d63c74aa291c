import { must } from '../../common-fields.ts'
import { code, date, listed, ours, related, varchar } from '../../fields.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { hosts } from '../candidates.ts'

export const titularesApolice = withEnglish({ Instituição: 'Institution', Concedente: 'Host' })

export const apoliceFields = {
  apolice: varchar(40, phrase('Número da apólice.', 'Number of the policy.'), {
    ...must,
    rotulo: phrase('Apólice', 'Policy'),
  }),
  seguradora: varchar(100, phrase('Seguradora.', 'Insurer.'), {
    ...must,
    rotulo: phrase('Seguradora', 'Insurer'),
  }),
  titular: code(12, phrase('Quem a contratou.', 'Who took it out.'), listed(titularesApolice), {
    ...must,
    rotulo: phrase('Titular', 'Holder'),
  }),
  concedente: related(
    'pessoa',
    phrase(
      'Cobre só os estagiários desta concedente. Se ficar vazio: os de todas.',
      'Covers only interns of this host organisation. If left empty: those of all.',
    ),
    {
      ...ours,
      rotulo: phrase('Concedente', 'Host'),
      among: hosts,
      neededBy: { field: 'titular', values: ['Concedente'] },
    },
  ),
  curso: related(
    'curso',
    phrase(
      'Cobre só os estagiários deste curso. Se ficar vazio: os de todos.',
      'Covers only interns of this course. If left empty: those of all.',
    ),
    {
      ...ours,
      rotulo: phrase('Curso', 'Course'),
    },
  ),
  inicio: date(phrase('Primeiro dia.', 'First day.'), { ...must, rotulo: phrase('Início', 'Start') }),
  termino: date(phrase('Último dia.', 'Last day.'), { ...must, rotulo: phrase('Término', 'End') }),
}
