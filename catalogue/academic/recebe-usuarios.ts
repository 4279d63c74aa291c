import { namedRecordFields } from '../common-fields.ts'
import { cep, cpf, date, decided, demandedByUs, email, flag, numeric, senha, uf, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

/** The interface gives no size for these fields. */
const sized = decided('tamanho')

export const recebeUsuarios = inbound({
  family: 'inbound',
  id: 'RecebeUsuarios',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: phrase('Recebe usuários administrativos', 'Receive administrative users'),
  description: phrase(
    'Inclui ou atualiza usuários administrativos da plataforma. Unidades são criadas ao aparecer; perfis precisam existir.',
    'Creates or updates administrative users of the platform. Units are created when they first appear; profiles must exist.',
  ),
  list: 'SDT_INT_USUARIOS',
  prefix: 'ESIUS_',
  key: ['ESIUS_IDENTIFICADOR'],
  fields: {
    ESIUS_IDENTIFICADOR: numeric(
      18,
      phrase(
        'Identificador único do usuário; chave do registro.',
        'Unique identifier of the user; key of the record.',
      ),
      demandedByUs('tamanho'),
    ),
    ESIUS_LOGIN: varchar(
      100,
      phrase('Login, único entre os usuários.', 'Login, unique among users.'),
      demandedByUs('tamanho'),
    ),
    ESIUS_SENHA: senha(
      100,
      phrase(
        'Senha. Obrigatória na inclusão quando ESIUS_AUTENTICA é N. Se ficar vazio: vale a atual.',
        'Password. Required on inclusion where ESIUS_AUTENTICA is N. If left empty: the present one holds.',
      ),
      decided('tipo'),
    ),
    ESIUS_NOME: varchar(60, phrase('Nome de exibição.', 'Name that is shown.'), demandedByUs('tamanho')),
    ESIUS_NOME_COMPLETO: varchar(120, phrase('Nome completo.', 'Full name.'), sized),
    ESIUS_TELEFONE: varchar(16, phrase('Telefone.', 'Telephone.'), sized),
    ESIUS_EMAIL: email(
      100,
      phrase(
        'E-mail, único entre os usuários quando enviado.',
        'E-mail, unique among users where it is sent.',
      ),
      sized,
    ),
    ESIUS_ENDERECO: varchar(140, phrase('Endereço residencial.', 'Home address.'), sized),
    ESIUS_COMPLEMENTO: varchar(100, phrase('Complemento do endereço.', 'Complement of the address.'), sized),
    ESIUS_BAIRRO: varchar(100, phrase('Bairro.', 'District.'), sized),
    ESIUS_CIDADE: varchar(100, phrase('Cidade.', 'City.'), sized),
    ESIUS_UF: uf(phrase('Sigla do estado.', 'Abbreviation of the state.'), sized),
    ESIUS_CEP: cep(
      phrase('CEP com 8 dígitos, como número ou texto.', 'Postal code with 8 digits, as a number or a text.'),
      decided('tipo'),
    ),
    ESIUS_CPF: cpf(phrase('CPF com 11 dígitos.', 'CPF with 11 digits.'), sized),
    ESIUS_MATRICULA: varchar(
      40,
      phrase('Matrícula na instituição.', 'Registration at the institution.'),
      sized,
    ),
    ESIUS_CODIGO_UNIDADE: varchar(
      50,
      phrase(
        'Código da unidade do usuário; criada ao aparecer.',
        'Code of the unit of the user; it is made where it appears first.',
      ),
      {
        ...sized,
        register: 'unidade',
      },
    ),
    ESIUS_NOME_UNIDADE: varchar(100, phrase('Nome da unidade.', 'Name of the unit.'), sized),
    ESIUS_CODIGO_UNIDADE_SUPERIOR: varchar(
      50,
      phrase('Código da unidade superior, se houver.', 'Code of the unit above, if there is one.'),
      {
        ...sized,
        register: 'unidade',
      },
    ),
    ESIUS_NOME_UNIDADE_SUPERIOR: varchar(
      100,
      phrase('Nome da unidade superior.', 'Name of the unit above.'),
      sized,
    ),
    ESIUS_CODIGO_PERFIL: varchar(
      20,
      phrase(
        'Código de um perfil já cadastrado. Um perfil reservado só vale para quem já o tem, ou se o cliente o marcou como concedido por integração.',
        'Code of a profile that exists. A reserved profile is only for who has it already, or where the client marked it as granted by integration.',
      ),
      {
        ...demandedByUs('tamanho'),
        register: 'perfil',
      },
    ),
    ESIUS_AUTENTICA: flag(
      phrase(
        'S: login único da instituição; N: senha interna. Se ficar vazio: N.',
        'S: single sign-on of the institution; N: password of the platform. If left empty: N.',
      ),
      sized,
    ),
    ESIUS_DATA_NASCIMENTO: date(
      phrase('Data de nascimento, não futura.', 'Date of birth, not in the future.'),
    ),
    ESIUS_RAMAL: varchar(10, phrase('Ramal.', 'Extension number.'), sized),
    ESIUS_CODIGO_MENU: varchar(20, phrase('Código do menu inicial.', 'Code of the first menu.'), sized),
    ESIUS_VALIDADE: date(
      phrase(
        'Se anterior a hoje, o usuário não entra mais. Se ficar vazio: entra de novo.',
        'Where it is before today, the user enters no more. If left empty: they enter again.',
      ),
      decided('tipo'),
    ),
    ...namedRecordFields,
  },
  example: {
    ESIUS_IDENTIFICADOR: 1042,
    ESIUS_LOGIN: 'carlos.menezes',
    ESIUS_NOME: 'Carlos Menezes',
    ESIUS_NOME_COMPLETO: 'Carlos Eduardo Menezes',
    ESIUS_EMAIL: 'carlos.menezes@exemplo.edu.br',
    ESIUS_CEP: 13083970,
    ESIUS_UF: 'SP',
    ESIUS_CODIGO_UNIDADE: 'FEEC',
    ESIUS_NOME_UNIDADE: 'Faculdade de Engenharia',
    ESIUS_CODIGO_PERFIL: 'ESTAGIO',
    ESIUS_AUTENTICA: 'S',
    ACAO: '',
    ID_RETORNO: 77,
  },
})
