import { must } from '../../common-fields.ts'
import { cpf, date, email, ours, related, varchar } from '../../fields.ts'
import { phrase } from '../../phrase.ts'

/** Fields of an employee that do not depend on a period of work. */
export const colaboradorFields = {
  nome: varchar(120, phrase('Nome.', 'Name.'), { ...must, rotulo: phrase('Nome', 'Name') }),
  nascimento: date(phrase('Nascimento, até hoje.', 'Birth, until today.'), {
    ...ours,
    rotulo: phrase('Nascimento', 'Birth'),
  }),
  email: email(100, phrase('E-mail.', 'E-mail.'), { ...ours, rotulo: phrase('E-mail', 'E-mail') }),
  celular: varchar(20, phrase('Celular.', 'Mobile telephone.'), {
    ...ours,
    rotulo: phrase('Celular', 'Mobile telephone'),
  }),
  telefone: varchar(20, phrase('Telefone.', 'Telephone.'), {
    ...ours,
    rotulo: phrase('Telefone', 'Telephone'),
  }),
}

export const cpfField = cpf(
  phrase('CPF; não se repete entre os colaboradores.', 'CPF; not repeated among employees.'),
  { ...must, rotulo: phrase('CPF', 'CPF') },
)

/** Workplace. */
export const lotacaoFields = {
  unidade: related('unidade', phrase('Unidade.', 'Unit.'), { ...must, rotulo: phrase('Unidade', 'Unit') }),
  area: related('area', phrase('Área.', 'Area.'), { rotulo: phrase('Área', 'Area') }),
  cargo: related('cargo', phrase('Cargo.', 'Position.'), { ...must, rotulo: phrase('Cargo', 'Position') }),
  horario: related('horario', phrase('Horário de trabalho.', 'Working hours.'), {
    rotulo: phrase('Horário', 'Hours'),
  }),
}

/** Period of work. */
export const contratoFields = {
  inicio: date(phrase('Primeiro dia de trabalho.', 'First day of work.'), {
    ...must,
    rotulo: phrase('Início', 'Start'),
  }),
  contratacao: date(
    phrase(
      'Dia da contratação, até o início. Se ficar vazio: o próprio início.',
      'Day of the hire, until the beginning. If left empty: the beginning itself.',
    ),
    {
      ...ours,
      rotulo: phrase('Contratação', 'Hiring'),
    },
  ),
  ...lotacaoFields,
  vaga: related(
    'vaga',
    phrase(
      'Vaga preenchida. Se ficar vazio: a mais antiga aberta para o mesmo lugar, se houver.',
      'Vacancy filled. If left empty: the oldest open one for the same place, if any.',
    ),
    {
      rotulo: phrase('Vaga', 'Vacancy'),
    },
  ),
}
