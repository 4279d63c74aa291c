import { machine } from './machine.ts'

const bank = { job: 'retornos' } as const
const staff = { right: 'financeiro.remeter' } as const

/** A payment on its way through a bank. */
export const remessaItemMachine = machine({
  noun: 'remessa_item',
  rotulo: 'Pagamento de remessa',
  plural: 'Pagamentos de remessas',
  table: 'remessa_item',
  field: 'situacao',
  states: {
    Gerado: { text: 'Está em uma remessa que ainda não foi enviada.', tone: 'espera' },
    Enviado: { text: 'Está com o banco, que ainda não respondeu.', tone: 'andamento' },
    Agendado: { text: 'O banco o aceitou e vai pagar no dia.', tone: 'andamento' },
    Pago: { text: 'O banco pagou.', tone: 'ok' },
    Recusado: {
      text: 'O banco não pagou; o faturamento pode ir em outra remessa.',
      tone: 'erro',
      final: true,
    },
    Cancelado: {
      text: 'Desfeito antes de ser pago; o faturamento pode ir em outra remessa.',
      tone: 'encerrado',
      final: true,
    },
    Devolvido: { text: 'Foi pago e voltou; o pagamento foi estornado.', tone: 'erro', final: true },
  },
  initial: ['Gerado'],
  moves: {
    enviar: {
      rotulo: 'Enviar',
      text: 'A remessa foi entregue ao banco.',
      from: ['Gerado'],
      to: 'Enviado',
      by: [{ event: { noun: 'remessa', move: 'enviar' } }],
    },
    agendar: {
      rotulo: 'Agendar',
      text: 'O banco aceitou o pagamento.',
      from: ['Enviado'],
      to: 'Agendado',
      by: [bank],
    },
    pagar: {
      rotulo: 'Confirmar pagamento',
      text: 'O banco pagou, diz o retorno ou, sem retorno, uma pessoa que viu o extrato; o faturamento recebe o movimento, com o dia e o valor reais.',
      from: ['Enviado', 'Agendado'],
      to: 'Pago',
      by: [bank, staff, { event: { noun: 'retorno_item', move: 'conciliar' } }],
      guards: ['pagamentoReal'],
      reason: true,
    },
    recusar: {
      rotulo: 'Registrar recusa',
      text: 'O banco não pagou, diz o retorno ou, sem retorno, uma pessoa que viu o extrato; o faturamento fica livre.',
      from: ['Enviado', 'Agendado'],
      to: 'Recusado',
      by: [bank, staff, { event: { noun: 'remessa', move: 'rejeitar' } }],
      reason: true,
    },
    cancelar: {
      rotulo: 'Cancelar',
      text: 'O pagamento foi desfeito; o faturamento fica livre.',
      from: ['Gerado', 'Enviado', 'Agendado'],
      to: 'Cancelado',
      by: [bank, { event: { noun: 'remessa', move: 'cancelar' } }],
    },
    devolver: {
      rotulo: 'Devolver',
      text: 'O que foi pago voltou; o movimento é estornado e o faturamento fica livre.',
      from: ['Pago'],
      to: 'Devolvido',
      by: [bank, { event: { noun: 'retorno_item', move: 'conciliar' } }],
    },
  },
})
