import { code, listed, ours, texts } from '../../fields.ts'
import { statesOf } from '../../machines/machine.ts'
import { modeloMachine } from '../../machines/modelo.ts'
import { listing } from '../../operation.ts'
import { moment, number } from '../../output.ts'
import { phrase } from '../../phrase.ts'
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
  title: phrase('Modelos de documentos', 'Document templates'),
  description: phrase(
    'O que os documentos da instituição dizem, edição por edição.',
    "What the institution's documents say, edition by edition.",
  ),
  columns: {
    id: number(phrase('Número do modelo na plataforma', 'Number of the template on the platform')),
    ...modeloShown,
    versao: number(phrase('Versão', 'Version')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  filters: {
    situacao: texts(situacoes.length, 25, phrase('Situações.', 'States.'), {
      ...ours,
      codes: listed(situacoes),
      rotulo: phrase('Situação', 'State'),
    }),
    tipo: code(40, phrase('De que documento.', 'Of which document.'), listed(tiposDocumento), {
      ...ours,
      rotulo: phrase('Documento', 'Document'),
    }),
  },
  search: phrase('nome do modelo', 'name of the template'),
  orders: {
    atualizacao: phrase('Atualização', 'Updated'),
    titulo: phrase('Nome', 'Name'),
    situacao: phrase('Situação', 'State'),
  },
  usualOrder: '-atualizacao',
  problems: [],
  example: { situacao: ['Publicado'], quantidade: 10 },
})
