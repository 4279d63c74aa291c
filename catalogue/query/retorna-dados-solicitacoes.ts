import { code, cpf, listed, numeric, ours } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { solicitacaoMachine } from '../machines/solicitacao.ts'
import { query } from '../operation.ts'
import { day, group, moment, number, text } from '../output.ts'
import { solicitantes, tiposSolicitacao } from '../values/solicitacao.ts'
import { historicos } from './contrato-parts.ts'

const situacoes = statesOf(solicitacaoMachine)

export const retornaDadosSolicitacoes = query({
  family: 'query',
  group: 'query',
  doors: { integration: 'consulta', staff: 'contratos.ver', unlimited: true },
  id: 'RetornaDadosSolicitacoes',
  title: 'Solicitações',
  description: 'Solicitações incluídas ou alteradas no período, com quem pediu e o que foi feito delas.',
  wrapper: { kind: 'A', name: 'solicitacoes', response: true },
  period: 'inclusao-ou-atualizacao',
  filters: {
    cpf: {
      field: cpf('CPF do aluno do contrato, ou de que se trata; quando vem, o período é desconsiderado.', {
        ...ours,
        example: '52998224725',
      }),
      disregardsPeriod: true,
    },
    contrato: {
      field: numeric(15, 'Número do contrato; quando vem, o período é desconsiderado.', {
        ...ours,
        example: 1042,
      }),
      disregardsPeriod: true,
    },
    tipo: { field: code(30, 'Tipo.', listed(tiposSolicitacao), ours) },
    situacao: { field: code(25, 'Situação.', listed(situacoes), ours) },
  },
  element: {
    identificador: number('Identificador da solicitação'),
    tipo: text('Tipo', tiposSolicitacao),
    situacao: text('Situação', situacoes),
    solicitante: group({
      tipo: text('Quem pede', solicitantes),
      nome: text('Nome de quem pede'),
      documento: text('CPF ou CNPJ de quem pede'),
    }),
    contrato: number('Número do contrato'),
    motivo: text('Motivo'),
    descricao: text('Descrição'),
    dataSolicitada: day('Data solicitada'),
    prazo: day('Prazo'),
    atendimento: moment('Atendimento'),
    responsavel: { ...text('Quem atendeu'), rotulo: 'Responsável' },
    historicos,
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
