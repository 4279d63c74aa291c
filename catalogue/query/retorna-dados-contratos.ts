import { code, cpf, documento, listed, numeric, ours } from '../fields.ts'
import { contratoMachine } from '../machines/contrato.ts'
import { statesOf } from '../machines/machine.ts'
import { query } from '../operation.ts'
import { day, decimal, group, list, money, number, type Shape, text } from '../output.ts'
import { tiposAuxilio, tiposEstagio } from '../values/contrato.ts'
import * as parts from './contrato-parts.ts'
import * as integracao from './integracao-parts.ts'
import * as monitoria from './retorna-dados-contratos-monitoria.ts'

const situacoes = statesOf(contratoMachine)

export const contratoEstagio = {
  ...monitoria.opening,
  tipoEstagio: text('Tipo de estágio', tiposEstagio),
  estagiario: parts.estagiario,
  ...monitoria.parties,
  professor: monitoria.professor,
  supervisor: group({
    nome: text('Nome do supervisor'),
    cpf: text('CPF do supervisor'),
    cargo: text('Cargo do supervisor'),
    email: text('E-mail do supervisor'),
    formacao: text('Formação do supervisor'),
  }),
  orientador: integracao.professor,
  responsavelLegal: group({ nome: text('Nome do responsável legal'), cpf: text('CPF do responsável legal') }),
  inicio: day('Início'),
  encerramento: day('Encerramento'),
  bolsa: monitoria.bolsa,
  auxilioTransporte: group({
    valor: money('Valor do auxílio-transporte'),
    tipo: text('Tipo do auxílio-transporte', tiposAuxilio),
  }),
  banco: parts.banco,
  beneficio: text('Benefícios'),
  horas: group({
    semanal: decimal('Horas semanais'),
    diaria: decimal('Horas diárias'),
    total: number('Horas ao todo'),
  }),
  atividades: text('Principais atividades a desenvolver'),
  horarioDias: text('Horários e dias da semana'),
  ...monitoria.standing,
  recesso: group({
    direito: number('Dias de recesso a que há direito'),
    gozado: number('Dias gozados ou marcados'),
    saldo: number('Dias que restam'),
  }),
  vaga: group({ identificador: number('Identificador da vaga'), titulo: text('Título da vaga') }),
  ...monitoria.lists,
  solicitacoesRescisao: parts.solicitacoesRescisao,
  ...monitoria.closing,
  planoEstagio: text('Plano de estágio'),
  registrosAtividades: parts.registrosAtividades,
  aditivos: list({
    sequencia: number('Sequência'),
    tipo: text('Tipo do aditivo'),
    descricao: text('Descrição do aditivo'),
    inicio: day('Início'),
    encerramento: day('Encerramento'),
    situacao: text('Situação do aditivo', situacoes),
  }),
} as const satisfies Shape

export const retornaDadosContratos = query({
  family: 'query',
  id: 'RetornaDadosContratos',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver' },
  title: 'Contratos de estágio',
  description: 'Contratos de estágio incluídos ou alterados no período, com tudo o que pertence a cada um.',
  wrapper: { kind: 'B' },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: {
      field: cpf('CPF do estagiário; quando vem, o período é desconsiderado.', {
        ...ours,
        example: '52998224725',
      }),
      disregardsPeriod: true,
    },
    contrato: {
      field: numeric(10, 'Número do contrato; quando vem, o período é desconsiderado.', {
        ...ours,
        min: 1,
        example: 305,
      }),
      disregardsPeriod: true,
    },
    situacao: { field: code(25, 'Situação.', listed(situacoes), ours) },
    tipoEstagio: { field: code(20, 'Tipo de estágio.', listed(tiposEstagio), ours) },
    documentoConcedente: { field: documento('CPF ou CNPJ da concedente.', ours) },
  },
  element: contratoEstagio,
})
