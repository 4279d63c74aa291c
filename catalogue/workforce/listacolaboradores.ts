import { ours, varchar } from '../fields.ts'
import { colaboradorMachine } from '../machines/colaborador.ts'
import { statesOf } from '../machines/machine.ts'
import { workforce } from '../operation.ts'
import { list, text } from '../output.ts'
import { activeFilter, pages, paging, placeFilters, placeShape } from './parts.ts'

export const listacolaboradores = workforce({
  family: 'workforce',
  id: 'listacolaboradores',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: 'Obter lista de colaboradores',
  description: 'Colaboradores com a situação e o lugar de hoje, pelo nome.',
  input: {
    ativos: activeFilter,
    pesquisa: varchar(
      100,
      'Parte do nome ou do e-mail, sem distinguir acentos nem maiúsculas, ou o CPF inteiro. Vazia: todos.',
      ours,
    ),
    ...placeFilters,
    ...paging,
  },
  output: {
    colaboradores: list({
      nome: text('Nome'),
      cpf: text('CPF'),
      email: text('E-mail'),
      situacao: text('Situação', statesOf(colaboradorMachine)),
      inicio: text('Início do trabalho'),
      saida: text('Saída; vazia enquanto não há'),
      ...placeShape,
      horarioRef: text('Código do horário'),
    }),
    ...pages,
  },
  example: { ativos: 'true', pesquisa: '', unidadeRef: 'SEDE', quantidade: '50', pagina: '1' },
})
