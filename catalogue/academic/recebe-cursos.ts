import { graus, modalidades, must, niveis, recordFields, validade } from '../common-fields.ts'
import { code, flag, numeric, ours, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeCursos = inbound({
  family: 'inbound',
  id: 'RecebeCursos',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe cursos', 'Receive courses'),
  description: phrase(
    'Inclui ou atualiza cursos pela identificação. Unidades são criadas ao aparecer.',
    'Creates or updates courses by identification. Units are created when they first appear.',
  ),
  list: 'SDT_INT_CURSOS',
  prefix: 'ESICU_',
  key: ['ESICU_IDENTIFICACAO'],
  fields: {
    ESICU_IDENTIFICACAO: varchar(
      50,
      phrase(
        'Identificação do curso; chave do registro.',
        'Identification of the course; key of the record.',
      ),
      must,
    ),
    ESICU_CURSO: varchar(120, phrase('Nome do curso.', 'Name of the course.'), must),
    ESICU_NIVEL: code(
      2,
      phrase(
        'Nível; define limites de horas e a cota da concedente.',
        'Level; it sets limits of hours and the quota of the host organisation.',
      ),
      niveis,
      must,
    ),
    ESICU_GRAU: code(1, phrase('Grau.', 'Kind of degree.'), graus, ours),
    ESICU_MODALIDADE: code(
      1,
      phrase('Modalidade de oferta.', 'Mode in which it is offered.'),
      modalidades,
      ours,
    ),
    ESICU_CODIGO_MEC: numeric(8, phrase('Código do curso no e-MEC.', 'Code of the course in e-MEC.'), ours),
    ESICU_PERIODOS: numeric(2, phrase('Quantidade de períodos.', 'Number of periods.'), ours),
    ESICU_CARGA_HORARIA: numeric(5, phrase('Carga horária total.', 'Total hours.'), ours),
    ESICU_CARGA_HORARIA_ESTAGIO: numeric(5, phrase('Carga horária de estágio.', 'Internship hours.'), ours),
    ESICU_CARGA_HORARIA_EXTENSAO: numeric(
      5,
      phrase(
        'Carga horária de extensão; menos de 10 % na graduação gera alerta.',
        'Outreach hours; fewer than 10 % in undergraduate courses give a warning.',
      ),
      ours,
    ),
    ESICU_ESTAGIO_OBRIGATORIO: flag(
      phrase('O curso exige estágio.', 'The course requires an internship.'),
      ours,
    ),
    ESICU_PERMITE_40H: flag(
      phrase(
        'Alterna teoria e prática e permite 40 horas semanais.',
        'Alternates theory and practice and permits 40 hours a week.',
      ),
      ours,
    ),
    ESICU_EQUIPARACAO: flag(
      phrase(
        'Equipara extensão, monitoria ou iniciação científica ao estágio.',
        'Counts outreach, monitoring or research as an internship.',
      ),
      ours,
    ),
    ESICU_CODIGO_UNIDADE: varchar(
      50,
      phrase('Código da unidade; criada ao aparecer.', 'Code of the unit; made when it appears.'),
      {
        origin: 'ours',
        register: 'unidade',
      },
    ),
    ESICU_NOME_UNIDADE: varchar(100, phrase('Nome da unidade.', 'Name of the unit.'), ours),
    ESICU_CODIGO_UNIDADE_SUPERIOR: varchar(
      50,
      phrase('Código da unidade superior.', 'Code of the unit above.'),
      {
        origin: 'ours',
        register: 'unidade',
      },
    ),
    ESICU_NOME_UNIDADE_SUPERIOR: varchar(
      100,
      phrase('Nome da unidade superior.', 'Name of the unit above.'),
      ours,
    ),
    ESICU_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESICU_IDENTIFICACAO: 'ENGCOMP',
    ESICU_CURSO: 'Engenharia de Computação',
    ESICU_NIVEL: 'GR',
    ESICU_GRAU: 'B',
    ESICU_MODALIDADE: 'P',
    ESICU_CARGA_HORARIA: 3600,
    ESICU_CARGA_HORARIA_EXTENSAO: 360,
    ESICU_CODIGO_UNIDADE: 'FEEC',
    ESICU_NOME_UNIDADE: 'Faculdade de Engenharia',
  },
})
