import { colaboradorMachine } from '../machines/colaborador.ts'
import { statesOf } from '../machines/machine.ts'
import { workforce } from '../operation.ts'
import { group, list, text } from '../output.ts'
import { employeeCpf, placeShape, tiposSaida } from './parts.ts'

const contrato = group({
  inicio: text('Início do trabalho'),
  contratacao: text('Contratação'),
  ...placeShape,
  horario: text('Nome do horário'),
  horarioRef: text('Código do horário'),
  vagaRef: text('Identificação da vaga preenchida'),
})

const historico = list({
  inicio: text('Início do trabalho'),
  contratacao: text('Contratação'),
  saida: text('Saída; vazia enquanto não há'),
  unidadeRef: text('Código da unidade'),
  areaRef: text('Código da área'),
  cargoRef: text('Código do cargo'),
  horarioRef: text('Código do horário'),
  tipoSaida: text('Tipo da saída', tiposSaida),
})

export const dadoscolaborador = workforce({
  family: 'workforce',
  id: 'dadoscolaborador',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: 'Obter dados do colaborador',
  description:
    'Um colaborador com o contrato de hoje, ou o último, e todos os seus períodos, cada um com o último lugar que teve.',
  input: { cpf: employeeCpf },
  output: {
    colaborador: group({
      nome: text('Nome'),
      cpf: text('CPF'),
      nascimento: text('Nascimento'),
      email: text('E-mail'),
      celular: text('Celular'),
      telefone: text('Telefone'),
      contrato,
      situacao: text('Situação', statesOf(colaboradorMachine)),
      saida: text('Saída; vazia enquanto não há'),
      historico,
    }),
  },
  problems: ['COLABORADOR_INEXISTENTE'],
  example: { cpf: '24483158171' },
})
