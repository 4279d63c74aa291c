import { papeis, tiposPessoa } from '../common-fields.ts'
import { code, documento, ours } from '../fields.ts'
import { query } from '../operation.ts'
import { coded, codedTexts, moment, number, sealed, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosPessoas = query({
  ...parts.mirror,
  // Hosts and other persons of contracts belong to no unit.
  doors: { integration: 'consulta', staff: 'cadastros.ver' },
  id: 'RetornaDadosPessoas',
  title: phrase('Pessoas', 'People'),
  description: phrase(
    'Concedentes, agentes, instituições, supervisores e responsáveis incluídos ou alterados no período, no estado aceito por último.',
    'Hosts, agents, institutions, supervisors and legal representatives included or changed in the period, as last accepted.',
  ),
  wrapper: { kind: 'A', name: 'pessoas', response: true },
  filters: {
    documento: {
      field: documento(
        phrase(
          'CPF ou CNPJ da pessoa; quando vem, o período é desconsiderado.',
          'CPF or CNPJ of the person; where it comes, the period does not count.',
        ),
        {
          ...ours,
          example: '11444777000161',
        },
      ),
      disregardsPeriod: true,
    },
    papel: {
      field: code(12, phrase('Um dos papéis da pessoa.', 'One of the roles of the person.'), papeis, ours),
    },
    tipo: {
      field: code(1, phrase('Pessoa física ou jurídica.', 'Natural or legal person.'), tiposPessoa, ours),
    },
  },
  element: {
    identificador: parts.identificador,
    tipo: coded(phrase('Pessoa física ou jurídica', 'Natural or legal person'), tiposPessoa),
    documento: text(phrase('CPF ou CNPJ', 'CPF or CNPJ')),
    nome: text(phrase('Nome civil ou razão social', 'Civil name or company name')),
    nomeFantasia: text(phrase('Nome fantasia', 'Trade name')),
    nomeSocial: text(phrase('Nome social', 'Social name')),
    papel: codedTexts(
      phrase('O que a pessoa é para a instituição', 'What the person is to the institution'),
      papeis,
    ),
    email: text(phrase('E-mail', 'E-mail')),
    telefone: text(phrase('Telefone', 'Telephone')),
    ...parts.address,
    inscricaoEstadual: text(phrase('Inscrição estadual', 'State registration')),
    quantidadeEmpregados: number(phrase('Empregados do estabelecimento', 'Employees of the establishment')),
    conselho: text(phrase('Conselho profissional', 'Professional council')),
    registroConselho: text(phrase('Registro no conselho', 'Number at the council')),
    representanteNome: text(phrase('Nome do representante legal', 'Name of the legal representative')),
    representanteCpf: text(phrase('CPF do representante legal', 'CPF of the legal representative')),
    representanteCargo: text(phrase('Cargo do representante legal', 'Position of the legal representative')),
    representanteEmail: text(phrase('E-mail do representante legal', 'E-mail of the legal representative')),
    empresa: text(
      phrase(
        'Documento da concedente em que o supervisor trabalha',
        'Document of the host that the supervisor works for',
      ),
    ),
    banco: sealed({
      banco: text(phrase('Banco', 'Bank')),
      agencia: text(phrase('Agência', 'Bank branch')),
      conta: text(phrase('Conta', 'Account')),
    }),
    situacao: parts.closing.situacao,
    validade: parts.closing.validade,
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
