import { solicitacaoMachine } from '../../machines/solicitacao.ts'
import { phrase } from '../../phrase.ts'
import { lembraOutput } from '../lembretes.ts'
import { loneMoveCommand, moveCommand } from '../move-command.ts'
import { alterationCommand, changeCommand, inclusionCommand } from '../written.ts'
import { conferenciaFields, erros } from './conferencia.ts'
import { consultaSolicitacao } from './consulta-solicitacao.ts'
import { alunoFields, pedidoFields, solicitacaoFields } from './fields.ts'
import { listaSolicitacoes } from './lista-solicitacoes.ts'
import { pedeContrato } from './pede-contrato.ts'

export const incluiSolicitacao = inclusionCommand(solicitacaoMachine, {
  id: 'IncluiSolicitacao',
  done: phrase('A solicitação foi incluída.', 'The request was added.'),
  input: solicitacaoFields,
  changes: ['contrato'],
  example: {
    tipo: 'Rescisão',
    contrato: 1,
    data: '2026-06-30',
    motivo: 'A aluna mudou de cidade.',
  },
})

export const alteraSolicitacao = changeCommand(solicitacaoMachine, {
  id: 'AlteraSolicitacao',
  input: { ...alunoFields, ...pedidoFields },
  changes: ['contrato'],
  example: { id: 701, versao: 1, descricao: 'Declaração das horas cumpridas até aqui.' },
})

export const enviaSolicitacao = moveCommand(solicitacaoMachine, 'enviar', {
  id: 'EnviaSolicitacao',
  done: phrase('A solicitação foi enviada.', 'The request was sent.'),
  changes: ['contrato'],
  example: { id: 701 },
})

export const atendeSolicitacao = moveCommand(solicitacaoMachine, 'atender', {
  id: 'AtendeSolicitacao',
  changes: ['arquivo', 'contrato', 'convenio', 'equivalencia', 'pendencia'],
  example: { id: 702 },
})

export const confereSolicitacao = {
  ...loneMoveCommand(solicitacaoMachine, 'conferir', {
    id: 'ConfereSolicitacao',
    done: phrase('Você confirmou que está correto.', 'You confirmed that it is correct.'),
    input: conferenciaFields,
    changes: ['contrato', 'pessoa'],
    problems: ['REGISTRO_INVALIDO'],
    example: { id: 705 },
  }),
  amongBatches: true,
} as const

export const apontaErros = {
  ...loneMoveCommand(solicitacaoMachine, 'apontar', {
    id: 'ApontaErros',
    done: phrase(
      'Os erros foram apontados; a instituição corrige e pede de novo.',
      'The errors were reported; the institution corrects them and asks again.',
    ),
    input: { erros, ...conferenciaFields },
    changes: ['contrato', 'pessoa'],
    problems: ['REGISTRO_INVALIDO'],
    example: { id: 706, erros: 'O estágio é das 8 às 14 horas.' },
  }),
  amongBatches: true,
} as const

export const cancelaSolicitacao = moveCommand(solicitacaoMachine, 'cancelar', {
  id: 'CancelaSolicitacao',
  done: phrase('A solicitação foi cancelada.', 'The request was cancelled.'),
  changes: ['contrato'],
  example: { id: 703, motivo: 'A aluna desistiu do pedido.' },
})

export const lembraSolicitacao = {
  ...alterationCommand(solicitacaoMachine, 'lembrar', {
    id: 'LembraSolicitacao',
    input: {},
    changes: ['mensagem'],
    example: { id: 704 },
  }),
  output: lembraOutput,
} as const

export const solicitacaoOperations = [
  listaSolicitacoes,
  consultaSolicitacao,
  incluiSolicitacao,
  pedeContrato,
  alteraSolicitacao,
  enviaSolicitacao,
  atendeSolicitacao,
  confereSolicitacao,
  apontaErros,
  cancelaSolicitacao,
  lembraSolicitacao,
] as const
