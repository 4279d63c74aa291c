import { must } from '../../common-fields.ts'
import { cep, code, documento, flag, ours, uf, varchar } from '../../fields.ts'
import { bancosDeRemessa } from '../../values/conta-bancaria.ts'

/** What of an account may be changed: another bank is another account. */
export const contaBancariaChanges = {
  nome: varchar(60, 'Como a instituição chama a conta; não se repete.', { ...must, rotulo: 'Nome' }),
  titular: varchar(60, 'Nome de quem paga, como o banco o conhece.', { ...must, rotulo: 'Titular' }),
  documento: documento('CPF ou CNPJ do titular.', { ...must, rotulo: 'CPF ou CNPJ' }),
  convenio: varchar(20, 'Convênio de pagamentos com o banco; o Itaú não tem.', {
    ...ours,
    rotulo: 'Convênio com o banco',
  }),
  agencia: varchar(5, 'Agência, sem dígito.', { ...must, rotulo: 'Agência' }),
  agenciaDigito: varchar(1, 'Dígito da agência, quando há.', { ...ours, rotulo: 'Dígito da agência' }),
  conta: varchar(12, 'Conta, sem dígito.', { ...must, rotulo: 'Conta' }),
  contaDigito: varchar(1, 'Dígito da conta.', { ...must, rotulo: 'Dígito da conta' }),
  servico: varchar(2, 'Código do serviço; ausente, o usual do banco.', { ...ours, rotulo: 'Serviço' }),
  finalidadeTed: varchar(5, 'Finalidade de TED; ausente, a usual do banco.', {
    ...ours,
    rotulo: 'Finalidade de TED',
  }),
  parametro: varchar(2, 'Parâmetro de transmissão, da Caixa.', {
    ...ours,
    rotulo: 'Parâmetro de transmissão',
  }),
  compromisso: varchar(4, 'Código do compromisso, da Caixa.', { ...ours, rotulo: 'Compromisso' }),
  codigoExtrato: varchar(4, 'Código que o extrato mostra, do Itaú.', {
    ...ours,
    rotulo: 'Código no extrato',
  }),
  teste: flag('S gera arquivos de teste, onde o banco os distingue.', {
    ...ours,
    rotulo: 'Arquivos de teste',
  }),
  logradouro: varchar(60, 'Logradouro de quem paga.', { ...ours, rotulo: 'Logradouro' }),
  numero: varchar(10, 'Número no logradouro.', { ...ours, rotulo: 'Número no logradouro' }),
  complemento: varchar(30, 'Complemento.', { ...ours, rotulo: 'Complemento' }),
  cidade: varchar(40, 'Cidade.', { ...ours, rotulo: 'Cidade' }),
  cep: cep('CEP.', { ...ours, rotulo: 'CEP' }),
  uf: uf('Estado.', { ...ours, rotulo: 'UF' }),
}

/** What a bank account says. */
export const contaBancariaFields = {
  banco: code(3, 'Banco.', { values: bancosDeRemessa, unknown: 'refuse' }, { ...must, rotulo: 'Banco' }),
  ...contaBancariaChanges,
}
