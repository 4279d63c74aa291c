import { statesOf } from '../machines/machine.ts'
import { remessaItemMachine } from '../machines/remessa-item.ts'
import { coded, day, list, money, number, saidText, sealed, text } from '../output.ts'

/** What a bank said, by its codes. */
export const ocorrenciasDoBanco = list({
  codigo: text('Código do banco'),
  descricao: saidText('O que o código diz'),
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
const formasLancamento = {
  values: {
    '01': 'Crédito em conta corrente',
    '03': 'TED',
    '05': 'Crédito em poupança',
    '41': 'TED a outro titular',
    '43': 'TED ao mesmo titular',
    '45': 'Pix',
  },
}

export const pagamentoElement = {
  sequencia: number('Sequência na remessa'),
  formaLancamento: coded('Forma, como o arquivo a diz', formasLancamento),
  seuNumero: text('Número do pagamento, que o banco devolve'),
  contrato: number('Número do contrato'),
  parcela: number('Parcela'),
  favorecido,
  valor: money('Valor'),
  dataPagamento: day('Dia do pagamento'),
  ocorrencias: ocorrenciasDoBanco,
}

export const situacoesPagamento = statesOf(remessaItemMachine)
