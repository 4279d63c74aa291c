import { tiposVaga } from '../../common-fields.ts'
import { candidaturaMachine } from '../../machines/candidatura.ts'
import { statesOf } from '../../machines/machine.ts'
import { coded, day, group, list, moment, number, numberOf, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'

/** The student sees this page too, so it does not name the host of a confidential vacancy. */
export const candidaturaElement = {
  identificador: number(phrase('Número da candidatura', 'Number of the application')),
  vaga: group({
    identificador: numberOf('vaga', phrase('Número da vaga', 'Number of the vacancy')),
    titulo: text(phrase('Vaga', 'Vacancy')),
    tipo: coded(phrase('Tipo', 'Kind'), tiposVaga),
    situacao: text(
      phrase('Situação da vaga', 'State of the vacancy'),
      phrase('Situação da vaga', 'State of the vacancy'),
    ),
    concedente: text(
      phrase('Concedente; vazia na vaga confidencial', 'Host; empty for a confidential vacancy'),
    ),
  }),
  curriculo: group({
    identificador: numberOf('curriculo', phrase('Número do currículo', 'Number of the résumé')),
    nome: text(phrase('Nome, social quando há', 'Name, the social one where there is one')),
    email: text(phrase('E-mail', 'E-mail')),
    telefone: text(phrase('Telefone', 'Telephone')),
  }),
  aluno: group({
    identificador: numberOf('aluno', phrase('Número do aluno', 'Number of the student')),
    nome: text(phrase('Aluno', 'Student')),
    matricula: text(phrase('Matrícula', 'Enrolment')),
  }),
  situacao: text(phrase('Situação', 'State'), statesOf(candidaturaMachine)),
  etapa: text(phrase('Etapa', 'Stage')),
  reservada: {
    ...truth(
      phrase(
        'Se concorre a um lugar reservado a pessoas com deficiência',
        'Whether they compete for a place reserved for persons with disability',
      ),
    ),
    scope: 'sensivel',
    rotulo: phrase('Lugar reservado a PCD', 'Place reserved for people with disabilities'),
  },
  naoAtende: text(
    phrase(
      'O que a vaga pede e não se encontrou: curso, nível, período; vazio quando atende',
      'What the vacancy asks for and was not found: course, level, period; empty where it is met',
    ),
  ),
  apresentacao: text(phrase('O que a pessoa disse de si', 'What the person said of themselves')),
  contratacao: day(phrase('Contratação', 'Hiring')),
  contrato: group({
    identificador: numberOf(
      'contrato',
      phrase('Número do registro do contrato', 'Number of the record of the contract'),
    ),
    contrato: number(phrase('Número do contrato', 'Number of the contract')),
  }),
  colaborador: {
    ...group({
      identificador: numberOf('colaborador', phrase('Número do colaborador', 'Number of the employee')),
      nome: text(phrase('Colaborador', 'Employee')),
    }),
    rotulo: phrase('Colaborador', 'Employee'),
  },
  etapas: list({
    etapa: text(phrase('Etapa', 'Stage')),
    momento: moment(phrase('Quando', 'When')),
    autor: text(phrase('Por quem', 'By whom')),
  }),
  versao: number(phrase('Versão', 'Version')),
  inclusao: moment(phrase('Inclusão', 'Added')),
  atualizacao: moment(phrase('Atualização', 'Updated')),
} as const
