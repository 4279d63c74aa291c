import { must } from '../common-fields.ts'
import { code, listed, numeric, ours } from '../fields.ts'
import { occurrences } from '../occurrences.ts'
import { control } from '../operation.ts'
import { group, list, moment, number, text } from '../output.ts'
import { phrase, withEnglish } from '../phrase.ts'
import { situacoesLote } from '../query/retorna-dados-ocorrencias.ts'
import { severities } from '../severities.ts'

/** Outcomes of a record, by the stored letter. */
export const resultados = {
  I: phrase('Incluído', 'Added'),
  A: phrase('Atualizado', 'Updated'),
  N: phrase('Inalterado', 'Unchanged'),
  R: phrase('Recusado', 'Refused'),
  E: phrase('Aguardando referência', 'Waiting for a reference'),
} as const

export const usualPage = 100
export const largestPage = 10_000

const ocorrencias = list({
  CAMPO: text(phrase('Campo', 'Field')),
  CODIGO: text(phrase('Código', 'Code')),
  GRAVIDADE: text(phrase('Gravidade', 'Severity'), severities),
  MENSAGEM: text(phrase('Mensagem', 'Message')),
})

/** Occurrences of the batch as a whole: a deprecated operation and, in a simulation, unknown fields. */
const ocorrenciasDoLote = list({
  ...ocorrencias.fields,
  GRAVIDADE: text(phrase('Gravidade', 'Severity'), withEnglish({ Alerta: 'Warning' })),
})

const camposDesconhecidos = {
  ...list({
    CAMPO: text(
      phrase(
        'Nome enviado; em um elemento de uma lista, LISTA.CAMPO; ? para o que não tem forma de nome',
        'Name that was sent; in an element of a list, LISTA.CAMPO; ? for what has no form of a name',
      ),
    ),
    REGISTROS: number(
      phrase(
        'Registros que o trazem; 0 quando está fora dos registros',
        'Records that bring it; 0 where it is beside the records',
      ),
    ),
    PARECIDO: text(
      phrase(
        'Campo de nome mais parecido; vazio quando não há',
        'Field with the closest name; empty where there is none',
      ),
      phrase('Campo parecido', 'Similar field'),
    ),
  }),
  rotulo: phrase('Campos desconhecidos', 'Unknown fields'),
}

export const consultaLote = control({
  family: 'control',
  id: 'ConsultaLote',
  group: 'batches',
  doors: { integration: 'recebe', staff: 'integracao.ver' },
  title: phrase('Acompanhar um lote', 'Follow a batch'),
  description: phrase(
    'Situação de um lote recebido, sua posição na fila, o andamento e o resultado de cada registro na ordem do envio, em páginas. Extensão do Vínculo.',
    'The state of a batch, its place in the queue, its progress and the outcome of every record in the order sent, in pages. An extension of Vínculo.',
  ),
  inAddress: 'LOTE',
  input: {
    LOTE: numeric(
      18,
      phrase(
        'Número do lote, como no cabeçalho X-Lote-Id. Pode vir no endereço, como em LINK dos avisos: ?LOTE=7.',
        'Number of the batch, as in the header X-Lote-Id. It may come in the address, as in LINK of notices: ?LOTE=7.',
      ),
      must,
    ),
    RESULTADO: code(
      1,
      phrase('Só os registros com este resultado.', 'Only records with this outcome.'),
      { values: resultados, unknown: 'refuse' },
      ours,
    ),
    CODIGO: code(
      40,
      phrase('Só os registros com esta ocorrência.', 'Only records with this occurrence.'),
      listed(Object.keys(occurrences)),
      ours,
    ),
    GRAVIDADE: code(
      12,
      phrase(
        'Só os registros com ocorrência desta gravidade.',
        'Only records with an occurrence of this severity.',
      ),
      listed(severities),
      ours,
    ),
    QUANTIDADE: numeric(
      5,
      phrase(
        `Registros por página, de 1 a ${largestPage}; ausente ou vazia, ${usualPage}.`,
        `Records per page, from 1 to ${largestPage}; absent or empty, ${usualPage}.`,
      ),
      ours,
    ),
    PAGINA: numeric(
      9,
      phrase('Página desejada; a primeira é 1.', 'Page that is wanted; the first is 1.'),
      ours,
    ),
  },
  output: {
    MsgRetorno: text(phrase('Vazio no sucesso', 'Empty on success')),
    LOTE: group({
      LOTE: number(phrase('Número do lote', 'Number of the batch')),
      OPERACAO: text(phrase('Operação que o recebeu', 'Operation that received it')),
      RETORNO: text(phrase('Rótulo do envio', 'Label of the sending')),
      SIMULACAO: text(phrase('S: só decidiu, nada foi alterado', 'S: only decided, nothing was changed'), [
        'S',
        'N',
      ]),
      LOTE_ORIGEM: number(
        phrase(
          'Lote de que estes registros foram reprocessados; nulo nos demais',
          'Batch from which these records were reprocessed; null for others',
        ),
      ),
      SITUACAO: text(phrase('Situação', 'State'), situacoesLote),
      FALHA: text(
        phrase('Motivo da falha técnica, se houve', 'Reason of the technical failure, if there was one'),
      ),
      POSICAO_FILA: number(
        phrase(
          'Lugar na fila do cliente, a partir de 1; 0 quando terminou',
          "Place in the client's queue, from 1; 0 when it has ended",
        ),
      ),
      PROGRESSO: number(
        phrase('Porcentagem dos registros com resultado', 'Percentage of the records with an outcome'),
      ),
      TOTAL_RECEBIDOS: number(phrase('Registros recebidos', 'Records received')),
      TOTAL_INCLUIDOS: number(phrase('Incluídos', 'Added')),
      TOTAL_ATUALIZADOS: number(phrase('Atualizados', 'Updated')),
      TOTAL_INALTERADOS: number(phrase('Inalterados', 'Unchanged')),
      TOTAL_RECUSADOS: number(phrase('Recusados', 'Refused')),
      TOTAL_AGUARDANDO: number(phrase('Aguardando referência', 'Waiting for a reference')),
      TOTAL_ERROS: number(phrase('Ocorrências de erro', 'Occurrences of errors')),
      TOTAL_ALERTAS: number(phrase('Ocorrências de alerta', 'Occurrences of warnings')),
      RECEBIMENTO: moment(phrase('Recebimento', 'Received')),
      INICIO: moment(phrase('Início do processamento', 'Start of the processing')),
      TERMINO: moment(phrase('Término do processamento', 'End of the processing')),
      OCORRENCIAS: ocorrenciasDoLote,
      CAMPOS_DESCONHECIDOS: camposDesconhecidos,
    }),
    TOTAL_ELEMENTOS: number(
      phrase('Registros selecionados, em todas as páginas', 'Selected records, on all pages'),
    ),
    TOTAL_PAGINAS: number(phrase('Páginas', 'Pages')),
    PAGINA_ATUAL: number(phrase('Página respondida', 'Page answered')),
    REGISTROS: list({
      SEQUENCIA: number(phrase('Posição no lote, a partir de 1', 'Position in the batch, from 1')),
      SEQUENCIA_ORIGEM: number(
        phrase(
          'Posição no lote de origem, quando reprocessado',
          'Position in the original batch, where reprocessed',
        ),
      ),
      CHAVE: text(phrase('Identificação do registro', 'Identification of the record')),
      ID_RETORNO: text(phrase('ID_RETORNO do registro', 'ID_RETORNO of the record')),
      RESULTADO: text(phrase('Resultado', 'Result'), Object.keys(resultados)),
      AGUARDA: list({
        TIPO: text(phrase('Tipo do registro esperado', 'Kind of record waited for')),
        CODIGO: text(
          phrase(
            'Código do registro esperado; vazio quando é um documento pessoal',
            'Code of the record waited for; empty where it is a personal document',
          ),
        ),
        ATE: moment(phrase('Quando a espera termina', 'When the wait ends')),
      }),
      OCORRENCIAS: ocorrencias,
      OCORRENCIAS_OMITIDAS: number(
        phrase(
          'Ocorrências do registro que não cabem na resposta; RetornaDadosOcorrencias traz todas',
          'Occurrences of the record that do not fit into the answer; RetornaDadosOcorrencias brings all of them',
        ),
      ),
    }),
  },
  response: false,
  problems: ['LOTE_INEXISTENTE', 'PAGINACAO_INVALIDA'],
  example: { LOTE: 1, RESULTADO: 'R', QUANTIDADE: 10 },
})
