import { statesOf } from '../../machines/machine.ts'
import { modeloMachine } from '../../machines/modelo.ts'
import { moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { tiposDocumento } from '../../values/arquivo.ts'

export const modeloShown = {
  tipo: text(
    phrase('De que documento', 'Of which document'),
    tiposDocumento,
    phrase('Documento', 'Document'),
  ),
  titulo: text(
    phrase('Como a equipe chama o modelo', 'What the staff call the template'),
    phrase('Nome do modelo', 'Name of the template'),
  ),
  edicao: number(
    phrase('Qual edição do modelo deste documento', 'Which edition of the template of this document'),
    phrase('Edição', 'Edition'),
  ),
  situacao: text(phrase('Situação', 'State'), statesOf(modeloMachine)),
  autor: text(phrase('Quem o incluiu', 'Who added it'), phrase('Autor', 'Author')),
}

export const modeloElement = {
  identificador: number(phrase('Identificador do modelo', 'Identifier of the template')),
  ...modeloShown,
  corpo: text(
    phrase('O texto, com os campos entre chaves', 'The text, with the fields in braces'),
    phrase('Texto', 'Text'),
  ),
  campos: text(
    phrase('Os campos que o texto pode usar', 'The fields that the text can use'),
    phrase('Campos', 'Fields'),
  ),
  inclusao: moment(phrase('Inclusão', 'Added')),
  atualizacao: moment(phrase('Atualização', 'Updated')),
  versao: number(phrase('Versão', 'Version')),
}
