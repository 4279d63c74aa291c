import { phrase } from '../phrase.ts'
import { machine, statesOf } from './machine.ts'

const staff = { right: 'financeiro.alterar' } as const

export const faturamentoMachine = machine({
  noun: 'faturamento',
  rotulo: phrase('Faturamento', 'Invoice'),
  plural: phrase('Faturamentos', 'Invoices'),
  table: 'faturamento',
  field: 'situacao',
  derived: 'situacao_do_faturamento',
  states: {
    Aberto: {
      label: phrase('Aberto', 'Open'),
      text: phrase(
        'Ainda há saldo, e o vencimento não passou.',
        'There is a balance, and the due date has not passed.',
      ),
      tone: 'espera',
    },
    'Parcialmente recebido': {
      label: phrase('Parcialmente recebido', 'Partly received'),
      text: phrase(
        'Uma parte foi recebida, e o vencimento não passou.',
        'A part was received, and the due date has not passed.',
      ),
      tone: 'andamento',
    },
    'Parcialmente pago': {
      label: phrase('Parcialmente pago', 'Partly paid'),
      text: phrase(
        'Uma parte foi paga, e o vencimento não passou.',
        'A part was paid, and the due date has not passed.',
      ),
      tone: 'andamento',
    },
    Vencido: {
      label: phrase('Vencido', 'Expired'),
      text: phrase(
        'O vencimento passou e ainda há saldo.',
        'The due date has passed and there is a balance.',
      ),
      tone: 'erro',
    },
    Agendado: {
      label: phrase('Agendado', 'Scheduled'),
      text: phrase(
        'Está em uma remessa, à espera da palavra do banco.',
        "In a remittance, waiting for the bank's word.",
      ),
      tone: 'andamento',
    },
    Recebido: {
      label: phrase('Recebido', 'Received'),
      text: phrase('Foi recebido por inteiro.', 'Received in full.'),
      tone: 'ok',
    },
    Pago: {
      label: phrase('Pago', 'Paid'),
      text: phrase('Foi pago por inteiro.', 'Paid in full.'),
      tone: 'ok',
    },
    Cancelado: {
      label: phrase('Cancelado', 'Cancelled'),
      text: phrase('Não é mais devido.', 'No longer owed.'),
      tone: 'encerrado',
      final: true,
    },
  },
  kinds: ['aReceber', 'aPagar'],
  initial: ['Aberto'],
  inclusion: {
    text: phrase(
      'Emite um faturamento a receber ou a pagar, com seus itens.',
      'Issues an invoice to receive or to pay, with its items.',
    ),
    by: [staff],
    guards: ['parteInformada', 'vencimentoAberto', 'valorPositivo', 'unidadeInformada'],
  },
  moves: {
    receber: {
      rotulo: phrase('Registrar recebimento', 'Record a receipt'),
      text: phrase(
        'Registra o que foi recebido; sem valor, o saldo todo.',
        'Records what was received; without an amount, the whole balance.',
      ),
      from: ['Aberto', 'Parcialmente recebido', 'Vencido'],
      to: 'Recebido',
      or: ['Parcialmente recebido', 'Vencido'],
      by: [staff],
      guards: ['aReceber', 'emitidoAqui', 'diaPassado', 'desdeAEmissao', 'cabeNoSaldo'],
    },
    estornarRecebimento: {
      rotulo: phrase('Estornar recebimento', 'Reverse a receipt'),
      text: phrase(
        'Desfaz um recebimento com outro de sinal contrário; sem dizer qual, o último.',
        'Undoes a receipt with another of the opposite sign; the last one, unless told which.',
      ),
      from: ['Recebido', 'Parcialmente recebido', 'Vencido'],
      to: 'Aberto',
      or: ['Parcialmente recebido', 'Vencido'],
      by: [staff],
      guards: ['aReceber', 'haMovimento'],
      reason: true,
    },
    pagar: {
      rotulo: phrase('Registrar pagamento', 'Record a payment'),
      text: phrase(
        'Registra o que foi pago fora de remessa; sem valor, o saldo todo.',
        'Records what was paid outside of remittances; without an amount, the whole balance.',
      ),
      from: ['Aberto', 'Parcialmente pago', 'Vencido'],
      to: 'Pago',
      or: ['Parcialmente pago', 'Vencido'],
      by: [staff],
      guards: ['aPagar', 'emitidoAqui', 'diaPassado', 'desdeAEmissao', 'cabeNoSaldo'],
    },
    estornarPagamento: {
      rotulo: phrase('Estornar pagamento', 'Reverse a payment'),
      text: phrase(
        'Desfaz um pagamento com outro de sinal contrário; sem dizer qual, o último.',
        'Undoes a payment with another of the opposite sign; the last one, unless told which.',
      ),
      from: ['Pago', 'Parcialmente pago', 'Vencido'],
      to: 'Aberto',
      or: ['Parcialmente pago', 'Vencido'],
      by: [staff],
      guards: ['aPagar', 'haMovimento'],
      reason: true,
    },
    cancelar: {
      rotulo: phrase('Cancelar', 'Cancel'),
      text: phrase(
        'Cancela o que não é mais devido; o que já foi recebido ou pago tem de ser estornado antes.',
        'Cancels what is no longer owed; what was received or paid has to be reversed before.',
      ),
      from: ['Aberto', 'Vencido'],
      to: 'Cancelado',
      by: [staff],
      guards: ['emitidoAqui', 'semMovimento'],
      reason: true,
    },
    vencer: {
      rotulo: phrase('Vencer', 'Expire'),
      text: phrase(
        'O vencimento passou e ainda há saldo.',
        'The due date has passed and there is a balance.',
      ),
      from: ['Aberto', 'Parcialmente recebido', 'Parcialmente pago'],
      to: 'Vencido',
      by: [{ calendar: { column: 'vencimento', when: 'after' } }],
    },
    agendar: {
      rotulo: phrase('Agendar', 'Schedule'),
      text: phrase(
        'Um item de remessa leva o pagamento ao banco.',
        'An item of a remittance takes the payment to the bank.',
      ),
      from: ['Aberto', 'Parcialmente pago', 'Vencido'],
      to: 'Agendado',
      by: [{ event: { noun: 'remessa', move: 'gerar' } }],
    },
    liquidar: {
      rotulo: phrase('Liquidar', 'Settle'),
      text: phrase('O banco confirma o pagamento.', 'The bank confirms the payment.'),
      from: ['Agendado'],
      to: 'Pago',
      or: ['Parcialmente pago', 'Vencido'],
      by: [{ event: { noun: 'remessa_item', move: 'pagar' } }],
    },
    liberar: {
      rotulo: phrase('Liberar', 'Release'),
      text: phrase(
        'O banco recusa o pagamento, ou a remessa é cancelada; pode ir em outra.',
        'The bank refuses the payment, or the remittance is cancelled; it can go in another.',
      ),
      from: ['Agendado'],
      to: 'Aberto',
      or: ['Parcialmente pago', 'Vencido'],
      by: [{ event: { noun: 'remessa_item', move: 'recusar' } }],
    },
    devolver: {
      rotulo: phrase('Devolver', 'Send back'),
      text: phrase(
        'O banco devolve o que tinha pago, e o pagamento é estornado.',
        'The bank gives back what it had paid, and the payment is reversed.',
      ),
      from: ['Pago'],
      to: 'Aberto',
      or: ['Parcialmente pago', 'Vencido'],
      by: [{ event: { noun: 'remessa_item', move: 'devolver' } }],
    },
  },
})

const { receber, pagar, agendar } = faturamentoMachine.moves
const others = (...left: readonly string[]) =>
  statesOf(faturamentoMachine).filter((state) => !left.includes(state))

/** States of receivables and of payables. */
export const situacoesAReceber = others(agendar.to, pagar.to, pagar.or[0])
export const situacoesAPagar = others(receber.to, receber.or[0])
