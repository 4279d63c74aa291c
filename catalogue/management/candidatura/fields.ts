import { must } from '../../common-fields.ts'
import { flag, ours, related, varchar } from '../../fields.ts'

/** Characters that the name of a stage may have. */
export const longestStage = 40

export const etapa = varchar(longestStage, 'Etapa, uma da lista da instituição. Vazia: a seguinte.', {
  ...ours,
  rotulo: 'Etapa',
})

/** What whoever applies says besides the vacancy. */
export const applicationFields = {
  reservada: flag(
    'Concorre a um lugar reservado a pessoas com deficiência. Só aparece a quem vê dados de deficiência.',
    { ...ours, rotulo: 'Lugar reservado a PCD' },
  ),
  apresentacao: varchar(2000, 'O que a pessoa diz de si para esta vaga.', {
    ...ours,
    lines: true,
    rotulo: 'Apresentação',
  }),
}

export const candidaturaFields = {
  vaga: related('vaga', 'Vaga aberta.', { ...must, rotulo: 'Vaga' }),
  curriculo: related('curriculo', 'Currículo da pessoa.', { ...must, rotulo: 'Currículo' }),
  etapa: { ...etapa, text: 'Etapa em que começa, uma da lista da instituição. Vazia: a primeira.' },
  ...applicationFields,
}
