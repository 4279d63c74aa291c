import { must } from '../common-fields.ts'
import { code, listed, numeric, ours } from '../fields.ts'
import { occurrences } from '../occurrences.ts'
import { control } from '../operation.ts'
import { group, list, moment, number, text } from '../output.ts'
import { situacoesLote } from '../query/retorna-dados-ocorrencias.ts'
import { severities } from '../severities.ts'

/** What became of a record, by the letter it is kept with. */
export const resultados = {
  I: 'Incluído',
  A: 'Atualizado',
  N: 'Inalterado',
  R: 'Recusado',
  E: 'Aguardando referência',
} as const

export const usualPage = 100
export const largestPage = 10_000

/** Occurrences of a record. */
const ocorrencias = list({
  CAMPO: text('Campo'),
  CODIGO: text('Código'),
  GRAVIDADE: text('Gravidade', severities),
  MENSAGEM: text('Mensagem'),
})

/** Occurrences of the batch as a whole; the only one is the warning about a deprecated operation. */
const ocorrenciasDoLote = list({ ...ocorrencias.fields, GRAVIDADE: text('Gravidade', ['Alerta']) })

export const consultaLote = control({
  family: 'control',
  id: 'ConsultaLote',
  group: 'batches',
  doors: { integration: 'recebe', staff: 'integracao.ver' },
  title: 'Acompanhar um lote',
  description:
    'Situação de um lote recebido, sua posição na fila, o andamento e o resultado de cada registro na ordem do envio, em páginas. Extensão do Vínculo.',
  inAddress: 'LOTE',
  input: {
    LOTE: numeric(
      18,
      'Número do lote, como no cabeçalho X-Lote-Id. Pode vir no endereço, como em LINK dos avisos: ?LOTE=7.',
      must,
    ),
    RESULTADO: code(
      1,
      'Só os registros com este resultado.',
      { values: resultados, unknown: 'refuse' },
      ours,
    ),
    CODIGO: code(40, 'Só os registros com esta ocorrência.', listed(Object.keys(occurrences)), ours),
    GRAVIDADE: code(12, 'Só os registros com ocorrência desta gravidade.', listed(severities), ours),
    QUANTIDADE: numeric(
      5,
      `Registros por página, de 1 a ${largestPage}; ausente ou vazia, ${usualPage}.`,
      ours,
    ),
    PAGINA: numeric(9, 'Página desejada; a primeira é 1.', ours),
  },
  output: {
    MsgRetorno: text('Vazio no sucesso'),
    LOTE: group({
      LOTE: number('Número do lote'),
      OPERACAO: text('Operação que o recebeu'),
      RETORNO: text('Rótulo do envio'),
      SIMULACAO: text('S: só decidiu, nada foi alterado', ['S', 'N']),
      LOTE_ORIGEM: number('Lote de que estes registros foram reprocessados; nulo nos demais'),
      SITUACAO: text('Situação', situacoesLote),
      FALHA: text('Motivo da falha técnica, se houve'),
      POSICAO_FILA: number('Lugar na fila do cliente, a partir de 1; 0 quando terminou'),
      PROGRESSO: number('Porcentagem dos registros com resultado'),
      TOTAL_RECEBIDOS: number('Registros recebidos'),
      TOTAL_INCLUIDOS: number('Incluídos'),
      TOTAL_ATUALIZADOS: number('Atualizados'),
      TOTAL_INALTERADOS: number('Inalterados'),
      TOTAL_RECUSADOS: number('Recusados'),
      TOTAL_AGUARDANDO: number('Aguardando referência'),
      TOTAL_ERROS: number('Ocorrências de erro'),
      TOTAL_ALERTAS: number('Ocorrências de alerta'),
      RECEBIMENTO: moment('Recebimento'),
      INICIO: moment('Início do processamento'),
      TERMINO: moment('Término do processamento'),
      OCORRENCIAS: ocorrenciasDoLote,
    }),
    TOTAL_ELEMENTOS: number('Registros selecionados, em todas as páginas'),
    TOTAL_PAGINAS: number('Páginas'),
    PAGINA_ATUAL: number('Página respondida'),
    REGISTROS: list({
      SEQUENCIA: number('Posição no lote, a partir de 1'),
      SEQUENCIA_ORIGEM: number('Posição no lote de origem, quando reprocessado'),
      CHAVE: text('Identificação do registro'),
      ID_RETORNO: text('ID_RETORNO do registro'),
      RESULTADO: text('Resultado', Object.keys(resultados)),
      AGUARDA: list({
        TIPO: text('Tipo do registro esperado'),
        CODIGO: text('Código do registro esperado; vazio quando é um documento pessoal'),
        ATE: moment('Quando a espera termina'),
      }),
      OCORRENCIAS: ocorrencias,
      OCORRENCIAS_OMITIDAS: number(
        'Ocorrências do registro que não cabem na resposta; RetornaDadosOcorrencias traz todas',
      ),
    }),
  },
  response: false,
  problems: ['LOTE_INEXISTENTE', 'PAGINACAO_INVALIDA'],
  example: { LOTE: 1, RESULTADO: 'R', QUANTIDADE: 10 },
})
