import { must } from '../../common-fields.ts'
import { code, date, decimal, list, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { tiposBolsa, tiposProposta } from '../../values/proposta.ts'

export const propostaFields = {
  titulo: varchar(200, phrase('Título.', 'Title.'), { ...must, rotulo: phrase('Título', 'Title') }),
  tipo: code(
    25,
    phrase('Tipo. Se ficar vazio: Monitoria.', 'Kind. If left empty: Monitoria.'),
    listed(tiposProposta),
    {
      ...ours,
      rotulo: phrase('Tipo', 'Kind'),
    },
  ),
  edital: varchar(
    60,
    phrase(
      'Edital pelo qual os participantes são escolhidos.',
      'Public call by which participants are chosen.',
    ),
    { ...ours, rotulo: phrase('Edital', 'Public notice') },
  ),
  unidade: related('unidade', phrase('Unidade a que pertence.', 'Unit to which it belongs.'), {
    rotulo: phrase('Unidade', 'Unit'),
  }),
  curso: related('curso', phrase('Curso a que pertence.', 'Course to which it belongs.'), {
    rotulo: phrase('Curso', 'Course'),
  }),
  professor: related(
    'professor',
    phrase(
      'Professor que coordena; de um professor, ele mesmo.',
      'Professor who coordinates; of a professor, themself.',
    ),
    {
      rotulo: phrase('Coordenador', 'Coordinator'),
    },
  ),
  disciplinas: list(
    20,
    phrase(
      'Disciplinas atendidas; a monitoria precisa de ao menos uma.',
      'Subjects served; monitoring needs at least one.',
    ),
    {
      disciplina: related('disciplina', phrase('Disciplina.', 'Subject.'), {
        ...must,
        rotulo: phrase('Disciplina', 'Subject'),
      }),
      turma: varchar(60, phrase('Turma.', 'Class.'), { ...ours, rotulo: phrase('Turma', 'Class') }),
    },
    { ...ours, rotulo: phrase('Disciplinas', 'Subjects') },
  ),
  vagasBolsistas: numeric(3, phrase('Vagas com bolsa.', 'Places with a scholarship.'), {
    ...ours,
    rotulo: phrase('Vagas com bolsa', 'Places with a scholarship'),
  }),
  vagasVoluntarios: numeric(3, phrase('Vagas sem bolsa.', 'Places without a scholarship.'), {
    ...ours,
    rotulo: phrase('Vagas sem bolsa', 'Places without a scholarship'),
  }),
  bolsaValor: decimal(10, 2, phrase('Valor da bolsa.', 'Amount of the scholarship.'), {
    ...ours,
    rotulo: phrase('Valor da bolsa', 'Amount of the grant'),
  }),
  bolsaTipo: code(
    10,
    phrase('A que a bolsa se refere.', 'What the scholarship refers to.'),
    listed(tiposBolsa),
    { ...ours, rotulo: phrase('Bolsa por', 'Scholarship by') },
  ),
  horasSemanais: decimal(
    4,
    2,
    phrase('Horas por semana de cada participante.', 'Hours a week of each participant.'),
    {
      ...ours,
      min: 0.01,
      rotulo: phrase('Horas por semana', 'Hours a week'),
    },
  ),
  inicio: date(phrase('Primeiro dia.', 'First day.'), { ...must, rotulo: phrase('Início', 'Start') }),
  termino: date(phrase('Último dia.', 'Last day.'), { ...must, rotulo: phrase('Término', 'End') }),
}
