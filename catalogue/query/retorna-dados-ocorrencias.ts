import { code, listed, numeric, ours, varchar } from '../fields.ts'
import { occurrences } from '../occurrences.ts'
import { query } from '../operation.ts'
import { moment, number, text } from '../output.ts'
import { severities } from '../severities.ts'

export const situacoesLote = [
  'Recebido',
  'Em processamento',
  'Processado',
  'Processado com ocorrências',
  'Falhou',
] as const

export const retornaDadosOcorrencias = query({
  family: 'query',
  id: 'RetornaDadosOcorrencias',
  group: 'query',
  doors: { integration: 'consulta', staff: 'integracao.ver', unlimited: true },
  title: 'Ocorrências',
  description:
    'Ocorrências dos lotes recebidos: o que foi recusado ou alertado, em qual registro e campo, e o que fazer. Nunca traz o valor recusado.',
  wrapper: { kind: 'A', name: 'ocorrencias', response: true },
  period: 'inclusao',
  example: { gravidade: 'Erro' },
  filters: {
    lote: {
      field: numeric(18, 'Número do lote, como no cabeçalho X-Lote-Id.', { ...ours, example: 1 }),
      disregardsPeriod: true,
    },
    idRetorno: {
      field: varchar(50, 'ID_RETORNO dos registros.', { ...ours, example: 'carga-2026-1' }),
      disregardsPeriod: true,
    },
    operacao: { field: varchar(40, 'Nome da operação.', ours) },
    gravidade: { field: code(12, 'Gravidade.', listed(severities), ours) },
    codigo: { field: code(40, 'Código da ocorrência.', listed(Object.keys(occurrences)), ours) },
  },
  element: {
    identificador: number('Identificador da ocorrência'),
    lote: number('Número do lote'),
    idRetorno: text('ID_RETORNO do registro'),
    operacao: text('Operação'),
    sequencia: number('Posição do registro no lote, a partir de 1'),
    chave: text('Identificação do registro'),
    campo: text('Campo'),
    codigo: text('Código'),
    gravidade: text('Gravidade', severities),
    mensagem: text('Mensagem'),
    // A batch that was not begun has no occurrences.
    situacaoLote: text(
      'Situação do lote',
      situacoesLote.filter((situacao) => situacao !== 'Recebido'),
    ),
    inclusao: moment('Inclusão'),
    atualizacao: moment('Atualização'),
  },
})
