import { statesOf } from '../../machines/machine.ts'
import { remessaItemMachine } from '../../machines/remessa-item.ts'
import { day, list, money, number, sealed, text } from '../../output.ts'

/** What a bank said, by its codes. */
export const ocorrenciasDoBanco = list({
  codigo: text('Código do banco'),
  descricao: text('O que o código diz'),
})

export const favorecido = sealed({
  nome: text('Nome do favorecido'),
  documento: text('CPF ou CNPJ do favorecido'),
  banco: text('Banco'),
  agencia: text('Agência'),
  conta: text('Conta com dígito'),
  chavePix: text('Chave Pix'),
})

/** Codes of the forms, as files say them. */
const formasLancamento = ['01', '03', '05', '41', '43', '45']

export const pagamentoElement = {
  sequencia: number('Sequência na remessa'),
  formaLancamento: text('Forma: 01 e 05 crédito em conta, 03, 41 e 43 TED, 45 Pix', formasLancamento),
  seuNumero: text('Número do pagamento, que o banco devolve'),
  contrato: number('Número do contrato'),
  parcela: number('Parcela'),
  favorecido,
  valor: money('Valor'),
  dataPagamento: day('Dia do pagamento'),
  ocorrencias: ocorrenciasDoBanco,
}

export const situacoesPagamento = statesOf(remessaItemMachine)
