import { must } from '../../common-fields.ts'
import { cep, code, documento, flag, ours, uf, varchar } from '../../fields.ts'
import { phrase } from '../../phrase.ts'
import { bancosDeRemessa } from '../../values/conta-bancaria.ts'

/** Fields that may change. An account at another bank is a new account. */
export const contaBancariaChanges = {
  nome: varchar(
    60,
    phrase(
      'Como a instituição chama a conta; não se repete.',
      'What the institution calls the account; not repeated.',
    ),
    { ...must, rotulo: phrase('Nome', 'Name') },
  ),
  titular: varchar(
    60,
    phrase('Nome de quem paga, como o banco o conhece.', 'Name of whoever pays, as the bank knows it.'),
    { ...must, rotulo: phrase('Titular', 'Holder') },
  ),
  documento: documento(phrase('CPF ou CNPJ do titular.', 'CPF or CNPJ of the holder.'), {
    ...must,
    rotulo: phrase('CPF ou CNPJ', 'CPF or CNPJ'),
  }),
  convenio: varchar(
    20,
    phrase(
      'Convênio de pagamentos com o banco; o Itaú não tem.',
      'Payment agreement with the bank; Itaú has none.',
    ),
    {
      ...ours,
      rotulo: phrase('Convênio com o banco', 'Agreement with the bank'),
    },
  ),
  agencia: varchar(5, phrase('Agência, sem dígito.', 'Branch, without its check digit.'), {
    ...must,
    rotulo: phrase('Agência', 'Bank branch'),
  }),
  agenciaDigito: varchar(
    1,
    phrase('Dígito da agência, quando há.', 'Check digit of the branch, if there is one.'),
    { ...ours, rotulo: phrase('Dígito da agência', 'Check digit of the branch') },
  ),
  conta: varchar(12, phrase('Conta, sem dígito.', 'Account, without its check digit.'), {
    ...must,
    rotulo: phrase('Conta', 'Account'),
  }),
  contaDigito: varchar(1, phrase('Dígito da conta.', 'Check digit of the account.'), {
    ...must,
    rotulo: phrase('Dígito da conta', 'Check digit of the account'),
  }),
  servico: varchar(
    2,
    phrase(
      'Código do serviço. Se ficar vazio: o usual do banco.',
      "Code of the service. If left empty: the bank's usual one.",
    ),
    { ...ours, rotulo: phrase('Serviço', 'Service') },
  ),
  finalidadeTed: varchar(
    5,
    phrase(
      'Finalidade de TED. Se ficar vazio: a usual do banco.',
      "Purpose of TED. If left empty: the bank's usual one.",
    ),
    {
      ...ours,
      rotulo: phrase('Finalidade de TED', 'Purpose of the transfer'),
    },
  ),
  parametro: varchar(2, phrase('Parâmetro de transmissão, da Caixa.', 'Transmission parameter, of Caixa.'), {
    ...ours,
    rotulo: phrase('Parâmetro de transmissão', 'Transmission parameter'),
  }),
  compromisso: varchar(4, phrase('Código do compromisso, da Caixa.', 'Commitment code, of Caixa.'), {
    ...ours,
    rotulo: phrase('Compromisso', 'Commitment'),
  }),
  codigoExtrato: varchar(
    4,
    phrase('Código que o extrato mostra, do Itaú.', 'Code that the statement shows, of Itaú.'),
    {
      ...ours,
      rotulo: phrase('Código no extrato', 'Code on the statement'),
    },
  ),
  teste: flag(
    phrase(
      'S gera arquivos de teste, onde o banco os distingue.',
      'Yes: makes test files, where the bank tells them apart.',
    ),
    {
      ...ours,
      rotulo: phrase('Arquivos de teste', 'Test files'),
    },
  ),
  logradouro: varchar(60, phrase('Logradouro de quem paga.', 'Street of whoever pays.'), {
    ...ours,
    rotulo: phrase('Logradouro', 'Street'),
  }),
  numero: varchar(10, phrase('Número no logradouro.', 'Number in the street.'), {
    ...ours,
    rotulo: phrase('Número no logradouro', 'Number in the street'),
  }),
  complemento: varchar(30, phrase('Complemento.', 'Address, second line.'), {
    ...ours,
    rotulo: phrase('Complemento', 'Address, second line'),
  }),
  cidade: varchar(40, phrase('Cidade.', 'City.'), { ...ours, rotulo: phrase('Cidade', 'City') }),
  cep: cep(phrase('CEP.', 'Postal code.'), { ...ours, rotulo: phrase('CEP', 'Postal code') }),
  uf: uf(phrase('Estado.', 'State.'), { ...ours, rotulo: phrase('UF', 'State (UF)') }),
}

export const contaBancariaFields = {
  banco: code(
    3,
    phrase('Banco.', 'Bank.'),
    { values: bancosDeRemessa, unknown: 'refuse' },
    { ...must, rotulo: phrase('Banco', 'Bank') },
  ),
  ...contaBancariaChanges,
}
