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
    'O texto. Uma linha com # é o título, com ## uma seção, com - um item, com CLÁUSULA uma cláusula, com § um parágrafo dela, com um asterisco um inciso, com dois uma alínea, com ANEXO um anexo, com | células de uma tabela; os números são postos ao emitir. Entre chaves duplas vão os campos do documento, como {{aluno.nome}}. O que fica entre linhas {{#campo}} e {{/campo}} aparece quando o campo tem valor, e uma vez para cada elemento de uma lista; entre {{^campo}} e {{/campo}}, quando não tem. {{cláusula chave}} cita a cláusula CLÁUSULA [chave]. Nada nele é executado.',
    'The text. A line with # is the title, with ## a section, with - an item, with CLÁUSULA a clause, with § a paragraph of it, with one asterisk an inciso, with two an alínea, with ANEXO an annex, with | cells of a table; the numbers are set when it is issued. Between double braces go the fields of the document, such as {{aluno.nome}}. What stands between the lines {{#campo}} and {{/campo}} appears where the field has a value, and once per element of a list; between {{^campo}} and {{/campo}}, where it has none. {{cláusula chave}} cites the clause CLÁUSULA [chave]. Nothing in it is executed.',
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
