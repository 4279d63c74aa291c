import { must } from '../../common-fields.ts'
import { code, date, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { tiposEquivalencia } from '../../values/equivalencia.ts'

export const equivalenciaFields = {
  aluno: related('aluno', phrase('Aluno; de um aluno, ele mesmo.', 'Student; of a student, themself.'), {
    rotulo: phrase('Aluno', 'Student'),
  }),
  curso: related(
    'curso',
    phrase('Curso em que as horas contariam.', 'Course in which the hours would count.'),
    { ...must, rotulo: phrase('Curso', 'Course') },
  ),
  disciplina: related(
    'disciplina',
    phrase('Disciplina de estágio em que contariam.', 'Internship subject in which they would count.'),
    { rotulo: phrase('Disciplina', 'Subject') },
  ),
  tipo: code(30, phrase('Tipo de atividade.', 'Kind of activity.'), listed(tiposEquivalencia), {
    ...must,
    rotulo: phrase('Tipo', 'Kind'),
  }),
  organizacao: related('pessoa', phrase('Onde a atividade foi feita.', 'Where the activity was done.'), {
    rotulo: phrase('Organização', 'Organization'),
  }),
  descricao: varchar(1000, phrase('O que foi feito.', 'What was done.'), {
    ...ours,
    lines: true,
    rotulo: phrase('Descrição', 'Description'),
  }),
  inicio: date(phrase('Primeiro dia da atividade.', 'First day of the activity.'), {
    ...must,
    rotulo: phrase('Início', 'Start'),
  }),
  termino: date(phrase('Último dia da atividade.', 'Last day of the activity.'), {
    ...must,
    rotulo: phrase('Término', 'End'),
  }),
  horasSolicitadas: numeric(5, phrase('Horas que se pede contar.', 'Hours that are asked to count.'), {
    ...must,
    min: 1,
    rotulo: phrase('Horas solicitadas', 'Hours asked for'),
  }),
}
