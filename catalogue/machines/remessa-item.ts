import { phrase } from '../phrase.ts'
import { machine } from './machine.ts'

const bank = { job: 'retornos' } as const
const staff = { right: 'financeiro.remeter' } as const

/** A payment sent to a bank. */
export const remessaItemMachine = machine({
  noun: 'remessa_item',
  rotulo: phrase('Pagamento de remessa', 'Payment of a remittance'),
  plural: phrase('Pagamentos de remessas', 'Payments of remittances'),
  table: 'remessa_item',
  field: 'situacao',
  states: {
    Gerado: {
      label: phrase('Gerado', 'Generated'),
      text: phrase(
        'Está em uma remessa que ainda não foi enviada.',
        'In a remittance that was not sent yet.',
      ),
      tone: 'espera',
    },
    Enviado: {
      label: phrase('Enviado', 'Sent'),
      text: phrase(
        'Está com o banco, que ainda não respondeu.',
        'With the bank, which has not answered yet.',
      ),
      tone: 'andamento',
    },
    Agendado: {
      label: phrase('Agendado', 'Scheduled'),
      text: phrase('O banco o aceitou e vai pagar no dia.', 'The bank accepted it and will pay on the day.'),
      tone: 'andamento',
    },
    Pago: { label: phrase('Pago', 'Paid'), text: phrase('O banco pagou.', 'The bank paid.'), tone: 'ok' },
    Recusado: {
      label: phrase('Recusado', 'Refused'),
      text: phrase(
        'O banco não pagou; o faturamento pode ir em outra remessa.',
        'The bank did not pay; the invoice can go in another remittance.',
      ),
      tone: 'erro',
      final: true,
    },
    Cancelado: {
      label: phrase('Cancelado', 'Cancelled'),
      text: phrase(
        'Desfeito antes de ser pago; o faturamento pode ir em outra remessa.',
        'Undone before it was paid; the invoice can go in another remittance.',
      ),
      tone: 'encerrado',
      final: true,
    },
    Devolvido: {
      label: phrase('Devolvido', 'Sent back'),
      text: phrase(
        'Foi pago e voltou; o pagamento foi estornado.',
        'Was paid and came back; the payment was reversed.',
      ),
      tone: 'erro',
      final: true,
    },
  },
  initial: ['Gerado'],
  moves: {
    enviar: {
      rotulo: phrase('Enviar', 'Send'),
      text: phrase('A remessa foi entregue ao banco.', 'The remittance was handed to the bank.'),
      from: ['Gerado'],
      to: 'Enviado',
      by: [{ event: { noun: 'remessa', move: 'enviar' } }],
    },
    agendar: {
      rotulo: phrase('Agendar', 'Schedule'),
      text: phrase('O banco aceitou o pagamento.', 'The bank accepted the payment.'),
      from: ['Enviado'],
      to: 'Agendado',
      by: [bank],
    },
    pagar: {
      rotulo: phrase('Confirmar pagamento', 'Confirm a payment'),
      text: phrase(
        'O banco pagou, diz o retorno ou, sem retorno, uma pessoa que viu o extrato; o faturamento recebe o movimento, com o dia e o valor reais.',
        'The bank paid; the invoice gets the movement, with the actual day and amount.',
      ),
      from: ['Enviado', 'Agendado'],
      to: 'Pago',
      by: [bank, staff, { event: { noun: 'retorno_item', move: 'conciliar' } }],
      guards: ['pagamentoReal'],
      reason: true,
    },
    recusar: {
      rotulo: phrase('Registrar recusa', 'Record a refusal'),
      text: phrase(
        'O banco não pagou, diz o retorno ou, sem retorno, uma pessoa que viu o extrato; o faturamento fica livre.',
        'The bank did not pay, says the return or, without one, a person who saw the statement; the invoice is free again.',
      ),
      from: ['Enviado', 'Agendado'],
      to: 'Recusado',
      by: [bank, staff, { event: { noun: 'remessa', move: 'rejeitar' } }],
      reason: true,
    },
    cancelar: {
      rotulo: phrase('Cancelar', 'Cancel'),
      text: phrase(
        'O pagamento foi desfeito; o faturamento fica livre.',
        'The payment was undone; the invoice is free again.',
      ),
      from: ['Gerado', 'Enviado', 'Agendado'],
      to: 'Cancelado',
      by: [bank, { event: { noun: 'remessa', move: 'cancelar' } }],
    },
    devolver: {
      rotulo: phrase('Devolver', 'Send back'),
      text: phrase(
        'O que foi pago voltou; o movimento é estornado e o faturamento fica livre.',
        'What was paid came back; the movement is reversed and the invoice is free again.',
      ),
      from: ['Pago'],
      to: 'Devolvido',
      by: [bank, { event: { noun: 'retorno_item', move: 'conciliar' } }],
    },
  },
})
