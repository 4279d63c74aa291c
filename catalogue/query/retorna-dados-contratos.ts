import { code, cpf, documento, listed, numeric, ours } from '../fields.ts'
import { contratoMachine } from '../machines/contrato.ts'
import { statesOf } from '../machines/machine.ts'
import { query } from '../operation.ts'
import { day, decimal, group, list, money, number, numberOf, type Shape, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { tiposAuxilio, tiposEstagio } from '../values/contrato.ts'
import * as parts from './contrato-parts.ts'
import * as integracao from './integracao-parts.ts'
import * as monitoria from './retorna-dados-contratos-monitoria.ts'

const situacoes = statesOf(contratoMachine)

export const contratoEstagio = {
  ...monitoria.opening,
  tipoEstagio: text(phrase('Tipo de estágio', 'Kind of internship'), tiposEstagio),
  estagiario: parts.estagiario,
  ...monitoria.parties,
  professor: monitoria.professor,
  supervisor: group({
    nome: text(phrase('Nome do supervisor', 'Name of the supervisor')),
    cpf: text(phrase('CPF do supervisor', 'CPF of the supervisor')),
    cargo: text(phrase('Cargo do supervisor', 'Position of the supervisor')),
    email: text(phrase('E-mail do supervisor', 'E-mail of the supervisor')),
    formacao: text(phrase('Formação do supervisor', 'Education of the supervisor')),
  }),
  orientador: integracao.professor,
  responsavelLegal: group({
    nome: text(phrase('Nome do responsável legal', 'Name of the legal guardian')),
    cpf: text(phrase('CPF do responsável legal', 'CPF of the legal guardian')),
  }),
  inicio: day(phrase('Início', 'Start')),
  encerramento: day(phrase('Encerramento', 'Closing')),
  bolsa: monitoria.bolsa,
  auxilioTransporte: group({
    valor: money(phrase('Valor do auxílio-transporte', 'Amount of the transport allowance')),
    tipo: text(phrase('Tipo do auxílio-transporte', 'Kind of transport allowance'), tiposAuxilio),
  }),
  banco: parts.banco,
  beneficio: text(phrase('Benefícios', 'Benefits')),
  horas: group({
    semanal: decimal(phrase('Horas semanais', 'Hours a week')),
    diaria: decimal(phrase('Horas diárias', 'Hours a day')),
    total: number(phrase('Horas ao todo', 'Hours in all')),
  }),
  atividades: text(phrase('Principais atividades a desenvolver', 'Main activities')),
  horarioDias: text(phrase('Horários e dias da semana', 'Hours and days of the week')),
  ...monitoria.standing,
  recesso: group({
    direito: number(phrase('Dias de recesso a que há direito', 'Days of recess that are due')),
    gozado: number(phrase('Dias gozados ou marcados', 'Days taken or scheduled')),
    saldo: number(phrase('Dias que restam', 'Days that are left')),
  }),
  vaga: group({
    identificador: numberOf('vaga', phrase('Identificador da vaga', 'Identifier of the vacancy')),
    titulo: text(phrase('Título da vaga', 'Title of the vacancy')),
  }),
  ...monitoria.lists,
  solicitacoesRescisao: parts.solicitacoesRescisao,
  ...monitoria.closing,
  planoEstagio: text(phrase('Plano de estágio', 'Internship plan')),
  registrosAtividades: parts.registrosAtividades,
  aditivos: list({
    sequencia: number(phrase('Sequência', 'Sequence')),
    tipo: text(phrase('Tipo do aditivo', 'Kind of amendment')),
    descricao: text(phrase('Descrição do aditivo', 'Description of the amendment')),
    inicio: day(phrase('Início', 'Start')),
    encerramento: day(phrase('Encerramento', 'Closing')),
    situacao: text(phrase('Situação do aditivo', 'State of the amendment'), situacoes),
  }),
} as const satisfies Shape

export const retornaDadosContratos = query({
  family: 'query',
  id: 'RetornaDadosContratos',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver' },
  title: phrase('Contratos de estágio', 'Internship contracts'),
  description: phrase(
    'Contratos de estágio incluídos ou alterados no período, com tudo o que pertence a cada um.',
    'Internship contracts included or changed in the period, with everything that belongs to each.',
  ),
  wrapper: { kind: 'B' },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: {
      field: cpf(
        phrase(
          'CPF do estagiário; quando vem, o período é desconsiderado.',
          'CPF of the intern; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: '52998224725',
        },
      ),
      disregardsPeriod: true,
    },
    contrato: {
      field: numeric(
        10,
        phrase(
          'Número do contrato; quando vem, o período é desconsiderado.',
          'Number of the contract; where it comes, the period does not count.',
        ),
        {
          ...ours,
          min: 1,
          example: 305,
        },
      ),
      disregardsPeriod: true,
    },
    situacao: { field: code(25, phrase('Situação.', 'State.'), listed(situacoes), ours) },
    tipoEstagio: {
      field: code(20, phrase('Tipo de estágio.', 'Kind of internship.'), listed(tiposEstagio), ours),
    },
    documentoConcedente: {
      field: documento(phrase('CPF ou CNPJ da concedente.', 'CPF or CNPJ of the host organisation.'), ours),
    },
  },
  element: contratoEstagio,
})
