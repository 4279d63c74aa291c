import { colaboradorMachine } from '../../machines/colaborador.ts'
import { statesOf } from '../../machines/machine.ts'
import { record } from '../../operation.ts'
import { day, group, list, moment, number, text } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { tiposSaida } from '../../workforce/parts.ts'

const lotacao = {
  unidade: text(phrase('Unidade', 'Unit')),
  area: text(phrase('Área', 'Area')),
  cargo: text(phrase('Cargo', 'Position')),
  horario: text(phrase('Horário', 'Hours')),
} as const

export const consultaColaborador = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaColaborador',
  group: 'management',
  noun: 'colaborador',
  doors: { staff: 'colaboradores.ver' },
  title: phrase('Colaborador', 'Employee'),
  description: phrase(
    'Um colaborador com seus contratos e transferências, seu histórico e o que se pode fazer agora.',
    'An employee with their contracts and transfers, their history and what can be done now.',
  ),
  machine: colaboradorMachine,
  element: {
    identificador: number(phrase('Número do colaborador', 'Number of the employee')),
    nome: text(phrase('Nome', 'Name')),
    cpf: text(phrase('CPF', 'CPF')),
    situacao: text(phrase('Situação', 'State'), statesOf(colaboradorMachine)),
    nascimento: day(phrase('Nascimento', 'Birth')),
    email: text(phrase('E-mail', 'E-mail')),
    celular: text(phrase('Celular', 'Mobile telephone')),
    telefone: text(phrase('Telefone', 'Telephone')),
    lotacao: group(lotacao),
    periodos: list({
      inicio: day(phrase('Início', 'Start')),
      contratacao: day(phrase('Contratação', 'Hiring')),
      saida: day(phrase('Saída', 'Exit')),
      tipoSaida: text(phrase('Tipo da saída', 'Kind of leave'), tiposSaida),
      motivo: text(phrase('Motivo da saída', 'Reason of leaving')),
      cancelamento: day(
        phrase('Dia em que a admissão foi cancelada', 'Day on which the admission was cancelled'),
      ),
      vaga: text(phrase('Vaga preenchida', 'Vacancy filled')),
      ...lotacao,
    }),
    transferencias: list({ desde: day(phrase('Desde', 'Since')), ...lotacao }),
    versao: number(phrase('Versão', 'Version')),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 3301 },
})
