import { machine, statesOf } from './machine.ts'

const staff = { right: 'financeiro.alterar' } as const

export const faturamentoMachine = machine({
  noun: 'faturamento',
  rotulo: 'Faturamento',
  plural: 'Faturamentos',
  table: 'faturamento',
  field: 'situacao',
  derived: 'situacao_do_faturamento',
  states: {
    Aberto: { text: 'Ainda há saldo, e o vencimento não passou.', tone: 'espera' },
    'Parcialmente recebido': {
      text: 'Uma parte foi recebida, e o vencimento não passou.',
      tone: 'andamento',
    },
    'Parcialmente pago': {
      text: 'Uma parte foi paga, e o vencimento não passou.',
      tone: 'andamento',
    },
    Vencido: { text: 'O vencimento passou e ainda há saldo.', tone: 'erro' },
    Agendado: { text: 'Está em uma remessa, à espera da palavra do banco.', tone: 'andamento' },
    Recebido: { text: 'Foi recebido por inteiro.', tone: 'ok' },
    Pago: { text: 'Foi pago por inteiro.', tone: 'ok' },
    Cancelado: { text: 'Não é mais devido.', tone: 'encerrado', final: true },
  },
  initial: ['Aberto'],
  inclusion: {
    text: 'Emite um faturamento a receber ou a pagar, com seus itens.',
    by: [staff],
    guards: ['parteInformada', 'vencimentoAberto', 'valorPositivo', 'unidadeInformada'],
  },
  moves: {
    receber: {
      rotulo: 'Registrar recebimento',
      text: 'Registra o que foi recebido; sem valor, o saldo todo.',
      from: ['Aberto', 'Parcialmente recebido', 'Vencido'],
      to: 'Recebido',
      or: ['Parcialmente recebido', 'Vencido'],
      by: [staff],
      guards: ['aReceber', 'emitidoAqui', 'diaPassado', 'desdeAEmissao', 'cabeNoSaldo'],
    },
    estornarRecebimento: {
      rotulo: 'Estornar recebimento',
      text: 'Desfaz um recebimento com outro de sinal contrário; sem dizer qual, o último.',
      from: ['Recebido', 'Parcialmente recebido', 'Vencido'],
      to: 'Aberto',
      or: ['Parcialmente recebido', 'Vencido'],
      by: [staff],
      guards: ['aReceber', 'haMovimento'],
      reason: true,
    },
    pagar: {
      rotulo: 'Registrar pagamento',
      text: 'Registra o que foi pago fora de remessa; sem valor, o saldo todo.',
      from: ['Aberto', 'Parcialmente pago', 'Vencido'],
      to: 'Pago',
      or: ['Parcialmente pago', 'Vencido'],
      by: [staff],
      guards: ['aPagar', 'emitidoAqui', 'diaPassado', 'desdeAEmissao', 'cabeNoSaldo'],
    },
    estornarPagamento: {
      rotulo: 'Estornar pagamento',
      text: 'Desfaz um pagamento com outro de sinal contrário; sem dizer qual, o último.',
      from: ['Pago', 'Parcialmente pago', 'Vencido'],
      to: 'Aberto',
      or: ['Parcialmente pago', 'Vencido'],
      by: [staff],
      guards: ['aPagar', 'haMovimento'],
      reason: true,
    },
    cancelar: {
      rotulo: 'Cancelar',
      text: 'Cancela o que não é mais devido; o que já foi recebido ou pago tem de ser estornado antes.',
      from: ['Aberto', 'Vencido'],
      to: 'Cancelado',
      by: [staff],
      guards: ['emitidoAqui', 'semMovimento'],
      reason: true,
    },
    vencer: {
      rotulo: 'Vencer',
      text: 'O vencimento passou e ainda há saldo.',
      from: ['Aberto', 'Parcialmente recebido', 'Parcialmente pago'],
      to: 'Vencido',
      by: [{ calendar: { column: 'vencimento', when: 'after' } }],
    },
    agendar: {
      rotulo: 'Agendar',
      text: 'Um item de remessa leva o pagamento ao banco.',
      from: ['Aberto', 'Parcialmente pago', 'Vencido'],
      to: 'Agendado',
      by: [{ event: { noun: 'remessa', move: 'gerar' } }],
    },
    liquidar: {
      rotulo: 'Liquidar',
      text: 'O banco confirma o pagamento.',
      from: ['Agendado'],
      to: 'Pago',
      or: ['Parcialmente pago', 'Vencido'],
      by: [{ event: { noun: 'remessa_item', move: 'pagar' } }],
    },
    liberar: {
      rotulo: 'Liberar',
      text: 'O banco recusa o pagamento, ou a remessa é cancelada; pode ir em outra.',
      from: ['Agendado'],
      to: 'Aberto',
      or: ['Parcialmente pago', 'Vencido'],
      by: [{ event: { noun: 'remessa_item', move: 'recusar' } }],
    },
    devolver: {
      rotulo: 'Devolver',
      text: 'O banco devolve o que tinha pago, e o pagamento é estornado.',
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

/** States of what is owed to the institution, and of what it owes. */
export const situacoesAReceber = others(agendar.to, pagar.to, pagar.or[0])
export const situacoesAPagar = others(receber.to, receber.or[0])
