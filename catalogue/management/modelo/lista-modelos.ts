import { code, listed, ours, texts } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { modeloMachine } from '../../machines/modelo.ts'
import { listing } from '../../operation.ts'
import { moment, number } from '../../output.ts'
import { tiposDocumento } from '../../values/arquivo.ts'
import { modeloShown } from './element.ts'

const situacoes = statesOf(modeloMachine)

export const listaModelos = listing({
  family: 'management',
  kind: 'listing',
  id: 'ListaModelos',
  group: 'management',
  noun: 'modelo',
  doors: { staff: 'configuracao.alterar' },
  title: 'Modelos de documentos',
  description: 'O que os documentos da instituição dizem, edição por edição.',
  columns: {
    id: number('Número do modelo na plataforma'),
    ...modeloShown,
    versao: number('Versão'),
    atualizacao: moment('Atualização'),
  },
  filters: {
    situacao: texts(situacoes.length, 25, 'Situações.', {
      ...ours,
      codes: listed(situacoes),
      rotulo: 'Situação',
    }),
    tipo: code(40, 'De que documento.', listed(tiposDocumento), { ...ours, rotulo: 'Documento' }),
  },
  search: 'nome do modelo',
  orders: { atualizacao: 'Atualização', titulo: 'Nome', situacao: 'Situação' },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Publicado'], quantidade: 10 },
})
