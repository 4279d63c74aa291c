import { must } from '../../common-fields.ts'
import { code, date, listed, ours, related, varchar } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { tiposPedidos } from '../../values/solicitacao.ts'
import { contratoFields } from '../contrato/fields.ts'
import { equivalenciaFields } from '../equivalencia/fields.ts'
import { optional } from '../written.ts'

const { modalidade, proposta, tipoEstagio, horasDiaria, horasSemanal, ...terms } = optional(contratoFields)
const { bolsaValor, auxilioTransporteValor, planoEstagio } = terms
const { tipo: atividade, horasSolicitadas } = optional(equivalenciaFields)

/** Terms of a requested contract or amendment; staff complete the rest. */
export const termosPedidos = {
  tipoEstagio,
  horasDiaria,
  horasSemanal,
  bolsaValor,
  auxilioTransporteValor,
  planoEstagio,
}

/** Fields of every request (`solicitacao`). */
export const pedidoFields = {
  motivo: varchar(255, phrase('Por quê; na rescisão, obrigatório.', 'Why; mandatory for a termination.'), {
    ...ours,
    lines: true,
    rotulo: phrase('Motivo', 'Reason'),
  }),
  descricao: varchar(1_000, phrase('O que se pede, em palavras.', 'What is asked for, in words.'), {
    ...ours,
    lines: true,
    rotulo: phrase('Descrição', 'Description'),
  }),
  data: date(
    phrase(
      'Dia em que a rescisão deve valer; na rescisão, obrigatório.',
      'Day on which the termination is to hold; mandatory for a termination.',
    ),
    {
      ...ours,
      rotulo: phrase('Data solicitada', 'Day asked for'),
    },
  ),
  inicio: date(
    phrase(
      'Primeiro dia do que se pede: do recesso, do contrato, do aditivo ou do convênio.',
      'First day of what is asked for: of the recess, the contract, the amendment or the agreement.',
    ),
    {
      ...ours,
      rotulo: phrase('Início', 'Start'),
    },
  ),
  termino: date(phrase('Último dia do que se pede.', 'Last day of what is asked for.'), {
    ...ours,
    rotulo: phrase('Término', 'End'),
  }),
  prazo: date(phrase('Até quando se espera a resposta.', 'Until when the answer is waited for.'), {
    ...ours,
    rotulo: phrase('Prazo', 'Deadline'),
  }),
  modalidade: {
    ...modalidade,
    text: phrase(
      'Estágio ou monitoria, do contrato que se pede. Se ficar vazio: estágio.',
      'Internship or monitoring, of the contract asked for. If left empty: internship.',
    ),
  },
  ...termosPedidos,
  atividade: {
    ...atividade,
    text: phrase(
      'Atividade que se pede equiparar a estágio.',
      'Activity that is asked to count as an internship.',
    ),
    rotulo: phrase('Atividade', 'Activity'),
  },
  horasSolicitadas,
}

/** Student of a request without a contract; a party that asks for a contract may not know the ids. */
export const alunoFields = {
  aluno: related(
    'aluno',
    phrase(
      'Aluno de que se trata, quando não há contrato.',
      'Student that it is about, where there is no contract.',
    ),
    { rotulo: phrase('Aluno', 'Student') },
  ),
  matricula: varchar(
    50,
    phrase(
      'Matrícula do aluno, quando quem pede não conhece o cadastro.',
      'Registration number of the student, where who asks does not know the register.',
    ),
    { ...ours, rotulo: phrase('Matrícula', 'Registration number') },
  ),
  curso: related('curso', phrase('Curso do aluno.', 'Course of the student.'), {
    rotulo: phrase('Curso', 'Course'),
  }),
}

export const solicitacaoFields = {
  tipo: code(30, phrase('O que se pede.', 'What is asked for.'), listed(tiposPedidos), {
    ...must,
    rotulo: phrase('Tipo', 'Kind'),
  }),
  contrato: related(
    'contrato',
    phrase('Contrato de que se trata, quando é sobre um.', 'Contract that it is about, if it is about one.'),
    { rotulo: phrase('Contrato', 'Contract') },
  ),
  ...alunoFields,
  pessoa: related(
    'pessoa',
    phrase(
      'Concedente de que se trata, quando não há contrato.',
      'Host organisation that it is about, where there is no contract.',
    ),
    { rotulo: phrase('Concedente', 'Host') },
  ),
  proposta,
  ...pedidoFields,
}
