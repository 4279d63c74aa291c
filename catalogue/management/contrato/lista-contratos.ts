import { code, cpf, date, documento, flag, listed, numeric, ours, related } from '../../fields.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { coded, day, group, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { modalidadesContrato, tiposEstagio } from '../../values/contrato.ts'
import { ofHost, statesFilter } from '../filters.ts'
import { vigoraEm } from './consulta-contrato.ts'

const situacoes = statesOf(contratoMachine)

export const listaContratos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaContratos',
  group: 'management',
  noun: 'contrato',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Contratos', 'Contracts'),
  description: phrase(
    'Os contratos de estágio e de monitoria; cada aditivo é uma sequência do mesmo número. O encerramento é o dia da rescisão, quando há.',
    'The contracts of internship and teaching assistance; each amendment is a sequence of the same number. The closing is the day of the termination, where there is one.',
  ),
  columns: {
    id: number(phrase('Número do registro na plataforma', 'Number of the record on the platform')),
    contrato: number(phrase('Número do contrato', 'Number of the contract')),
    sequencia: number(phrase('Sequência do contrato', 'Sequence of the contract')),
    modalidade: coded(phrase('Modalidade', 'Mode'), { values: modalidadesContrato }),
    tipoEstagio: text(phrase('Tipo de estágio', 'Kind of internship'), tiposEstagio),
    situacao: text(phrase('Situação', 'State'), situacoes),
    aluno: group({ nome: text(phrase('Aluno', 'Student')), cpf: text(phrase('CPF', 'CPF')) }),
    concedente: group({
      nome: text(phrase('Concedente', 'Host')),
      documento: text(phrase('CPF ou CNPJ', 'CPF or CNPJ')),
    }),
    curso: text(phrase('Curso', 'Course')),
    unidade: text(phrase('Unidade', 'Unit')),
    inicio: day(phrase('Início', 'Start')),
    encerramento: day(phrase('Encerramento', 'Closing')),
    vigoraEm,
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: statesFilter(situacoes),
    modalidade: code(
      10,
      phrase('Modalidade.', 'Mode.'),
      { values: modalidadesContrato, unknown: 'refuse' },
      {
        ...ours,
        rotulo: phrase('Modalidade', 'Mode'),
      },
    ),
    tipoEstagio: code(20, phrase('Tipo de estágio.', 'Kind of internship.'), listed(tiposEstagio), {
      ...ours,
      rotulo: phrase('Tipo de estágio', 'Kind of internship'),
    }),
    contrato: numeric(15, phrase('Número do contrato.', 'Number of the contract.'), {
      ...ours,
      min: 1,
      rotulo: phrase('Contrato', 'Contract'),
    }),
    cpf: cpf(phrase('CPF do aluno.', 'CPF of the student.'), {
      ...ours,
      rotulo: phrase('CPF do aluno', 'CPF of the student'),
    }),
    aluno: related('aluno', phrase('Aluno.', 'Student.'), { ...ours, rotulo: phrase('Aluno', 'Student') }),
    concedente: documento(phrase('CPF ou CNPJ da concedente.', 'CPF or CNPJ of the host organisation.'), {
      ...ours,
      rotulo: phrase('Concedente', 'Host'),
    }),
    daConcedente: ofHost,
    unidade: related('unidade', phrase('Unidade.', 'Unit.'), { ...ours, rotulo: phrase('Unidade', 'Unit') }),
    professor: related('professor', phrase('Professor.', 'Professor.'), {
      ...ours,
      rotulo: phrase('Professor', 'Professor'),
    }),
    supervisor: related('pessoa', phrase('Supervisor.', 'Supervisor.'), {
      ...ours,
      rotulo: phrase('Supervisor', 'Supervisor'),
    }),
    inicioDe: date(phrase('Início a partir deste dia.', 'Begins from this day on.'), {
      ...ours,
      rotulo: phrase('Início, de', 'Start, from'),
    }),
    inicioAte: date(phrase('Início até este dia.', 'Begins until this day.'), {
      ...ours,
      rotulo: phrase('Início, a', 'Start, to'),
    }),
    encerramentoDe: date(phrase('Encerramento a partir deste dia.', 'Ends from this day on.'), {
      ...ours,
      rotulo: phrase('Encerramento, de', 'Closing, from'),
    }),
    encerramentoAte: date(phrase('Encerramento até este dia.', 'Ends until this day.'), {
      ...ours,
      rotulo: phrase('Encerramento, a', 'Closing, to'),
    }),
    semAditivo: flag(
      phrase(
        'S: só os que não têm aditivo em preparação ou à espera de assinatura; N: só os outros.',
        'S: only those without an amendment in preparation or waiting for signature; N: only the others.',
      ),
      {
        ...ours,
        rotulo: phrase('Sem aditivo a caminho', 'Without an amendment under way'),
      },
    ),
  },
  search: phrase(
    'número do contrato, nome, matrícula e CPF do aluno e nome da concedente',
    'number of the contract, name, registration and CPF of the student, and name of the host',
  ),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    contrato: phrase('Contrato', 'Contract'),
    situacao: phrase('Situação', 'State'),
    inicio: phrase('Início', 'Start'),
    encerramento: phrase('Encerramento', 'Closing'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Ativo'], quantidade: 10 },
})
