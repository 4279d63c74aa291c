import { must } from '../../common-fields.ts'
import { flag, ours, related, varchar } from '../../fields.ts'
import { phrase } from '../../phrase.ts'

/** Maximum length of a stage's name. */
export const longestStage = 40

export const etapa = varchar(
  longestStage,
  phrase(
    'Etapa, uma da lista da instituição. Se ficar vazio: a seguinte.',
    "Stage, one of the institution's list. If left empty: the next.",
  ),
  {
    ...ours,
    rotulo: phrase('Etapa', 'Stage'),
  },
)

/** Fields of an application besides the vacancy. */
export const applicationFields = {
  reservada: flag(
    phrase(
      'Concorre a um lugar reservado a pessoas com deficiência. Só aparece a quem vê dados de deficiência.',
      'Competes for a place reserved for people with disabilities. Only shown to who sees data of disabilities.',
    ),
    { ...ours, rotulo: phrase('Lugar reservado a PCD', 'Place reserved for people with disabilities') },
  ),
  apresentacao: varchar(
    2000,
    phrase('O que a pessoa diz de si para esta vaga.', 'What the person says of themself for this vacancy.'),
    {
      ...ours,
      lines: true,
      rotulo: phrase('Apresentação', 'Introduction'),
    },
  ),
}

export const candidaturaFields = {
  vaga: related('vaga', phrase('Vaga aberta.', 'Open vacancy.'), {
    ...must,
    rotulo: phrase('Vaga', 'Vacancy'),
  }),
  curriculo: related('curriculo', phrase('Currículo da pessoa.', 'Résumé of the person.'), {
    ...must,
    rotulo: phrase('Currículo', 'Résumé'),
  }),
  etapa: {
    ...etapa,
    text: phrase(
      'Etapa em que começa, uma da lista da instituição. Se ficar vazio: a primeira.',
      "Stage at which it begins, one of the institution's list. If left empty: the first.",
    ),
  },
  ...applicationFields,
}
