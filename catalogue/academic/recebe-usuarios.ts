import { recordFields } from '../common-fields.ts'
import { cep, cpf, date, email, flag, numeric, senha, uf, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'

export const recebeUsuarios = inbound({
  family: 'inbound',
  id: 'RecebeUsuarios',
  group: 'academic',
  scope: 'recebe',
  title: 'Recebe usuários administrativos',
  description:
    'Inclui ou atualiza usuários administrativos da plataforma. Unidades são criadas ao aparecer; perfis precisam existir.',
  list: 'SDT_INT_USUARIOS',
  prefix: 'ESIUS_',
  key: ['ESIUS_IDENTIFICADOR'],
  fields: {
    ESIUS_IDENTIFICADOR: numeric(18, 'Identificador único do usuário; chave do registro.', {
      required: true,
    }),
    ESIUS_LOGIN: varchar(100, 'Login, único entre os usuários.', { required: true }),
    ESIUS_SENHA: senha(
      100,
      'Senha. Obrigatória na inclusão quando ESIUS_AUTENTICA é N; vazia mantém a atual.',
    ),
    ESIUS_NOME: varchar(60, 'Nome de exibição.', { required: true }),
    ESIUS_NOME_COMPLETO: varchar(120, 'Nome completo.'),
    ESIUS_TELEFONE: varchar(16, 'Telefone.'),
    ESIUS_EMAIL: email(100, 'E-mail, único entre os usuários quando enviado.'),
    ESIUS_ENDERECO: varchar(140, 'Endereço residencial.'),
    ESIUS_COMPLEMENTO: varchar(100, 'Complemento do endereço.'),
    ESIUS_BAIRRO: varchar(100, 'Bairro.'),
    ESIUS_CIDADE: varchar(100, 'Cidade.'),
    ESIUS_UF: uf('Sigla do estado.'),
    ESIUS_CEP: cep('CEP com 8 dígitos, como número ou texto.'),
    ESIUS_CPF: cpf('CPF com 11 dígitos.'),
    ESIUS_MATRICULA: varchar(40, 'Matrícula na instituição.'),
    ESIUS_CODIGO_UNIDADE: varchar(50, 'Código da unidade do usuário; criada ao aparecer.', {
      register: 'unidade',
    }),
    ESIUS_NOME_UNIDADE: varchar(100, 'Nome da unidade.'),
    ESIUS_CODIGO_UNIDADE_SUPERIOR: varchar(50, 'Código da unidade superior, se houver.', {
      register: 'unidade',
    }),
    ESIUS_NOME_UNIDADE_SUPERIOR: varchar(100, 'Nome da unidade superior.'),
    ESIUS_CODIGO_PERFIL: varchar(
      20,
      'Código de um perfil já cadastrado. Um perfil reservado só vale para quem já o tem, ou se o cliente o marcou como concedido por integração.',
      {
        required: true,
        register: 'perfil',
      },
    ),
    ESIUS_AUTENTICA: flag('S: login único da instituição; N: senha interna. Vazio vale N.'),
    ESIUS_DATA_NASCIMENTO: date('Data de nascimento, não futura.'),
    ESIUS_RAMAL: varchar(10, 'Ramal.'),
    ESIUS_CODIGO_MENU: varchar(20, 'Código do menu inicial.'),
    ESIUS_VALIDADE: date('Se anterior a hoje, o usuário não entra mais. Vazia reabilita.'),
    ...recordFields,
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
