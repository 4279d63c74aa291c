import { must, recordFields, titulacoes, validade } from '../common-fields.ts'
import { code, cpf, date, email, ours, senha, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeProfessores = inbound({
  family: 'inbound',
  id: 'RecebeProfessores',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe professores', 'Receive professors'),
  description: phrase(
    'Inclui ou atualiza professores pela identificação.',
    'Creates or updates professors by identification.',
  ),
  list: 'SDT_INT_PROFESSORES',
  prefix: 'ESIPR_',
  key: ['ESIPR_IDENTIFICACAO'],
  fields: {
    ESIPR_IDENTIFICACAO: varchar(
      50,
      phrase(
        'Identificação do professor; chave do registro.',
        'Identification of the professor; key of the record.',
      ),
      must,
    ),
    ESIPR_PROFESSOR: varchar(120, phrase('Nome civil.', 'Civil name.'), must),
    ESIPR_CPF: cpf(
      phrase(
        'CPF, único entre os professores ativos. Fica vazio apenas com ESIPR_DOCUMENTO.',
        'CPF, unique among active professors. It is left empty only with ESIPR_DOCUMENTO.',
      ),
      {
        ...must,
        unless: 'ESIPR_DOCUMENTO',
      },
    ),
    ESIPR_DOCUMENTO: varchar(
      40,
      phrase('Documento do professor estrangeiro.', 'Document of a foreign professor.'),
      ours,
    ),
    ESIPR_LOGIN: varchar(
      100,
      phrase('Login, único entre os professores ativos.', 'Login, unique among active professors.'),
      must,
    ),
    ESIPR_SENHA: senha(
      100,
      phrase(
        'Senha, para instituições sem login único. Se ficar vazio: vale a atual.',
        'Password, for institutions without single sign-on. If left empty: the present one holds.',
      ),
      ours,
    ),
    ESIPR_EMAIL: email(
      100,
      phrase('E-mail, único entre os professores ativos.', 'E-mail, unique among active professors.'),
      must,
    ),
    ESIPR_TELEFONE: varchar(16, phrase('Telefone.', 'Telephone.'), ours),
    ESIPR_MATRICULA: varchar(40, phrase('Matrícula funcional.', 'Staff number.'), ours),
    ESIPR_TITULACAO: code(1, phrase('Titulação.', 'Degree.'), titulacoes, ours),
    ESIPR_NOME_SOCIAL: varchar(100, phrase('Nome social.', 'Social name.'), ours),
    ESIPR_CODIGO_UNIDADE: varchar(
      50,
      phrase('Código da unidade; criada ao aparecer.', 'Code of the unit; made when it appears.'),
      {
        origin: 'ours',
        register: 'unidade',
      },
    ),
    ESIPR_NOME_UNIDADE: varchar(100, phrase('Nome da unidade.', 'Name of the unit.'), ours),
    ESIPR_DT_BLOQUEIO_ACESSO: date(
      phrase(
        'O login fica bloqueado até esta data, inclusive.',
        'The login is blocked until this day, inclusive.',
      ),
      ours,
    ),
    ESIPR_VALIDADE: validade,
    ...recordFields,
  },
  example: {
    ESIPR_IDENTIFICACAO: 'P1001',
    ESIPR_PROFESSOR: 'Helena Prado Vasconcelos',
    ESIPR_CPF: '11144477735',
    ESIPR_LOGIN: 'helena.vasconcelos',
    ESIPR_EMAIL: 'helena.vasconcelos@exemplo.edu.br',
    ESIPR_TITULACAO: 'D',
  },
})
