import { papeis, tiposPessoa } from '../../common-fields.ts'
import { code, documento, flag, ours, related } from '../../fields.ts'
import { listing, record } from '../../operation.ts'
import { coded, codedTexts, moment, number, text } from '../../output.ts'
import { phrase, withEnglish } from '../../phrase.ts'
import { retornaDadosPessoas } from '../../query/retorna-dados-pessoas.ts'
import { cadastraPessoa } from '../../service/cadastra-pessoa.ts'
import { listOf, pageOf, shown } from './register.ts'

const told = {
  noun: 'pessoa',
  title: phrase('Pessoas', 'Persons'),
  rotulo: phrase('Pessoa', 'Person'),
} as const

export const listaPessoas = listing({
  ...listOf(told),
  id: 'ListaPessoas',
  columns: {
    id: number(phrase('Número da pessoa', 'Number of the person')),
    nome: text(phrase('Nome fantasia, ou o nome', 'Trade name, or the name')),
    documento: text(phrase('CPF ou CNPJ', 'CPF or CNPJ')),
    tipo: coded(phrase('Pessoa física ou jurídica', 'Natural or legal person'), tiposPessoa),
    papel: codedTexts(
      phrase('O que a pessoa é para a instituição', 'What the person is to the institution'),
      papeis,
    ),
    cidade: text(phrase('Cidade', 'City')),
    email: text(phrase('E-mail', 'E-mail')),
    situacao: text(
      phrase('Situação do registro', 'State of the record'),
      withEnglish({ Ativo: 'Active', Inativo: 'Inactive' }),
    ),
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    papel: code(12, phrase('Um dos papéis da pessoa.', 'One of the roles of the person.'), papeis, {
      ...ours,
      rotulo: phrase('Papel', 'Role'),
    }),
    tipo: code(1, phrase('Pessoa física ou jurídica.', 'Natural or legal person.'), tiposPessoa, {
      ...ours,
      rotulo: phrase('Tipo', 'Kind'),
    }),
    empresa: related(
      'pessoa',
      phrase('Supervisores desta concedente.', 'Supervisors of this host organisation.'),
      { rotulo: phrase('Supervisores de', 'Supervisors of') },
    ),
    representa: related(
      'pessoa',
      phrase(
        'Quem foi registrado para assinar por esta concedente.',
        'Who was registered to sign for this host.',
      ),
      { rotulo: phrase('Representa', 'Represents') },
    ),
    documento: documento(phrase('CPF ou CNPJ.', 'CPF or CNPJ.'), {
      ...ours,
      rotulo: phrase('CPF ou CNPJ', 'CPF or CNPJ'),
    }),
    ativo: flag(phrase('S só as ativas, N só as inativas.', 'Yes: only the active; No: only the inactive.'), {
      ...ours,
      rotulo: phrase('Ativa', 'Active'),
    }),
  },
  search: phrase('nome, nome fantasia, documento e e-mail', 'name, trade name, document and e-mail'),
  orders: {
    nome: phrase('Nome', 'Name'),
    atualizacao: phrase('Atualização', 'Updated'),
    documento: phrase('CPF ou CNPJ', 'CPF or CNPJ'),
  },
  usualOrder: 'nome',
  example: { papel: 'CONCEDENTE', quantidade: 10 },
})

export const consultaPessoa = record({
  ...pageOf(told, cadastraPessoa),
  id: 'ConsultaPessoa',
  element: shown(retornaDadosPessoas.element),
  example: { id: 1 },
})
