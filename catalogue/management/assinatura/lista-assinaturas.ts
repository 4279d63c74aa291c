import { listing } from '../../operation.ts'
import { arquivoColumns, arquivoFilters } from '../arquivo/lista-arquivos.ts'

export const listaAssinaturas = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaAssinaturas',
  group: 'management',
  noun: 'assinatura',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: 'Assinaturas',
  description: 'Os arquivos que foram enviados para assinatura.',
  columns: arquivoColumns,
  filters: arquivoFilters,
  search: 'nome do arquivo e nome do estudante',
  orders: {
    prazo: 'Prazo',
    atualizacao: 'Atualização',
    nome: 'Nome',
    situacaoAssinatura: 'Situação da assinatura',
  },
  usualOrder: 'prazo',
  problems: [],
  example: { situacaoAssinatura: ['Aguardando Assinatura'], quantidade: 10 },
})
