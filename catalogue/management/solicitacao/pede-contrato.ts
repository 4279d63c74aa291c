import { must } from '../../common-fields.ts'
import { ours, related } from '../../fields.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { hosts } from '../candidates.ts'
import { simular } from '../parts.ts'
import { resultsOutput } from '../written.ts'
import { alunoFields, pedidoFields } from './fields.ts'

const { inicio, termino, horasDiaria, horasSemanal, bolsaValor, auxilioTransporteValor } = pedidoFields

/** What a host tells of the contract that it asks for. */
export const pedidoDeContrato = {
  matricula: {
    ...alunoFields.matricula,
    ...must,
    required: true,
    text: phrase(
      'Matrícula do estudante, como ele a informou.',
      'Registration number, as the student told it.',
    ),
    rotulo: phrase('Matrícula do estudante', 'Registration number of the student'),
  },
  inicio: {
    ...inicio,
    required: true,
    text: phrase('Primeiro dia do estágio.', 'First day of the internship.'),
  },
  termino: {
    ...termino,
    required: true,
    text: phrase('Último dia do estágio.', 'Last day of the internship.'),
  },
  horasDiaria,
  horasSemanal,
  bolsaValor,
  auxilioTransporteValor,
  planoEstagio: pedidoFields.planoEstagio,
  descricao: {
    ...pedidoFields.descricao,
    text: phrase('O que mais a instituição deve saber.', 'What else the institution should know.'),
  },
} as const

export const pedeContrato = command({
  family: 'management',
  kind: 'command',
  id: 'PedeContrato',
  group: 'management',
  noun: 'solicitacao',
  doors: { staff: 'contratos.alterar', party: ['concedente'] },
  title: phrase('Pedir um contrato de estágio', 'Ask for an internship contract'),
  description: phrase(
    'Pede à instituição um contrato com um estudante, pela matrícula. A resposta é a mesma, exista a matrícula ou não: só a instituição a confere, quando lê o pedido.',
    'Asks the institution for a contract with a student, by the registration number. The answer is the same, whether the number exists or not: only the institution checks it, when it reads the request.',
  ),
  rotulo: phrase('Pedir contrato', 'Ask for the contract'),
  done: phrase(
    'O pedido foi enviado. A instituição confere a matrícula e responde a você.',
    'The request was sent. The institution checks the registration number and answers you.',
  ),
  on: 'new',
  input: {
    ...pedidoDeContrato,
    concedente: related(
      'pessoa',
      phrase(
        'Em nome de que concedente a instituição pede; a própria não a informa.',
        'For which host the institution asks; the host itself does not give it.',
      ),
      { ...ours, rotulo: phrase('Concedente', 'Host'), among: hosts },
    ),
    SIMULAR: simular,
  },
  output: resultsOutput,
  changes: ['solicitacao'],
  problems: ['REGRA_IMPEDE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {
    concedente: 3210,
    matricula: '2026001234',
    inicio: '2026-08-03',
    termino: '2026-12-18',
    horasDiaria: '6',
    horasSemanal: '30',
  },
})
