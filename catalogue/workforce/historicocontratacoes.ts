import { workforce } from '../operation.ts'
import { list, text } from '../output.ts'
import { pages, paging, period, placeFilters, placeShape, tiposSaida } from './parts.ts'

export const historicocontratacoes = workforce({
  family: 'workforce',
  id: 'historicocontratacoes',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: 'Obter histórico de contratações',
  description:
    'Contratações do período, uma por contrato: quem foi readmitido aparece de novo, transferências não. Unidade, área e cargo são os da contratação.',
  input: { ...period, ...placeFilters, ...paging },
  output: {
    contratacoes: list({
      nome: text('Nome'),
      cpf: text('CPF'),
      ...placeShape,
      vagaRef: text('Identificação da vaga preenchida'),
      abertura: text('Dia em que a vaga abriu'),
      contratacao: text('Contratação'),
      inicio: text('Início do trabalho'),
      saida: text('Saída; vazia enquanto não há'),
      tipoSaida: text('Tipo da saída', tiposSaida),
      prazo: text('Dias entre a abertura da vaga e a contratação; vazio sem vaga, ou aberta depois'),
    }),
    ...pages,
  },
  example: { dataInicio: '2024-01-01', dataFim: '2099-12-31', quantidade: '50', pagina: '1' },
})
