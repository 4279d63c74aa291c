import { code, date, listed, ours, varchar } from '../fields.ts'
import { statesOf } from '../machines/machine.ts'
import { vagaMachine } from '../machines/vaga.ts'
import { workforce } from '../operation.ts'
import { coded, list, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { motivosVaga, simNao, tiposVagaTrabalho } from './novavaga.ts'
import { pages, paging, placeFilters, placeShape } from './parts.ts'

const situacoes = statesOf(vagaMachine)
const { unidadeRef, cargoRef } = placeFilters

export const listavagas = workforce({
  family: 'workforce',
  id: 'listavagas',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: phrase('Obter lista de vagas incluídas', 'Get the list of vacancies'),
  description: phrase(
    'Vagas criadas por novavaga, pela ordem de inclusão, com quantos já foram contratados.',
    'Vacancies made by novavaga in the order of their inclusion, with how many were hired already.',
  ),
  input: {
    dataInicio: date(
      phrase(
        'Incluídas a partir deste dia. Vazia: desde a primeira.',
        'Included from this day on. Empty: from the first.',
      ),
      ours,
    ),
    dataFim: date(
      phrase(
        'Incluídas até este dia. Vazia: até a última.',
        'Included until this day. Empty: until the last.',
      ),
      ours,
    ),
    situacao: code(15, phrase('Situação.', 'State.'), listed(situacoes), ours),
    pesquisa: varchar(
      100,
      phrase(
        'Parte da referência ou do título, sem distinguir acentos nem maiúsculas. Vazia: todas.',
        'Part of the reference or title, whatever its accents and capitals. Empty: all.',
      ),
      ours,
    ),
    unidadeRef,
    cargoRef,
    ...paging,
  },
  output: {
    vagas: list({
      identificador: text(phrase('Número da vaga na plataforma', 'Number of the vacancy on the platform')),
      referencia: text(phrase('Identificação da vaga', 'Identification of the vacancy')),
      titulo: text(phrase('Título', 'Title')),
      ...placeShape,
      horarioRef: text(phrase('Código do horário', 'Code of the schedule')),
      quantidade: text(phrase('Quantidade de lugares', 'Number of places')),
      abertura: text(phrase('Dia em que a vaga abriu', 'Day on which the vacancy opened')),
      prazo: text(
        phrase(
          'Último dia para preenchê-la; vazio sem prazo',
          'Last day to fill it; empty without a deadline',
        ),
      ),
      tipo: coded(phrase('Tipo', 'Kind'), tiposVagaTrabalho),
      salario: text(phrase('Salário por mês', 'Salary per month')),
      descricao: text(phrase('Descrição', 'Description')),
      requisitos: text(phrase('Requisitos', 'Requirements')),
      pcd: coded(
        phrase(
          'Se a vaga é só para pessoas com deficiência',
          'Whether the vacancy is only for persons with disability',
        ),
        simNao,
      ),
      motivo: text(phrase('Por que a vaga existe', 'Why the vacancy exists'), motivosVaga),
      substituidoCpf: text(
        phrase('CPF do colaborador que será substituído', 'CPF of the employee who will be replaced'),
      ),
      situacao: text(phrase('Situação', 'State'), situacoes),
      contratados: text(phrase('Colaboradores contratados pela vaga', 'Employees hired for the vacancy')),
      inclusao: text(phrase('Inclusão', 'Added')),
    }),
    ...pages,
  },
  example: {
    dataInicio: '2024-01-01',
    dataFim: '',
    situacao: '',
    pesquisa: '',
    quantidade: '50',
    pagina: '1',
  },
})
