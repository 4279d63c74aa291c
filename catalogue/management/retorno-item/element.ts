import { statesOf } from '../../machines/machine.ts'
import { remessaItemMachine } from '../../machines/remessa-item.ts'
import { retornoItemMachine } from '../../machines/retorno-item.ts'
import { day, money, number, numberOf, saidText, sealed, text } from '../../output.ts'
import { ocorrenciasDoBanco, situacoesPagamento } from '../../query/pagamento-element.ts'
import { effectCodes } from './effects.ts'

export const situacoesItem = statesOf(retornoItemMachine)

const { agendar, pagar, recusar, cancelar, devolver } = remessaItemMachine.moves

/** What a person may say became of a payment. */
export const decisions = [pagar.to, recusar.to, cancelar.to, devolver.to] as const

/** What a return may say of a payment; the last decides nothing. */
export const outcomesTold = [...decisions, agendar.to, retornoItemMachine.initial[0]]

/** What a row did, in words and as data. */
export const efeito = {
  efeito: saidText('O que isso mudou, ou por que uma pessoa tem de olhar'),
  efeitoCodigo: { ...text('O efeito, em código', effectCodes), rotulo: 'Código do efeito' },
  efeitoSituacao: {
    ...text('Situação do pagamento que o efeito nomeia; vazia quando não nomeia uma', situacoesPagamento),
    rotulo: 'Situação do efeito',
  },
}

/** A row of a return. */
export const retornoItemElement = {
  identificador: numberOf('retorno_item', 'Número do item', 'linha'),
  linha: number('Linha do arquivo'),
  situacao: text('Situação', situacoesItem),
  pagamento: numberOf('remessa_item', 'Número do pagamento de remessa'),
  seuNumero: text('Número do pagamento, como o banco o diz'),
  favorecido: sealed({
    nome: text('Nome do favorecido'),
    banco: text('Banco'),
    agencia: text('Agência'),
    conta: text('Conta com dígito'),
  }),
  valor: money('Valor'),
  dataPagamento: day('Dia do pagamento'),
  valorReal: money('Valor que o banco pagou'),
  dataReal: day('Dia em que o banco pagou'),
  ocorrencias: ocorrenciasDoBanco,
  resultado: text('O que o banco diz', outcomesTold),
  ...efeito,
}
