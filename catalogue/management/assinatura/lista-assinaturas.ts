import { listing } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { arquivoColumns, arquivoFilters } from '../arquivo/lista-arquivos.ts'

export const listaAssinaturas = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaAssinaturas',
  group: 'management',
  noun: 'assinatura',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'] },
  title: phrase('Assinaturas', 'Signatures'),
  description: phrase(
    'Os arquivos que foram enviados para assinatura.',
    'The files that were sent to be signed.',
  ),
  columns: arquivoColumns,
  filters: arquivoFilters,
  search: phrase('nome do arquivo e nome do estudante', 'name of the file and name of the student'),
  orders: {
    prazo: phrase('Prazo', 'Deadline'),
    atualizacao: phrase('Atualização', 'Updated'),
    nome: phrase('Nome', 'Name'),
    situacaoAssinatura: phrase('Situação da assinatura', 'State of the signature'),
  },
  usualOrder: 'prazo',
  problems: [],
  example: { situacaoAssinatura: ['Aguardando Assinatura'], quantidade: 10 },
})
