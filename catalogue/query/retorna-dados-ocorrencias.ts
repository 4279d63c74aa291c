import { code, listed, numeric, ours, varchar } from '../fields.ts'
import { occurrences } from '../occurrences.ts'
import { query } from '../operation.ts'
import { moment, number, saidText, text } from '../output.ts'
import { phrase, withEnglish } from '../phrase.ts'
import { severities } from '../severities.ts'

export const situacoesLote = withEnglish({
  Recebido: 'Received',
  'Em processamento': 'Being processed',
  Processado: 'Processed',
  'Processado com ocorrências': 'Processed with occurrences',
  Falhou: 'Failed',
})

export const retornaDadosOcorrencias = query({
  family: 'query',
  id: 'RetornaDadosOcorrencias',
  group: 'query',
  doors: { integration: 'consulta', staff: 'integracao.ver', unlimited: true },
  title: phrase('Ocorrências', 'Occurrences'),
  description: phrase(
    'Ocorrências dos lotes recebidos: o que foi recusado ou alertado, em qual registro e campo, e o que fazer. Nunca traz o valor recusado.',
    'Occurrences of received batches: what was refused or alerted, in which record and field, and what to do. Never the refused value.',
  ),
  wrapper: { kind: 'A', name: 'ocorrencias', response: true },
  period: 'inclusao',
  example: { gravidade: 'Erro' },
  filters: {
    lote: {
      field: numeric(
        18,
        phrase(
          'Número do lote, como no cabeçalho X-Lote-Id.',
          'Number of the batch, as in the header X-Lote-Id.',
        ),
        { ...ours, example: 1 },
      ),
      disregardsPeriod: true,
    },
    idRetorno: {
      field: varchar(50, phrase('ID_RETORNO dos registros.', 'ID_RETORNO of the records.'), {
        ...ours,
        example: 'carga-2026-1',
      }),
      disregardsPeriod: true,
    },
    operacao: { field: varchar(40, phrase('Nome da operação.', 'Name of the operation.'), ours) },
    gravidade: { field: code(12, phrase('Gravidade.', 'Severity.'), listed(severities), ours) },
    codigo: {
      field: code(
        40,
        phrase('Código da ocorrência.', 'Code of the occurrence.'),
        listed(Object.keys(occurrences)),
        ours,
      ),
    },
  },
  element: {
    identificador: number(phrase('Identificador da ocorrência', 'Identifier of the occurrence')),
    lote: number(phrase('Número do lote', 'Number of the batch')),
    idRetorno: text(phrase('ID_RETORNO do registro', 'ID_RETORNO of the record')),
    operacao: text(phrase('Operação', 'Operation')),
    sequencia: number(
      phrase('Posição do registro no lote, a partir de 1', 'Position of the record in the batch, from 1'),
    ),
    chave: text(phrase('Identificação do registro', 'Identification of the record')),
    campo: text(phrase('Campo', 'Field')),
    codigo: text(phrase('Código', 'Code')),
    gravidade: text(phrase('Gravidade', 'Severity'), severities),
    mensagem: saidText(phrase('Mensagem', 'Message')),
    // A batch that has not started has no occurrences.
    situacaoLote: text(
      phrase('Situação do lote', 'State of the batch'),
      situacoesLote.filter((situacao) => situacao !== 'Recebido'),
    ),
    inclusao: moment(phrase('Inclusão', 'Added')),
    atualizacao: moment(phrase('Atualização', 'Updated')),
  },
})
