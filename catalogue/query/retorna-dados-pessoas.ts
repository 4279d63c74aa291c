import { papeis, tiposPessoa } from '../common-fields.ts'
import { code, documento, ours } from '../fields.ts'
import { query } from '../operation.ts'
import { coded, codedTexts, moment, number, sealed, text } from '../output.ts'
import * as parts from './integracao-parts.ts'

export const retornaDadosPessoas = query({
  ...parts.mirror,
  // Hosts, and whoever else serves contracts, belong to no unit.
  doors: { integration: 'consulta', staff: 'cadastros.ver' },
  id: 'RetornaDadosPessoas',
  title: 'Pessoas',
  description:
    'Concedentes, agentes, instituições, supervisores e responsáveis incluídos ou alterados no período, no estado aceito por último.',
  wrapper: { kind: 'A', name: 'pessoas', response: true },
  filters: {
    documento: {
      field: documento('CPF ou CNPJ da pessoa; quando vem, o período é desconsiderado.', {
        ...ours,
        example: '11444777000161',
      }),
      disregardsPeriod: true,
    },
    papel: { field: code(12, 'Um dos papéis da pessoa.', papeis, ours) },
    tipo: { field: code(1, 'Pessoa física ou jurídica.', tiposPessoa, ours) },
  },
  element: {
    identificador: parts.identificador,
    tipo: coded('Pessoa física ou jurídica', tiposPessoa),
    documento: text('CPF ou CNPJ'),
    nome: text('Nome civil ou razão social'),
    nomeFantasia: text('Nome fantasia'),
    nomeSocial: text('Nome social'),
    papel: codedTexts('O que a pessoa é para a instituição', papeis),
    email: text('E-mail'),
    telefone: text('Telefone'),
    ...parts.address,
    inscricaoEstadual: text('Inscrição estadual'),
    quantidadeEmpregados: number('Empregados do estabelecimento'),
    conselho: text('Conselho profissional'),
    registroConselho: text('Registro no conselho'),
    representanteNome: text('Nome do representante legal'),
    representanteCpf: text('CPF do representante legal'),
    representanteCargo: text('Cargo do representante legal'),
    representanteEmail: text('E-mail do representante legal'),
    empresa: text('Documento da concedente em que o supervisor trabalha'),
    banco: sealed({ banco: text('Banco'), agencia: text('Agência'), conta: text('Conta') }),
    situacao: parts.closing.situacao,
    validade: parts.closing.validade,
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
