import { workforce } from '../operation.ts'
import { text } from '../output.ts'
import { period, placeFilters } from './parts.ts'

export const prazomediocontratacoes = workforce({
  family: 'workforce',
  id: 'prazomediocontratacoes',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: 'Obter prazo médio de contratações',
  description:
    'Quanto tempo as vagas levam para ser preenchidas: dias corridos da abertura da vaga à contratação, das contratações do período. As que não preencheram vaga, ou preencheram uma que abriu depois, só são contadas em semVaga.',
  input: { ...period, ...placeFilters },
  output: {
    prazoMedio: text('Média em dias, com uma casa decimal; vazia quando nenhuma contratação preencheu vaga'),
    mediana: text('Mediana em dias, com uma casa decimal'),
    minimo: text('Menor prazo em dias'),
    maximo: text('Maior prazo em dias'),
    quantidade: text('Contratações consideradas'),
    semVaga: text('Contratações que não entram na conta'),
  },
  example: { dataInicio: '2024-01-01', dataFim: '2099-12-31', unidadeRef: '', areaRef: '', cargoRef: '' },
})
