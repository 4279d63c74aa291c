import { statesOf } from '../../machines/machine.ts'
import { remessaItemMachine } from '../../machines/remessa-item.ts'
import { retornoItemMachine } from '../../machines/retorno-item.ts'
import { day, money, number, numberOf, saidText, sealed, text } from '../../output.ts'
import { labelledBy, phrase } from '../../phrase.ts'
import { ocorrenciasDoBanco, situacoesPagamento } from '../../query/pagamento-element.ts'
import { effectCodes } from './effects.ts'

export const situacoesItem = statesOf(retornoItemMachine)

const { agendar, pagar, recusar, cancelar, devolver } = remessaItemMachine.moves

/** Results that staff may decide for a payment. */
export const decisions = labelledBy(statesOf(remessaItemMachine).labels, [
  pagar.to,
  recusar.to,
  cancelar.to,
  devolver.to,
])

/** Results that a return may report; the last decides nothing. */
export const outcomesTold = labelledBy({ ...statesOf(remessaItemMachine).labels, ...situacoesItem.labels }, [
  ...decisions,
  agendar.to,
  retornoItemMachine.initial[0],
])

/** Effect of a line, as text and as data. */
export const efeito = {
  efeito: saidText(
    phrase(
      'O que isso mudou, ou por que uma pessoa tem de olhar',
      'What it changed, or why a person has to look',
    ),
  ),
  efeitoCodigo: text(
    phrase('O efeito, em código', 'The effect, as a code'),
    effectCodes,
    phrase('Código do efeito', 'Code of the effect'),
  ),
  efeitoSituacao: text(
    phrase(
      'Situação do pagamento que o efeito nomeia; vazia quando não nomeia uma',
      'State of the payment that the effect names; empty where it names none',
    ),
    situacoesPagamento,
    phrase('Situação do efeito', 'State in the effect'),
  ),
}

/** Line of a return. */
export const retornoItemElement = {
  identificador: numberOf('retorno_item', phrase('Número do item', 'Number of the item'), 'linha'),
  linha: number(phrase('Linha do arquivo', 'Line of the file')),
  situacao: text(phrase('Situação', 'State'), situacoesItem),
  pagamento: numberOf(
    'remessa_item',
    phrase('Número do pagamento de remessa', 'Number of the payment of a remittance'),
  ),
  seuNumero: text(
    phrase('Número do pagamento, como o banco o diz', 'Number of the payment, as the bank tells it'),
  ),
  favorecido: sealed({
    nome: text(phrase('Nome do favorecido', 'Name of the payee')),
    banco: text(phrase('Banco', 'Bank')),
    agencia: text(phrase('Agência', 'Bank branch')),
    conta: text(phrase('Conta com dígito', 'Account with its digit')),
  }),
  valor: money(phrase('Valor', 'Amount')),
  dataPagamento: day(phrase('Dia do pagamento', 'Day of payment')),
  valorReal: money(phrase('Valor que o banco pagou', 'Amount that the bank paid')),
  dataReal: day(phrase('Dia em que o banco pagou', 'Day on which the bank paid')),
  ocorrencias: ocorrenciasDoBanco,
  resultado: text(phrase('O que o banco diz', 'What the bank says'), outcomesTold),
  ...efeito,
}
