import { faturamentoMachine } from '../../machines/faturamento.ts'
import { phrase } from '../../phrase.ts'
import { moveCommand } from '../move-command.ts'
import { inclusionCommand } from '../written.ts'
import { consultaFaturamento } from './consulta-faturamento.ts'
import { explicaValor } from './explica-valor.ts'
import { confirmaFechamento, previaFechamento } from './fechamento.ts'
import { estornoFields, faturamentoFields, movimentoFields } from './fields.ts'
import { informaFrequencia } from './informa-frequencia.ts'
import { listaFaturamentos } from './lista-faturamentos.ts'
import { reverteFechamento } from './reverte-fechamento.ts'
import { saldosDoAluno } from './saldos-do-aluno.ts'

export const emiteFaturamento = {
  ...inclusionCommand(faturamentoMachine, {
    id: 'EmiteFaturamento',
    input: faturamentoFields,
    example: {
      tipo: 'R',
      pessoa: 3210,
      competencia: '2026-03',
      vencimento: '2199-04-10',
      itens: [
        {
          tipo: 'Taxa administrativa',
          descricao: 'Taxa administrativa de março',
          quantidade: 12,
          valorUnitario: '85.00',
        },
      ],
    },
  }),
  title: phrase('Emitir faturamento', 'Issue an invoice'),
  rotulo: phrase('Emitir', 'Issue'),
}

export const registraRecebimento = {
  ...moveCommand(faturamentoMachine, 'receber', {
    id: 'RegistraRecebimento',
    input: movimentoFields,
    example: { id: 3201, data: '2026-03-05', forma: 'Pix' },
  }),
  title: phrase('Registrar recebimento', 'Record a receipt'),
}

export const estornaRecebimento = {
  ...moveCommand(faturamentoMachine, 'estornarRecebimento', {
    id: 'EstornaRecebimento',
    input: estornoFields,
    example: { id: 3202, motivo: 'O Pix foi devolvido ao sacado.' },
  }),
  title: phrase('Estornar recebimento', 'Reverse a receipt'),
}

export const registraPagamento = {
  ...moveCommand(faturamentoMachine, 'pagar', {
    id: 'RegistraPagamento',
    input: movimentoFields,
    example: { id: 3203, data: '2026-03-05', forma: 'TED' },
  }),
  title: phrase('Registrar pagamento', 'Record a payment'),
}

export const estornaPagamento = {
  ...moveCommand(faturamentoMachine, 'estornarPagamento', {
    id: 'EstornaPagamento',
    input: estornoFields,
    example: { id: 3204, motivo: 'A conta do favorecido estava encerrada.' },
  }),
  title: phrase('Estornar pagamento', 'Reverse a payment'),
}

export const cancelaFaturamento = moveCommand(faturamentoMachine, 'cancelar', {
  id: 'CancelaFaturamento',
  example: { id: 3205, motivo: 'Emitido em duplicidade.' },
})

export const faturamentoOperations = [
  listaFaturamentos,
  consultaFaturamento,
  emiteFaturamento,
  registraRecebimento,
  estornaRecebimento,
  registraPagamento,
  estornaPagamento,
  cancelaFaturamento,
  informaFrequencia,
  previaFechamento,
  confirmaFechamento,
  reverteFechamento,
  saldosDoAluno,
  explicaValor,
] as const
