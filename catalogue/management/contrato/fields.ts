import { must } from '../../common-fields.ts'
import {
  type Among,
  code,
  date,
  decimal,
  flag,
  list,
  listed,
  numeric,
  ours,
  related,
  time,
  varchar,
} from '../../fields.ts'
import { type Phrase, phrase, withEnglish } from '../../phrase.ts'
import { modalidadesContrato, tiposAuxilio, tiposBolsaContrato, tiposEstagio } from '../../values/contrato.ts'
import { diasDaSemana } from '../../values/dias.ts'
import { active, agencies, guardians, hosts, institutions, supervisors } from '../candidates.ts'

const who = (noun: Parameters<typeof related>[0], text: Phrase, rotulo: Phrase, among?: Among) =>
  related(noun, text, { ...ours, rotulo, ...(among && { among }) })
const hours = (text: Phrase, rotulo: Phrase, max = 168) =>
  decimal(5, 2, text, { ...ours, min: 0, max, rotulo })
const value = (text: Phrase, rotulo: Phrase) => decimal(10, 2, text, { ...ours, min: 0, rotulo })
const long = (length: number, text: Phrase, rotulo: Phrase) =>
  varchar(length, text, { ...ours, lines: true, rotulo })

export const horarios = list(
  50,
  phrase(
    'Todos os horários da semana; os que não estiverem aqui deixam de valer.',
    'All hours of the week; those not listed here no longer apply.',
  ),
  {
    dia: numeric(
      1,
      phrase(
        'Dia da semana, de 1 (domingo) a 7 (sábado).',
        'Day of the week, from 1 (Sunday) to 7 (Saturday).',
      ),
      {
        ...must,
        min: 1,
        max: 7,
        named: diasDaSemana,
        rotulo: phrase('Dia', 'Day'),
      },
    ),
    inicio: time(phrase('Início, HH:MM.', 'Beginning, HH:MM.'), {
      ...must,
      rotulo: phrase('Início', 'Start'),
    }),
    termino: time(phrase('Término, HH:MM, depois do início.', 'End, HH:MM, after the beginning.'), {
      ...must,
      rotulo: phrase('Término', 'End'),
    }),
  },
  { ...ours, rotulo: phrase('Horários', 'Timetables') },
)

export const beneficios = list(
  20,
  phrase(
    'Todos os benefícios; os que não estiverem aqui deixam de valer.',
    'All benefits; those not listed here no longer apply.',
  ),
  {
    beneficio: varchar(60, phrase('Benefício.', 'Benefit.'), {
      ...must,
      rotulo: phrase('Benefício', 'Benefit'),
    }),
    valor: value(phrase('Valor.', 'Amount.'), phrase('Valor', 'Amount')),
    percentual: decimal(5, 2, phrase('Percentual.', 'Percentage.'), {
      ...ours,
      min: 0,
      max: 100,
      rotulo: phrase('Percentual', 'Percentage'),
    }),
    tipo: code(
      10,
      phrase(
        'Diário (por dia de presença) ou mensal. Não conta quando é por dia útil.',
        'Per day of attendance or per month. Ignored where it is per working day.',
      ),
      listed(withEnglish({ Diário: 'Daily', Mensal: 'Monthly' })),
      { ...ours, rotulo: phrase('Tipo', 'Kind') },
    ),
    diasUteis: flag(
      phrase(
        'Por dia útil do contrato, descontados feriados, recesso e faltas.',
        'Per working day of the contract, without holidays, recess and absences.',
      ),
      {
        ...ours,
        rotulo: phrase('Por dia útil', 'Per working day'),
      },
    ),
    quantidadeDiaria: numeric(3, phrase('Quantidade por dia.', 'Quantity a day.'), {
      ...ours,
      rotulo: phrase('Quantidade diária', 'Daily amount'),
    }),
  },
  { ...ours, rotulo: phrase('Benefícios', 'Benefits') },
)

export const supervisorFields = {
  supervisor: who(
    'pessoa',
    phrase('Supervisor na concedente.', 'Supervisor at the host organisation.'),
    phrase('Supervisor', 'Supervisor'),
    { ...supervisors, from: { empresa: 'concedente' }, fills: { ESIPE_EMPRESA: 'concedente' } },
  ),
  supervisorCargo: varchar(60, phrase('Cargo do supervisor.', 'Position of the supervisor.'), {
    ...ours,
    rotulo: phrase('Cargo do supervisor', 'Position of the supervisor'),
  }),
  supervisorFormacao: varchar(100, phrase('Formação do supervisor.', 'Education of the supervisor.'), {
    ...ours,
    rotulo: phrase('Formação do supervisor', 'Education of the supervisor'),
  }),
}

export const planFields = {
  planoEstagio: long(
    4000,
    phrase('Plano de atividades do estágio.', 'Plan of activities of the internship.'),
    phrase('Plano de estágio', 'Internship plan'),
  ),
  atividades: long(
    4000,
    phrase('Principais atividades a desenvolver.', 'Main activities.'),
    phrase('Atividades', 'Activities'),
  ),
}

/** Terms that an amendment may change; others stay as in the previous sequence. */
export const termFields = {
  tipoEstagio: code(
    20,
    phrase('Obrigatório ou não, quando é estágio.', 'Mandatory or not, where it is an internship.'),
    listed(tiposEstagio),
    {
      ...ours,
      rotulo: phrase('Tipo de estágio', 'Kind of internship'),
    },
  ),
  curso: who(
    'curso',
    phrase('Curso em que o aluno está matriculado.', 'Course in which the student is enrolled.'),
    phrase('Curso', 'Course'),
    { only: active, from: { aluno: 'aluno' } },
  ),
  professor: who(
    'professor',
    phrase(
      'Professor orientador, ou responsável pela monitoria.',
      'Advising professor, or the one responsible for the monitoring.',
    ),
    phrase('Professor', 'Professor'),
    {
      only: active,
      from: { curso: 'curso' },
      instead: { while: 'proposta', among: { only: active, from: { daProposta: 'proposta' } } },
    },
  ),
  ...supervisorFields,
  responsavel: who(
    'pessoa',
    phrase(
      'Responsável legal, de quem tem menos de 18 anos.',
      'Legal guardian, of somebody younger than 18.',
    ),
    phrase('Responsável legal', 'Legal guardian'),
    guardians,
  ),
  apolice: who(
    'apolice',
    phrase(
      'Apólice de seguro; dela vêm o número e a seguradora.',
      'Insurance policy; number and insurer come from it.',
    ),
    phrase('Apólice', 'Policy'),
    {
      only: { situacao: ['Vigente'] },
      from: { cobre: 'concedente', cobreCurso: 'curso', vigenteEm: 'inicio' },
      fills: { concedente: 'concedente', inicio: 'inicio', termino: 'encerramento' },
    },
  ),
  bolsaValor: value(phrase('Valor da bolsa.', 'Amount of the scholarship.'), phrase('Bolsa', 'Scholarship')),
  bolsaTipo: code(10, phrase('Mensal ou por hora.', 'Monthly or by the hour.'), listed(tiposBolsaContrato), {
    ...ours,
    rotulo: phrase('Tipo da bolsa', 'Kind of scholarship'),
  }),
  auxilioTransporteValor: value(
    phrase('Valor do auxílio-transporte.', 'Amount of the transport allowance.'),
    phrase('Auxílio-transporte', 'Transport allowance'),
  ),
  auxilioTransporteTipo: code(10, phrase('Mensal ou diário.', 'Monthly or daily.'), listed(tiposAuxilio), {
    ...ours,
    rotulo: phrase('Tipo do auxílio-transporte', 'Kind of transport allowance'),
  }),
  beneficio: varchar(500, phrase('Benefícios, em palavras.', 'Benefits, in words.'), {
    ...ours,
    rotulo: phrase('Benefícios, em palavras', 'Benefits, in words'),
  }),
  modalidadeAtendimento: varchar(
    60,
    phrase('Modalidade de atendimento da monitoria.', 'Mode in which the monitoring is given.'),
    {
      ...ours,
      rotulo: phrase('Modalidade de atendimento', 'How it is held'),
    },
  ),
  horasDiaria: hours(phrase('Horas por dia.', 'Hours a day.'), phrase('Horas por dia', 'Hours a day'), 24),
  horasSemanal: hours(
    phrase('Horas por semana.', 'Hours a week.'),
    phrase('Horas por semana', 'Hours a week'),
  ),
  horasTotal: numeric(6, phrase('Horas ao todo.', 'Hours in all.'), {
    ...ours,
    rotulo: phrase('Horas ao todo', 'Hours in all'),
  }),
  horasEmAula: hours(
    phrase('Horas em aula, na monitoria.', 'Hours in class, in monitoring.'),
    phrase('Horas em aula', 'Hours in class'),
  ),
  horasExtraclasse: hours(
    phrase('Horas extraclasse, na monitoria.', 'Hours outside class, in monitoring.'),
    phrase('Horas extraclasse', 'Hours outside class'),
  ),
  horarioDias: varchar(200, phrase('Horários e dias, em palavras.', 'Hours and days, in words.'), {
    ...ours,
    rotulo: phrase('Horários e dias', 'Hours and days'),
  }),
  localAtendimento: varchar(200, phrase('Local de atendimento.', 'Where it is held.'), {
    ...ours,
    rotulo: phrase('Local de atendimento', 'Where it is held'),
  }),
  areaAtuacao: varchar(100, phrase('Área de atuação.', 'Field of work.'), {
    ...ours,
    rotulo: phrase('Área de atuação', 'Field of work'),
  }),
  ...planFields,
  seguroApolice: varchar(
    40,
    phrase(
      'Número da apólice, quando ela não está na plataforma.',
      'Number of the policy, where it is not on the platform.',
    ),
    {
      ...ours,
      rotulo: phrase('Número da apólice', 'Number of the policy'),
    },
  ),
  seguroSeguradora: varchar(
    100,
    phrase(
      'Seguradora, quando a apólice não está na plataforma.',
      'Insurer, where the policy is not on the platform.',
    ),
    {
      ...ours,
      rotulo: phrase('Seguradora', 'Insurer'),
    },
  ),
  seguro: code(
    10,
    phrase(
      'Quem contratou esse seguro: Próprio (a instituição) ou Concedente.',
      'Who took that insurance out: Próprio (the institution) or Concedente (the host organisation).',
    ),
    listed(withEnglish({ Próprio: 'Own', Concedente: 'Host' })),
    {
      ...ours,
      rotulo: phrase('Seguro de quem', 'Whose insurance'),
    },
  ),
}

/** Parties of a contract, and its kind. */
export const partyFields = {
  modalidade: code(
    10,
    phrase('Estágio ou monitoria.', 'Internship or monitoring.'),
    { values: modalidadesContrato, unknown: 'refuse' },
    {
      ...must,
      rotulo: phrase('Modalidade', 'Mode'),
    },
  ),
  tipoContrato: varchar(
    30,
    phrase(
      'Tipo do contrato, em palavras. Se ficar vazio: Estágio ou Monitoria.',
      'Kind of contract, in words. If left empty: Estágio or Monitoria.',
    ),
    {
      ...ours,
      rotulo: phrase('Tipo de contrato', 'Kind of contract'),
    },
  ),
  aluno: related('aluno', phrase('Aluno.', 'Student.'), {
    ...must,
    rotulo: phrase('Aluno', 'Student'),
    among: { only: { matriculado: 'S', ...active } } as Among,
  }),
  unidade: who(
    'unidade',
    phrase('Unidade. Se ficar vazio: a do curso.', 'Unit. If left empty: that of the course.'),
    phrase('Unidade', 'Unit'),
  ),
  concedente: who(
    'pessoa',
    phrase('Concedente do estágio.', 'Host organisation of the internship.'),
    phrase('Concedente', 'Host'),
    hosts,
  ),
  instituicao: who(
    'pessoa',
    phrase(
      'Instituição de ensino, quando o cliente tem várias.',
      'Educational institution, where the client has several.',
    ),
    phrase('Instituição', 'Institution'),
    institutions,
  ),
  agente: who(
    'pessoa',
    phrase('Agente de integração, quando há.', 'Placement agency, if there is one.'),
    phrase('Agente de integração', 'Placement agency'),
    agencies,
  ),
  convenio: who(
    'convenio',
    phrase('Convênio com a concedente.', 'Agreement with the host organisation.'),
    phrase('Convênio', 'Agreement'),
    {
      only: { situacao: ['Vigente'] },
      from: { daConcedente: 'concedente' },
      fills: { concedente: 'concedente', inicio: 'inicio' },
    },
  ),
  proposta: who(
    'proposta',
    phrase('Proposta de que nasce a monitoria.', 'Proposal from which the monitoring comes.'),
    phrase('Proposta', 'Proposal'),
    {
      only: { situacao: ['Aprovada'] },
      means: { modalidade: 'monitoria' },
      brings: {
        unidade: 'unidade',
        curso: 'curso',
        professor: 'coordenador',
        inicio: 'inicio',
        encerramento: 'termino',
        horasSemanal: 'horasSemanais',
        bolsaValor: 'bolsa.valor',
        bolsaTipo: 'bolsa.tipo',
      },
    },
  ),
  vaga: who(
    'vaga',
    phrase('Vaga que o contrato preenche.', 'Vacancy that the contract fills.'),
    phrase('Vaga', 'Vacancy'),
  ),
  semestre: varchar(10, phrase('Semestre.', 'Semester.'), {
    ...ours,
    rotulo: phrase('Semestre', 'Semester'),
  }),
}

export const periodFields = {
  inicio: date(phrase('Primeiro dia.', 'First day.'), { ...must, rotulo: phrase('Início', 'Start') }),
  encerramento: date(phrase('Último dia.', 'Last day.'), {
    ...must,
    rotulo: phrase('Encerramento', 'Closing'),
  }),
}

/** Fields with a column of their own. */
export const contratoFields = { ...partyFields, ...periodFields, ...termFields }
export const contratoLists = { horarios, beneficios }
