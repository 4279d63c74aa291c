import { must, papeis, recordFields, tiposPessoa, validade } from '../common-fields.ts'
import { banco, cep, code, cpf, documento, email, numeric, ours, texts, uf, varchar } from '../fields.ts'
import { inbound } from '../operation.ts'

const bank = { origin: 'ours', guarded: 'banco' } as const

export const cadastraPessoa = inbound({
  family: 'inbound',
  id: 'CadastraPessoa',
  group: 'service',
  doors: { integration: 'recebe' },
  title: 'Cadastra pessoas',
  description:
    'Inclui ou atualiza concedentes, agentes, instituições, supervisores e responsáveis, pelo tipo e pelo documento. SDT_INT_PESSOAS também pode ser um só registro, sem a lista.',
  list: 'SDT_INT_PESSOAS',
  lone: true,
  prefix: 'ESIPE_',
  key: ['ESIPE_TIPO', 'ESIPE_DOCUMENTO'],
  fields: {
    ESIPE_TIPO: code(1, 'Pessoa física ou jurídica; parte da chave.', tiposPessoa, must),
    ESIPE_DOCUMENTO: documento('CPF da pessoa física ou CNPJ, com ou sem letras, da jurídica.', {
      ...must,
      personIn: 'ESIPE_TIPO',
    }),
    ESIPE_NOME: varchar(120, 'Nome civil ou razão social.', must),
    ESIPE_NOME_FANTASIA: varchar(120, 'Nome fantasia.', ours),
    ESIPE_NOME_SOCIAL: varchar(100, 'Nome social.', ours),
    ESIPE_PAPEL: texts(20, 12, 'O que a pessoa é para a instituição. A lista substitui a anterior.', {
      ...must,
      codes: papeis,
    }),
    ESIPE_EMAIL: email(100, 'E-mail.', must),
    ESIPE_TELEFONE: varchar(16, 'Telefone.', ours),
    ESIPE_ENDERECO: varchar(140, 'Logradouro.', must),
    ESIPE_NUMERO: varchar(8, 'Número.', ours),
    ESIPE_COMPLEMENTO: varchar(100, 'Complemento.', ours),
    ESIPE_BAIRRO: varchar(100, 'Bairro.', ours),
    ESIPE_CIDADE: varchar(100, 'Cidade.', must),
    ESIPE_UF: uf('Sigla do estado.', must),
    ESIPE_CEP: cep('CEP.', must),
    ESIPE_INSCRICAO_ESTADUAL: varchar(20, 'Inscrição estadual.', ours),
    ESIPE_QUANTIDADE_EMPREGADOS: numeric(
      6,
      'Empregados do estabelecimento; define a cota de estagiários.',
      ours,
    ),
    ESIPE_CONSELHO: varchar(20, 'Conselho profissional; exigido da pessoa física concedente.', ours),
    ESIPE_REGISTRO_CONSELHO: varchar(30, 'Registro no conselho; exigido da pessoa física concedente.', ours),
    ESIPE_REPRESENTANTE_NOME: varchar(120, 'Nome do representante legal.', ours),
    ESIPE_REPRESENTANTE_CPF: cpf('CPF do representante legal.', ours),
    ESIPE_REPRESENTANTE_CARGO: varchar(60, 'Cargo do representante legal.', ours),
    ESIPE_EMPRESA: documento('Documento da concedente em que o supervisor trabalha; exigido dele.', ours),
    ESIPE_BANCO: banco('Banco, pelo código COMPE ou pelo ISPB.', ours),
    ESIPE_AGENCIA: varchar(10, 'Agência.', bank),
    ESIPE_CONTA: varchar(15, 'Conta.', bank),
    ESIPE_VALIDADE: validade,
    ...recordFields,
    // Last: what the source has ever sent is kept by position.
    ESIPE_REPRESENTANTE_EMAIL: email(100, 'E-mail do representante legal; vazio, o da pessoa.', ours),
  },
  example: {
    ESIPE_TIPO: 'J',
    ESIPE_DOCUMENTO: '11444777000161',
    ESIPE_NOME: 'Engenharia Horizonte Ltda.',
    ESIPE_NOME_FANTASIA: 'Horizonte',
    ESIPE_PAPEL: 'CONCEDENTE',
    ESIPE_EMAIL: 'estagios@horizonte.exemplo.com.br',
    ESIPE_ENDERECO: 'Avenida Brasil',
    ESIPE_NUMERO: '1500',
    ESIPE_CIDADE: 'Campinas',
    ESIPE_UF: 'SP',
    ESIPE_CEP: '13010000',
    ESIPE_QUANTIDADE_EMPREGADOS: 42,
  },
})
