import { must } from '../../common-fields.ts'
import { code, listed, ours, varchar } from '../../fields.ts'
import { tiposDocumento } from '../../values/arquivo.ts'

/** The longest text of a template, in characters. */
export const longestTemplate = 20_000

export const titulo = varchar(120, 'Como a equipe chama o modelo.', { ...must, rotulo: 'Nome do modelo' })

export const corpo = varchar(
  longestTemplate,
  'O texto: uma linha com # é o título, com ## uma seção, com - um item. Entre chaves duplas vão os campos do documento, como {{aluno.nome}}; o que fica entre linhas {{#campo}} e {{/campo}} só aparece quando o campo tem valor. Nada nele é executado.',
  { ...ours, lines: true, rotulo: 'Texto' },
)

/** What people say of a template; what it is for stays as it began. */
export const modeloFields = {
  tipo: code(40, 'De que documento.', listed(tiposDocumento), { ...must, rotulo: 'Documento' }),
  titulo,
  corpo: { ...corpo, text: `${corpo.text} Ausente na inclusão: o texto da plataforma.` },
}
