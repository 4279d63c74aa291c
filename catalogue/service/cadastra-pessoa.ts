import { must, papeis, recordFields, tiposPessoa, validade } from '../common-fields.ts'
import {
  banco,
  cep,
  code,
  contaFavorecido,
  cpf,
  documento,
  email,
  numeric,
  ours,
  texts,
  uf,
  varchar,
} from '../fields.ts'
import { inbound } from '../operation.ts'
import { phrase } from '../phrase.ts'

/** Organisations are named with their address in terms and agreements; a supervisor or guardian is not. */
const ofOrganisations = {
  ...ours,
  neededBy: { field: 'ESIPE_PAPEL', values: ['CONCEDENTE', 'AGENTE', 'INSTITUICAO'] },
} as const
/** An organisation signs by a representative, who may become known later. */
const ofRepresentative = { ...ours, expectedBy: { field: 'ESIPE_TIPO', values: ['J'] } } as const
const bank = { ...ours, ...contaFavorecido } as const

export const cadastraPessoa = inbound({
  family: 'inbound',
  id: 'CadastraPessoa',
  group: 'service',
  doors: { integration: 'recebe' },
  title: phrase('Cadastra pessoas', 'Register people'),
  description: phrase(
    'Inclui ou atualiza concedentes, agentes, instituições, supervisores e responsáveis, pelo tipo e pelo documento. SDT_INT_PESSOAS também pode ser um só registro, sem a lista.',
    'Creates or updates hosts, agents, institutions, supervisors and legal representatives, by type and document. SDT_INT_PESSOAS may also be a single record without the list.',
  ),
  list: 'SDT_INT_PESSOAS',
  lone: true,
  prefix: 'ESIPE_',
  key: ['ESIPE_TIPO', 'ESIPE_DOCUMENTO'],
  fields: {
    ESIPE_TIPO: code(
      1,
      phrase('Pessoa física ou jurídica; parte da chave.', 'Natural or legal person; part of the key.'),
      tiposPessoa,
      must,
    ),
    ESIPE_DOCUMENTO: documento(
      phrase(
        'CPF da pessoa física ou CNPJ, com ou sem letras, da jurídica.',
        'CPF of a natural person, or CNPJ, with or without letters, of a legal one.',
      ),
      {
        ...must,
        personIn: 'ESIPE_TIPO',
      },
    ),
    ESIPE_NOME: varchar(120, phrase('Nome civil ou razão social.', 'Civil name or company name.'), must),
    ESIPE_NOME_FANTASIA: varchar(120, phrase('Nome fantasia.', 'Trade name.'), ours),
    ESIPE_NOME_SOCIAL: varchar(100, phrase('Nome social.', 'Social name.'), ours),
    ESIPE_PAPEL: texts(
      20,
      12,
      phrase(
        'Tudo o que a pessoa é para a instituição; o que não estiver aqui deixa de valer.',
        'All that the person is to the institution; what is not listed here no longer applies.',
      ),
      {
        ...must,
        codes: papeis,
      },
    ),
    ESIPE_EMAIL: email(100, phrase('E-mail.', 'E-mail.'), must),
    ESIPE_TELEFONE: varchar(16, phrase('Telefone.', 'Telephone.'), ours),
    ESIPE_ENDERECO: varchar(
      140,
      phrase('Logradouro; exigido de organizações.', 'Street; required of organisations.'),
      ofOrganisations,
    ),
    ESIPE_NUMERO: varchar(8, phrase('Número.', 'Number.'), ours),
    ESIPE_COMPLEMENTO: varchar(100, phrase('Complemento.', 'Address, second line.'), ours),
    ESIPE_BAIRRO: varchar(100, phrase('Bairro.', 'District.'), ours),
    ESIPE_CIDADE: varchar(
      100,
      phrase('Cidade; exigida de organizações.', 'City; required of organisations.'),
      ofOrganisations,
    ),
    ESIPE_UF: uf(
      phrase(
        'Sigla do estado; exigida de organizações.',
        'Abbreviation of the state; required of organisations.',
      ),
      ofOrganisations,
    ),
    ESIPE_CEP: cep(
      phrase('CEP; exigido de organizações.', 'Postal code; required of organisations.'),
      ofOrganisations,
    ),
    ESIPE_INSCRICAO_ESTADUAL: varchar(20, phrase('Inscrição estadual.', 'State registration.'), ours),
    ESIPE_QUANTIDADE_EMPREGADOS: numeric(
      6,
      phrase(
        'Empregados do estabelecimento; define a cota de estagiários.',
        'Employees of the establishment; they set the quota of interns.',
      ),
      ours,
    ),
    ESIPE_CONSELHO: varchar(
      20,
      phrase(
        'Conselho profissional; exigido da pessoa física concedente.',
        'Professional council; required of a natural person who hosts.',
      ),
      ours,
    ),
    ESIPE_REGISTRO_CONSELHO: varchar(
      30,
      phrase(
        'Registro no conselho; exigido da pessoa física concedente.',
        'Registration with the council; required of a natural person who hosts.',
      ),
      ours,
    ),
    ESIPE_REPRESENTANTE_NOME: varchar(
      120,
      phrase('Nome do representante legal.', 'Name of the legal representative.'),
      ofRepresentative,
    ),
    ESIPE_REPRESENTANTE_CPF: cpf(
      phrase('CPF do representante legal.', 'CPF of the legal representative.'),
      ofRepresentative,
    ),
    ESIPE_REPRESENTANTE_CARGO: varchar(
      60,
      phrase('Cargo do representante legal.', 'Position of the legal representative.'),
      ofRepresentative,
    ),
    ESIPE_EMPRESA: documento(
      phrase(
        'Documento da concedente em que o supervisor trabalha; exigido dele.',
        'Document of the host organisation where the supervisor works; required of supervisors.',
      ),
      { ...ours, neededBy: { field: 'ESIPE_PAPEL', values: ['SUPERVISOR'] } },
    ),
    ESIPE_BANCO: banco(
      phrase('Banco, pelo código COMPE ou pelo ISPB.', 'Bank, by its COMPE code or ISPB.'),
      ours,
    ),
    ESIPE_AGENCIA: varchar(10, phrase('Agência.', 'Bank branch.'), bank),
    ESIPE_CONTA: varchar(15, phrase('Conta.', 'Account.'), bank),
    ESIPE_VALIDADE: validade,
    ...recordFields,
    // Must be last: stored values of the source are identified by position.
    ESIPE_REPRESENTANTE_EMAIL: email(
      100,
      phrase(
        'E-mail do representante legal. Se ficar vazio: o da pessoa.',
        'E-mail of the legal representative. If left empty: that of the person.',
      ),
      ofRepresentative,
    ),
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
    ESIPE_REPRESENTANTE_NOME: 'Rita Nunes Prado',
    ESIPE_REPRESENTANTE_CPF: '11144477735',
    ESIPE_REPRESENTANTE_CARGO: 'Diretora',
  },
})
