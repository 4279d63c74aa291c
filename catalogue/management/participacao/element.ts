import { statesOf } from '../../machines/machine.ts'
import { participacaoMachine } from '../../machines/participacao.ts'
import { day, decimal, group, list, moment, number, numberOf, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { aluno } from '../../query/integracao-parts.ts'
import { papeisExtensao } from '../../values/participacao.ts'

export const participacaoElement = {
  identificador: number(phrase('Identificador da participação', 'Identifier of the participation')),
  projeto: group({
    identificador: numberOf(
      'projeto_extensao',
      phrase('Identificador do projeto', 'Identifier of the project'),
    ),
    titulo: text(phrase('Título do projeto', 'Title of the project')),
  }),
  aluno,
  papel: text(phrase('Papel', 'Role'), papeisExtensao),
  situacao: text(phrase('Situação', 'State'), statesOf(participacaoMachine)),
  inicio: day(phrase('Início', 'Start')),
  termino: day(phrase('Término', 'End')),
  horasPrevistas: number(phrase('Horas previstas', 'Planned hours')),
  horasCumpridas: decimal(phrase('Horas registradas', 'Hours registered')),
  horas: list({
    data: day(phrase('Dia', 'Day')),
    horas: decimal(phrase('Horas', 'Hours')),
    descricao: text(phrase('Descrição', 'Description')),
  }),
  versao: number(phrase('Versão', 'Version')),
  inclusao: moment(phrase('Inclusão', 'Added')),
  atualizacao: moment(phrase('Atualização', 'Updated')),
}
