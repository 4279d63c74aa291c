import { code, listed, numeric, ours, texts } from '../../fields.ts'
import { arquivoMachine } from '../../machines/arquivo.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { statesOf } from '../../machines/machine.ts'
import { listing } from '../../operation.ts'
import { day, group, moment, number, text } from '../../output.ts'
import { tiposArquivo } from '../../values/arquivo.ts'
import { statesFilter } from '../filters.ts'

const situacoes = statesOf(arquivoMachine)
const assinaturas = statesOf(assinaturaMachine)

/** What lists show of a file. */
export const arquivoColumns = {
  id: number('Número do arquivo na plataforma'),
  nome: text('Nome do arquivo'),
  tipo: text('Tipo', tiposArquivo),
  situacao: text('Situação', situacoes),
  situacaoAssinatura: text('Situação da assinatura', assinaturas),
  contrato: number('Número do contrato'),
  estagiario: group({ nome: text('Estudante') }),
  prazo: day('Prazo para assinar'),
  versao: number('Versão'),
  atualizacao: moment('Atualização'),
}

export const arquivoFilters = {
  situacao: statesFilter(situacoes),
  situacaoAssinatura: texts(assinaturas.length, 25, 'Situações da assinatura.', {
    ...ours,
    codes: listed(assinaturas),
    rotulo: 'Assinatura',
  }),
  tipo: code(40, 'Tipo.', listed(tiposArquivo), { ...ours, rotulo: 'Tipo' }),
  contrato: numeric(10, 'Número do contrato.', { ...ours, rotulo: 'Contrato' }),
}

export const listaArquivos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaArquivos',
  group: 'management',
  noun: 'arquivo',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: 'Arquivos',
  description: 'O que foi enviado e o que a plataforma fez, com a situação de cada um.',
  columns: arquivoColumns,
  filters: arquivoFilters,
  search: 'nome do arquivo e nome do estudante',
  orders: { atualizacao: 'Atualização', nome: 'Nome', situacao: 'Situação', prazo: 'Prazo' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Em Aprovação'], quantidade: 10 },
})
