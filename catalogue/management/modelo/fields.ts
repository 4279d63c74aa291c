import { must } from '../../common-fields.ts'
import { code, listed, ours, varchar } from '../../fields.ts'
import { composed, phrase } from '../../phrase.ts'
import { tiposDocumento } from '../../values/arquivo.ts'

/** Maximum length of a template in characters. */
export const longestTemplate = 20_000

export const titulo = varchar(
  120,
  phrase('Como a equipe chama o modelo.', 'What the staff call the template.'),
  { ...must, rotulo: phrase('Nome do modelo', 'Name of the template') },
)

export const corpo = varchar(
  longestTemplate,
  phrase(
    'O texto: uma linha com # é o título, com ## uma seção, com - um item. Entre chaves duplas vão os campos do documento, como {{aluno.nome}}; o que fica entre linhas {{#campo}} e {{/campo}} só aparece quando o campo tem valor. Nada nele é executado.',
    'The text: a line with # is the title, with ## a section, with - an item. Between double braces go the fields of the document, such as {{aluno.nome}}; what stands between the lines {{#campo}} and {{/campo}} only appears where the field has a value. Nothing in it is executed.',
  ),
  { ...ours, lines: true, rotulo: phrase('Texto', 'Text') },
)

const absent = phrase(
  'Se ficar vazio na inclusão: o texto da plataforma.',
  'If left empty on inclusion: the text of the platform.',
)

/** Fields of a template. The type of document cannot change later. */
export const modeloFields = {
  tipo: code(40, phrase('De que documento.', 'Of which document.'), listed(tiposDocumento), {
    ...must,
    rotulo: phrase('Documento', 'Document'),
  }),
  titulo,
  corpo: { ...corpo, text: composed((say) => `${say(corpo.text)} ${say(absent)}`) },
}
