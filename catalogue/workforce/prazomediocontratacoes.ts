import { workforce } from '../operation.ts'
import { text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { period, placeFilters } from './parts.ts'

export const prazomediocontratacoes = workforce({
  family: 'workforce',
  id: 'prazomediocontratacoes',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: phrase('Obter prazo médio de contratações', 'Get the average time to hire'),
  description: phrase(
    'Quanto tempo as vagas levam para ser preenchidas: dias corridos da abertura da vaga à contratação, das contratações do período. As que não preencheram vaga, ou preencheram uma que abriu depois, só são contadas em semVaga.',
    'How long vacancies take to be filled: calendar days from the opening of the vacancy to the hire, of the hires of the period. Those that filled no vacancy, or one that opened later, are only counted in semVaga.',
  ),
  input: { ...period, ...placeFilters },
  output: {
    prazoMedio: text(
      phrase(
        'Média em dias, com uma casa decimal; vazia quando nenhuma contratação preencheu vaga',
        'Mean in days, with one decimal; empty where no hiring filled a vacancy',
      ),
    ),
    mediana: text(phrase('Mediana em dias, com uma casa decimal', 'Median in days, with one decimal')),
    minimo: text(phrase('Menor prazo em dias', 'Shortest time in days')),
    maximo: text(phrase('Maior prazo em dias', 'Longest time in days')),
    quantidade: text(phrase('Contratações consideradas', 'Hirings considered')),
    semVaga: text(phrase('Contratações que não entram na conta', 'Hirings that are not counted')),
  },
  example: { dataInicio: '2024-01-01', dataFim: '2099-12-31', unidadeRef: '', areaRef: '', cargoRef: '' },
})
