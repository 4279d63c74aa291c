import { statesOf } from '../machines/machine.ts'
import { remessaItemMachine } from '../machines/remessa-item.ts'
import { coded, day, list, money, number, saidText, sealed, text } from '../output.ts'
import { phrase } from '../phrase.ts'

/** Occurrence codes of the bank. */
export const ocorrenciasDoBanco = list({
  codigo: text(phrase('Código do banco', 'Code of the bank')),
  descricao: saidText(phrase('O que o código diz', 'What the code says')),
})

export const favorecido = sealed({
  nome: text(phrase('Nome do favorecido', 'Name of the payee')),
  documento: text(phrase('CPF ou CNPJ do favorecido', 'CPF or CNPJ of the payee')),
  banco: text(phrase('Banco', 'Bank')),
  agencia: text(phrase('Agência', 'Bank branch')),
  conta: text(phrase('Conta com dígito', 'Account with its digit')),
  chavePix: text(phrase('Chave Pix', 'Pix key')),
})

/** Codes of payment methods in CNAB files. */
const formasLancamento = {
  values: {
    '01': phrase('Crédito em conta corrente', 'Credit to a current account'),
    '03': phrase('TED', 'TED'),
    '05': phrase('Crédito em poupança', 'Credit to a savings account'),
    '41': phrase('TED a outro titular', 'TED to another holder'),
    '43': phrase('TED ao mesmo titular', 'TED to the same holder'),
    '45': phrase('Pix', 'Pix'),
  },
}

export const pagamentoElement = {
  sequencia: number(phrase('Sequência na remessa', 'Sequence in the remittance')),
  formaLancamento: coded(
    phrase('Forma, como o arquivo a diz', 'Form, as the file tells it'),
    formasLancamento,
  ),
  seuNumero: text(
    phrase('Número do pagamento, que o banco devolve', 'Number of the payment, which the bank gives back'),
  ),
  contrato: number(phrase('Número do contrato', 'Number of the contract')),
  parcela: number(phrase('Parcela', 'Instalment')),
  favorecido,
  valor: money(phrase('Valor', 'Amount')),
  dataPagamento: day(phrase('Dia do pagamento', 'Day of payment')),
  ocorrencias: ocorrenciasDoBanco,
}

export const situacoesPagamento = statesOf(remessaItemMachine)
