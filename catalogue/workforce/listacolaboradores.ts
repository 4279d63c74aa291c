import { ours, varchar } from '../fields.ts'
import { colaboradorMachine } from '../machines/colaborador.ts'
import { statesOf } from '../machines/machine.ts'
import { workforce } from '../operation.ts'
import { list, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { activeFilter, pages, paging, placeFilters, placeShape } from './parts.ts'

export const listacolaboradores = workforce({
  family: 'workforce',
  id: 'listacolaboradores',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: phrase('Obter lista de colaboradores', 'Get the list of employees'),
  description: phrase(
    'Colaboradores com a situação e o lugar de hoje, pelo nome.',
    "Employees with today's state and place, by name.",
  ),
  input: {
    ativos: activeFilter,
    pesquisa: varchar(
      100,
      phrase(
        'Parte do nome ou do e-mail, sem distinguir acentos nem maiúsculas, ou o CPF inteiro. Vazia: todos.',
        'Part of the name or e-mail, whatever its accents and capitals, or the whole CPF. Empty: all.',
      ),
      ours,
    ),
    ...placeFilters,
    ...paging,
  },
  output: {
    colaboradores: list({
      nome: text(phrase('Nome', 'Name')),
      cpf: text(phrase('CPF', 'CPF')),
      email: text(phrase('E-mail', 'E-mail')),
      situacao: text(phrase('Situação', 'State'), statesOf(colaboradorMachine)),
      inicio: text(phrase('Início do trabalho', 'Start of the work')),
      saida: text(phrase('Saída; vazia enquanto não há', 'Leave; empty while there is none')),
      ...placeShape,
      horarioRef: text(phrase('Código do horário', 'Code of the schedule')),
    }),
    ...pages,
  },
  example: { ativos: 'true', pesquisa: '', unidadeRef: 'SEDE', quantidade: '50', pagina: '1' },
})
