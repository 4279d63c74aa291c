import { statesOf } from '../../machines/machine.ts'
import { participacaoMachine } from '../../machines/participacao.ts'
import { day, decimal, group, list, moment, number, text } from '../../output.ts'
import { aluno } from '../../query/integracao-parts.ts'
import { papeisExtensao } from '../../values/participacao.ts'

/** What the page of a participation shows. */
export const participacaoElement = {
  identificador: number('Identificador da participação'),
  projeto: group({ identificador: number('Identificador do projeto'), titulo: text('Título do projeto') }),
  aluno,
  papel: text('Papel', papeisExtensao),
  situacao: text('Situação', statesOf(participacaoMachine)),
  inicio: day('Início'),
  termino: day('Término'),
  horasPrevistas: number('Horas previstas'),
  horasCumpridas: decimal('Horas registradas'),
  horas: list({ data: day('Dia'), horas: decimal('Horas'), descricao: text('Descrição') }),
  versao: number('Versão'),
  inclusao: moment('Inclusão'),
  atualizacao: moment('Atualização'),
}
