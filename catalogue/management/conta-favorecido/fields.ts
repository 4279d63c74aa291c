import { code, documento, listed, ours, related, varchar } from '../../fields.ts'
import { phrase, withEnglish } from '../../phrase.ts'

export const tiposConta = withEnglish({ Corrente: 'Current', Poupança: 'Savings', Pagamento: 'Payment' })

/** An account, a Pix key, or both. */
export const contaFields = {
  banco: varchar(
    8,
    phrase(
      'Banco, pelo código de três dígitos ou pelo ISPB.',
      'Bank, by its code of three digits or by ISPB.',
    ),
    { ...ours, rotulo: phrase('Banco', 'Bank') },
  ),
  agencia: varchar(5, phrase('Agência, sem dígito.', 'Branch, without its check digit.'), {
    ...ours,
    rotulo: phrase('Agência', 'Bank branch'),
  }),
  agenciaDigito: varchar(
    1,
    phrase('Dígito da agência, quando há.', 'Check digit of the branch, if there is one.'),
    { ...ours, rotulo: phrase('Dígito da agência', 'Check digit of the branch') },
  ),
  conta: varchar(12, phrase('Conta, sem dígito.', 'Account, without its check digit.'), {
    ...ours,
    rotulo: phrase('Conta', 'Account'),
  }),
  contaDigito: varchar(2, phrase('Dígito da conta.', 'Check digit of the account.'), {
    ...ours,
    rotulo: phrase('Dígito da conta', 'Check digit of the account'),
  }),
  tipoConta: code(
    10,
    phrase('Tipo da conta. Se ficar vazio: corrente.', 'Kind of account. If left empty: current account.'),
    listed(tiposConta),
    {
      ...ours,
      rotulo: phrase('Tipo da conta', 'Kind of account'),
    },
  ),
  documentoTitular: documento(
    phrase(
      'CPF ou CNPJ do titular, que é o próprio favorecido. Se ficar vazio: o do cadastro.',
      'CPF or CNPJ of the holder, who is the payee themself. If left empty: the one on record.',
    ),
    {
      ...ours,
      rotulo: phrase('Documento do titular', 'Document of the holder'),
    },
  ),
  chavePix: varchar(
    77,
    phrase(
      'Chave Pix: CPF, CNPJ, telefone com +55, e-mail ou chave aleatória; fica como foi escrita.',
      'Pix key: CPF, CNPJ, telephone with +55, e-mail or random key; it stays as it was written.',
    ),
    { ...ours, rotulo: phrase('Chave Pix', 'Pix key') },
  ),
}

export const informaFields = {
  aluno: related(
    'aluno',
    phrase('Aluno que recebe; de um aluno, ele mesmo.', 'Student who is paid; of a student, themself.'),
    { rotulo: phrase('Aluno', 'Student') },
  ),
  pessoa: related(
    'pessoa',
    phrase('Pessoa que recebe, no lugar de um aluno.', 'Person who is paid, in place of a student.'),
    { rotulo: phrase('Pessoa', 'Person') },
  ),
  ...contaFields,
}
