import { statesOf } from '../../machines/machine.ts'
import { modeloMachine } from '../../machines/modelo.ts'
import { moment, number, text } from '../../output.ts'
import { tiposDocumento } from '../../values/arquivo.ts'

/** What lists and pages show of a template. */
export const modeloShown = {
  tipo: { ...text('De que documento', tiposDocumento), rotulo: 'Documento' },
  titulo: { ...text('Como a equipe chama o modelo'), rotulo: 'Nome do modelo' },
  edicao: { ...number('Qual edição do modelo deste documento'), rotulo: 'Edição' },
  situacao: text('Situação', statesOf(modeloMachine)),
  autor: { ...text('Quem o incluiu'), rotulo: 'Autor' },
}

export const modeloElement = {
  identificador: number('Identificador do modelo'),
  ...modeloShown,
  corpo: { ...text('O texto, com os campos entre chaves'), rotulo: 'Texto' },
  campos: { ...text('Os campos que o texto pode usar'), rotulo: 'Campos' },
  inclusao: moment('Inclusão'),
  atualizacao: moment('Atualização'),
  versao: number('Versão'),
}
