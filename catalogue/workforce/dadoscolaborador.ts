import { colaboradorMachine } from '../machines/colaborador.ts'
import { statesOf } from '../machines/machine.ts'
import { workforce } from '../operation.ts'
import { group, list, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { employeeCpf, placeShape, tiposSaida } from './parts.ts'

const contrato = group({
  inicio: text(phrase('Início do trabalho', 'Start of the work')),
  contratacao: text(phrase('Contratação', 'Hiring')),
  ...placeShape,
  horario: text(phrase('Nome do horário', 'Name of the schedule')),
  horarioRef: text(phrase('Código do horário', 'Code of the schedule')),
  vagaRef: text(phrase('Identificação da vaga preenchida', 'Identification of the vacancy that was filled')),
})

const historico = list({
  inicio: text(phrase('Início do trabalho', 'Start of the work')),
  contratacao: text(phrase('Contratação', 'Hiring')),
  saida: text(phrase('Saída; vazia enquanto não há', 'Leave; empty while there is none')),
  unidadeRef: text(phrase('Código da unidade', 'Code of the unit')),
  areaRef: text(phrase('Código da área', 'Code of the area')),
  cargoRef: text(phrase('Código do cargo', 'Code of the position')),
  horarioRef: text(phrase('Código do horário', 'Code of the schedule')),
  tipoSaida: text(phrase('Tipo da saída', 'Kind of leave'), tiposSaida),
})

export const dadoscolaborador = workforce({
  family: 'workforce',
  id: 'dadoscolaborador',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: phrase('Obter dados do colaborador', 'Get the data of an employee'),
  description: phrase(
    'Um colaborador com o contrato de hoje, ou o último, e todos os seus períodos, cada um com o último lugar que teve.',
    "An employee with today's contract, or the last one, and all periods of work, each with the last place it had.",
  ),
  input: { cpf: employeeCpf },
  output: {
    colaborador: group({
      nome: text(phrase('Nome', 'Name')),
      cpf: text(phrase('CPF', 'CPF')),
      nascimento: text(phrase('Nascimento', 'Birth')),
      email: text(phrase('E-mail', 'E-mail')),
      celular: text(phrase('Celular', 'Mobile telephone')),
      telefone: text(phrase('Telefone', 'Telephone')),
      contrato,
      situacao: text(phrase('Situação', 'State'), statesOf(colaboradorMachine)),
      saida: text(phrase('Saída; vazia enquanto não há', 'Leave; empty while there is none')),
      historico,
    }),
  },
  problems: ['COLABORADOR_INEXISTENTE'],
  example: { cpf: '24483158171' },
})
