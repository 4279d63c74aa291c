import { namedRecordFields } from '../common-fields.ts'
import { cep, cpf, date, decided, demandedByUs, email, flag, numeric, senha, uf, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'

/** The interface types these fields without a size. */
const sized = decided('tamanho')

export const recebeUsuarios = inbound({
  family: 'inbound',
  id: 'RecebeUsuarios',
  group: 'academic',
  doors: { integration: 'recebe', staff: 'integracao.alterar' },
  title: 'Recebe usuários administrativos',
  description:
    'Inclui ou atualiza usuários administrativos da plataforma. Unidades são criadas ao aparecer; perfis precisam existir.',
  list: 'SDT_INT_USUARIOS',
  prefix: 'ESIUS_',
  key: ['ESIUS_IDENTIFICADOR'],
  fields: {
    ESIUS_IDENTIFICADOR: numeric(
      18,
      'Identificador único do usuário; chave do registro.',
      demandedByUs('tamanho'),
    ),
    ESIUS_LOGIN: varchar(100, 'Login, único entre os usuários.', demandedByUs('tamanho')),
    ESIUS_SENHA: senha(
      100,
      'Senha. Obrigatória na inclusão quando ESIUS_AUTENTICA é N; vazia mantém a atual.',
      decided('tipo'),
    ),
    ESIUS_NOME: varchar(60, 'Nome de exibição.', demandedByUs('tamanho')),
    ESIUS_NOME_COMPLETO: varchar(120, 'Nome completo.', sized),
    ESIUS_TELEFONE: varchar(16, 'Telefone.', sized),
    ESIUS_EMAIL: email(100, 'E-mail, único entre os usuários quando enviado.', sized),
    ESIUS_ENDERECO: varchar(140, 'Endereço residencial.', sized),
    ESIUS_COMPLEMENTO: varchar(100, 'Complemento do endereço.', sized),
    ESIUS_BAIRRO: varchar(100, 'Bairro.', sized),
    ESIUS_CIDADE: varchar(100, 'Cidade.', sized),
    ESIUS_UF: uf('Sigla do estado.', sized),
    ESIUS_CEP: cep('CEP com 8 dígitos, como número ou texto.', decided('tipo')),
    ESIUS_CPF: cpf('CPF com 11 dígitos.', sized),
    ESIUS_MATRICULA: varchar(40, 'Matrícula na instituição.', sized),
    ESIUS_CODIGO_UNIDADE: varchar(50, 'Código da unidade do usuário; criada ao aparecer.', {
      ...sized,
      register: 'unidade',
    }),
    ESIUS_NOME_UNIDADE: varchar(100, 'Nome da unidade.', sized),
    ESIUS_CODIGO_UNIDADE_SUPERIOR: varchar(50, 'Código da unidade superior, se houver.', {
      ...sized,
      register: 'unidade',
    }),
    ESIUS_NOME_UNIDADE_SUPERIOR: varchar(100, 'Nome da unidade superior.', sized),
    ESIUS_CODIGO_PERFIL: varchar(
      20,
      'Código de um perfil já cadastrado. Um perfil reservado só vale para quem já o tem, ou se o cliente o marcou como concedido por integração.',
      {
        ...demandedByUs('tamanho'),
        register: 'perfil',
      },
    ),
    ESIUS_AUTENTICA: flag('S: login único da instituição; N: senha interna. Vazio vale N.', sized),
    ESIUS_DATA_NASCIMENTO: date('Data de nascimento, não futura.'),
    ESIUS_RAMAL: varchar(10, 'Ramal.', sized),
    ESIUS_CODIGO_MENU: varchar(20, 'Código do menu inicial.', sized),
    ESIUS_VALIDADE: date('Se anterior a hoje, o usuário não entra mais. Vazia reabilita.', decided('tipo')),
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
