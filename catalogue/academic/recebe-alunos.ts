import { estadoCivil, recordFields, sexo } from '../common-fields.ts'
import {
  banco,
  cep,
  code,
  contaFavorecido,
  cpf,
  date,
  decided,
  email,
  flag,
  required,
  senha,
  uf,
  varchar,
} from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

export const recebeAlunos = inbound({
  family: 'inbound',
  id: 'RecebeAlunos',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe alunos', 'Receive students'),
  description: phrase(
    'Inclui ou atualiza alunos pela identificação do sistema acadêmico. Campo ausente mantém o valor guardado; campo vazio limpa o valor opcional.',
    'Creates or updates students by the identification of the academic system. An absent field keeps what is stored; an empty one clears an optional value.',
  ),
  list: 'SDT_INT_ALUNOS',
  prefix: 'ESIAL_',
  key: ['ESIAL_IDENTIFICACAO'],
  fields: {
    ESIAL_IDENTIFICACAO: varchar(
      50,
      phrase(
        'Identificação do aluno no sistema acadêmico; chave do registro.',
        'Identification of the student in the academic system; key of the record.',
      ),
      required,
    ),
    ESIAL_ALUNO: varchar(
      120,
      phrase(
        'Nome civil do aluno, como no documento de nascimento.',
        'Civil name of the student, as in the birth certificate.',
      ),
      required,
    ),
    ESIAL_MATRICULA: varchar(40, phrase('Matrícula.', 'Enrolment.')),
    ESIAL_CPF: cpf(
      phrase(
        'CPF com 11 dígitos, único entre os alunos ativos. Fica vazio apenas para estrangeiro, com ESIAL_DOCUMENTO.',
        'CPF with 11 digits, unique among active students. It is left empty only for foreigners, with ESIAL_DOCUMENTO.',
      ),
      { required: true, unless: 'ESIAL_DOCUMENTO' },
    ),
    ESIAL_DOCUMENTO: varchar(
      40,
      phrase(
        'Documento do aluno estrangeiro, por exemplo o passaporte. Obrigatório sem CPF.',
        'Document of a foreign student, for example the passport. Mandatory without a CPF.',
      ),
    ),
    ESIAL_RG: varchar(
      50,
      phrase(
        'Documento nacional de identidade, quando os contratos precisam dele.',
        'National identity document, where contracts need it.',
      ),
    ),
    ESIAL_LOGIN: varchar(
      100,
      phrase(
        'Login único do aluno, único entre os ativos.',
        'Login of the student, unique among the active.',
      ),
      required,
    ),
    ESIAL_SENHA: senha(
      100,
      phrase(
        'Senha, para instituições sem login único. Se ficar vazio: vale a atual.',
        'Password, for institutions without single sign-on. If left empty: the present one holds.',
      ),
    ),
    ESIAL_SEXO: code(
      1,
      phrase(
        'Sexo. Código desconhecido conta como vazio, com alerta.',
        'Sex. An unknown code counts as empty, with a warning.',
      ),
      sexo,
      decided('valores'),
    ),
    ESIAL_ESTADO_CIVIL: code(
      1,
      phrase(
        'Estado civil, por letra ou pelos códigos do eSocial (1 a 5) e do TOTVS RM (I, E).',
        'Marital status, by letter or by the codes of eSocial (1 to 5) and TOTVS RM (I, E).',
      ),
      estadoCivil,
      decided('valores'),
    ),
    ESIAL_NASCIMENTO: date(
      phrase(
        'Data de nascimento, não futura. Menor de 14 anos gera alerta.',
        'Date of birth, not in the future. Younger than 14 gives a warning.',
      ),
      decided('tipo'),
    ),
    ESIAL_EMAIL: email(
      100,
      phrase(
        'E-mail para avisos de estágio e seleção, único entre os alunos ativos.',
        'E-mail for notices of internships and selection, unique among active students.',
      ),
    ),
    ESIAL_TELEFONE1: varchar(16, phrase('Telefone secundário.', 'Second telephone.')),
    ESIAL_TELEFONE2: varchar(
      16,
      phrase(
        'Telefone principal, fixo ou celular. Sem nenhum telefone há alerta.',
        'Main telephone, landline or mobile. Without any telephone there is a warning.',
      ),
    ),
    ESIAL_ENDERECO: varchar(140, phrase('Logradouro.', 'Street.'), required),
    ESIAL_NUMERO: varchar(8, phrase('Número do endereço.', 'Number of the address.')),
    ESIAL_COMPLEMENTO: varchar(100, phrase('Complemento do endereço.', 'Complement of the address.')),
    ESIAL_BAIRRO: varchar(100, phrase('Bairro.', 'District.')),
    ESIAL_CIDADE: varchar(100, phrase('Cidade.', 'City.'), required),
    ESIAL_UF: uf(
      phrase(
        'Sigla do estado; EX para endereço no exterior de quem não tem CPF.',
        'Abbreviation of the state; EX for an address abroad of somebody without a CPF.',
      ),
      required,
    ),
    ESIAL_CEP: cep(
      phrase('CEP com 8 dígitos, como número ou texto.', 'Postal code with 8 digits, as a number or a text.'),
      required,
    ),
    ESIAL_NOME_MAE: varchar(
      100,
      phrase(
        'Nome da mãe, quando os contratos precisam dele.',
        'Name of the mother, where contracts need it.',
      ),
    ),
    ESIAL_NACIONALIDADE: varchar(50, phrase('Nacionalidade.', 'Nationality.')),
    ESIAL_NATURALIDADE: varchar(50, phrase('Naturalidade.', 'Place of birth.')),
    ESIAL_BANCO: banco(
      phrase(
        'Banco para pagamento da bolsa: código COMPE ou ISPB. Guardado cifrado.',
        'Bank to which the scholarship is paid: COMPE code or ISPB. Kept encrypted.',
      ),
    ),
    ESIAL_AGENCIA: varchar(
      10,
      phrase('Agência. Guardada cifrada.', 'Branch. Kept encrypted.'),
      contaFavorecido,
    ),
    ESIAL_CONTA: varchar(
      15,
      phrase('Conta com dígito. Guardada cifrada.', 'Account with its check digit. Kept encrypted.'),
      contaFavorecido,
    ),
    ESIAL_BOLSA_INI_CIENTIFICA: flag(
      phrase(
        'Bolsista de iniciação científica. Se ficar vazio: não.',
        'Holds a research scholarship. If left empty: no.',
      ),
      {
        codes: {
          values: { S: phrase('Sim', 'Yes'), N: phrase('Não', 'No') },
          aliases: { '1': 'S', '0': 'N' },
          unknown: 'ignore',
        },
        ...decided('valores'),
      },
    ),
    ESIAL_VALIDADE: date(
      phrase(
        'O aluno fica inativo a partir desta data, inclusive. Se ficar vazio: o registro fica ativo.',
        'The student is inactive from this day on, inclusive. If left empty: the record is active.',
      ),
    ),
    ESIAL_NOME_SOCIAL: varchar(100, phrase('Nome social.', 'Social name.')),
    ESIAL_DT_BLOQUEIO_ACESSO: date(
      phrase(
        'O login fica bloqueado até esta data, inclusive.',
        'The login is blocked until this day, inclusive.',
      ),
    ),
    ESIAL_CODIGO_DEFICIENCIA: varchar(
      20,
      phrase(
        'Código de uma deficiência já cadastrada. Guardado cifrado.',
        'Code of a registered disability. Kept encrypted.',
      ),
      {
        register: 'deficiencia',
        guarded: 'deficiencia',
      },
    ),
    ESIAL_INFORMACAO_DEFICIENCIA: varchar(
      100,
      phrase(
        'Informação complementar da deficiência. Guardada cifrada.',
        'More about the disability. Kept encrypted.',
      ),
      {
        guarded: 'deficiencia',
      },
    ),
    ...recordFields,
  },
  example: {
    ESIAL_IDENTIFICACAO: '2026001234',
    ESIAL_ALUNO: 'Mariana Alves Ferreira',
    ESIAL_MATRICULA: '2026001234',
    ESIAL_CPF: '52998224725',
    ESIAL_LOGIN: 'mariana.ferreira',
    ESIAL_SEXO: 'F',
    ESIAL_ESTADO_CIVIL: 'S',
    ESIAL_NASCIMENTO: '2004-05-17',
    ESIAL_EMAIL: 'mariana.ferreira@aluno.exemplo.edu.br',
    ESIAL_TELEFONE2: '11987654321',
    ESIAL_ENDERECO: 'Rua das Palmeiras',
    ESIAL_NUMERO: '120',
    ESIAL_BAIRRO: 'Centro',
    ESIAL_CIDADE: 'São Paulo',
    ESIAL_UF: 'SP',
    ESIAL_CEP: '01310100',
    ACAO: '',
    ID_RETORNO: 'carga-2026-1',
  },
})
