import { papeis, tiposPessoa } from '../../common-fields.ts'
import { code, documento, flag, ours } from '../../fields.ts'
import { listing, record } from '../../operation.ts'
import { coded, codedTexts, moment, number, text } from '../../output.ts'
import { retornaDadosPessoas } from '../../query/retorna-dados-pessoas.ts'
import { cadastraPessoa } from '../../service/cadastra-pessoa.ts'
import { listOf, pageOf, shown } from './register.ts'

const told = { noun: 'pessoa', title: 'Pessoas', rotulo: 'Pessoa' } as const

export const listaPessoas = listing({
  ...listOf(told),
  id: 'ListaPessoas',
  columns: {
    id: number('Número da pessoa'),
    nome: text('Nome fantasia, ou o nome'),
    documento: text('CPF ou CNPJ'),
    tipo: coded('Pessoa física ou jurídica', tiposPessoa),
    papel: codedTexts('O que a pessoa é para a instituição', papeis),
    cidade: text('Cidade'),
    email: text('E-mail'),
    situacao: text('Situação do registro', ['Ativo', 'Inativo']),
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    papel: code(12, 'Um dos papéis da pessoa.', papeis, { ...ours, rotulo: 'Papel' }),
    tipo: code(1, 'Pessoa física ou jurídica.', tiposPessoa, { ...ours, rotulo: 'Tipo' }),
    documento: documento('CPF ou CNPJ.', { ...ours, rotulo: 'CPF ou CNPJ' }),
    ativo: flag('S só as ativas, N só as inativas.', { ...ours, rotulo: 'Ativa' }),
  },
  search: 'nome, nome fantasia, documento e e-mail',
  orders: { nome: 'Nome', atualizacao: 'Atualização', documento: 'CPF ou CNPJ' },
  usualOrder: 'nome',
  example: { papel: 'CONCEDENTE', quantidade: 10 },
})

export const consultaPessoa = record({
  ...pageOf(told, cadastraPessoa),
  id: 'ConsultaPessoa',
  element: shown(retornaDadosPessoas.element),
  example: { id: 1 },
})
