import { must } from '../../common-fields.ts'
import { code, date, decimal, list, listed, numeric, ours, related, varchar } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { modalidadesExtensao } from '../../values/projeto-extensao.ts'

export const projetoExtensaoFields = {
  titulo: varchar(200, phrase('Título.', 'Title.'), { ...must, rotulo: phrase('Título', 'Title') }),
  modalidade: code(25, phrase('Modalidade.', 'Mode.'), listed(modalidadesExtensao), {
    ...must,
    rotulo: phrase('Modalidade', 'Mode'),
  }),
  areaTematica: varchar(40, phrase('Área temática.', 'Thematic area.'), {
    ...ours,
    rotulo: phrase('Área temática', 'Thematic area'),
  }),
  unidade: related('unidade', phrase('Unidade a que pertence.', 'Unit to which it belongs.'), {
    rotulo: phrase('Unidade', 'Unit'),
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
  cursos: list(
    100,
    phrase('Cursos em cujo currículo as horas contam.', 'Courses in whose curriculum the hours count.'),
    {
      curso: related('curso', phrase('Curso.', 'Course.'), { ...must, rotulo: phrase('Curso', 'Course') }),
      horasCurriculares: numeric(
        5,
        phrase('Horas que contam no currículo.', 'Hours that count in the curriculum.'),
        {
          ...ours,
          min: 1,
          rotulo: phrase('Horas curriculares', 'Curricular hours'),
        },
      ),
    },
    { ...ours, rotulo: phrase('Cursos', 'Courses') },
  ),
  parceiros: list(
    50,
    phrase('Pessoas e entidades parceiras.', 'Partner people and organisations.'),
    {
      pessoa: related('pessoa', phrase('Parceiro.', 'Partner.'), {
        ...must,
        rotulo: phrase('Parceiro', 'Partner'),
      }),
    },
    { ...ours, rotulo: phrase('Parceiros', 'Partners') },
  ),
  publicoAlvo: varchar(500, phrase('A quem se dirige.', 'Whom it is for.'), {
    ...ours,
    lines: true,
    rotulo: phrase('Público-alvo', 'Audience'),
  }),
  inicio: date(phrase('Primeiro dia.', 'First day.'), { ...must, rotulo: phrase('Início', 'Start') }),
  termino: date(phrase('Último dia.', 'Last day.'), { ...must, rotulo: phrase('Término', 'End') }),
  horas: numeric(5, phrase('Carga horária do projeto.', 'Hours of the project.'), {
    ...ours,
    min: 1,
    rotulo: phrase('Carga horária', 'Hours'),
  }),
  orcamentoValor: decimal(12, 2, phrase('Valor previsto.', 'Planned amount.'), {
    ...ours,
    rotulo: phrase('Valor previsto', 'Planned amount'),
  }),
  orcamentoFonte: varchar(
    60,
    phrase('De onde vem o valor previsto.', 'Where the planned amount comes from.'),
    { ...ours, rotulo: phrase('Fonte', 'Source') },
  ),
}
