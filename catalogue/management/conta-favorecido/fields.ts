import { code, documento, listed, ours, related, varchar } from '../../fields.ts'

/** What kinds of accounts there are. */
export const tiposConta = ['Corrente', 'Poupança', 'Pagamento'] as const

/** An account, a Pix key, or both. */
export const contaFields = {
  banco: varchar(8, 'Banco, pelo código de três dígitos ou pelo ISPB.', { ...ours, rotulo: 'Banco' }),
  agencia: varchar(5, 'Agência, sem dígito.', { ...ours, rotulo: 'Agência' }),
  agenciaDigito: varchar(1, 'Dígito da agência, quando há.', { ...ours, rotulo: 'Dígito da agência' }),
  conta: varchar(12, 'Conta, sem dígito.', { ...ours, rotulo: 'Conta' }),
  contaDigito: varchar(2, 'Dígito da conta.', { ...ours, rotulo: 'Dígito da conta' }),
  tipoConta: code(10, 'Tipo da conta. Vazio: corrente.', listed(tiposConta), {
    ...ours,
    rotulo: 'Tipo da conta',
  }),
  documentoTitular: documento('CPF ou CNPJ do titular, que é o próprio favorecido. Vazio: o do cadastro.', {
    ...ours,
    rotulo: 'Documento do titular',
  }),
  chavePix: varchar(
    77,
    'Chave Pix: CPF, CNPJ, telefone com +55, e-mail ou chave aleatória; fica como foi escrita.',
    { ...ours, rotulo: 'Chave Pix' },
  ),
}

export const informaFields = {
  aluno: related('aluno', 'Aluno que recebe; de um aluno, ele mesmo.', { rotulo: 'Aluno' }),
  pessoa: related('pessoa', 'Pessoa que recebe, no lugar de um aluno.', { rotulo: 'Pessoa' }),
  ...contaFields,
}
