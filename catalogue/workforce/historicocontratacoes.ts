import { workforce } from '../operation.ts'
import { list, text } from '../output.ts'
import { phrase } from '../phrase.ts'
import { pages, paging, period, placeFilters, placeShape, tiposSaida } from './parts.ts'

export const historicocontratacoes = workforce({
  family: 'workforce',
  id: 'historicocontratacoes',
  group: 'workforce',
  doors: { integration: 'workforce' },
  title: phrase('Obter histórico de contratações', 'Get the history of hires'),
  description: phrase(
    'Contratações do período, uma por contrato: quem foi readmitido aparece de novo, transferências não. Unidade, área e cargo são os da contratação.',
    'Hires of the period, one per contract: who was rehired appears again, transfers do not. Unit, area and position are those of the hire.',
  ),
  input: { ...period, ...placeFilters, ...paging },
  output: {
    contratacoes: list({
      nome: text(phrase('Nome', 'Name')),
      cpf: text(phrase('CPF', 'CPF')),
      ...placeShape,
      vagaRef: text(
        phrase('Identificação da vaga preenchida', 'Identification of the vacancy that was filled'),
      ),
      abertura: text(phrase('Dia em que a vaga abriu', 'Day on which the vacancy opened')),
      contratacao: text(phrase('Contratação', 'Hiring')),
      inicio: text(phrase('Início do trabalho', 'Start of the work')),
      saida: text(phrase('Saída; vazia enquanto não há', 'Leave; empty while there is none')),
      tipoSaida: text(phrase('Tipo da saída', 'Kind of leave'), tiposSaida),
      prazo: text(
        phrase(
          'Dias entre a abertura da vaga e a contratação; vazio sem vaga, ou aberta depois',
          'Days between the opening of the vacancy and the hiring; empty without a vacancy, or with one opened later',
        ),
      ),
    }),
    ...pages,
  },
  example: { dataInicio: '2024-01-01', dataFim: '2099-12-31', quantidade: '50', pagina: '1' },
})
