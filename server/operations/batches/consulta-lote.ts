import { consultaLote as declared, largestPage, usualPage } from '../../../catalogue/batches/consulta-lote.ts'
import { said } from '../../../catalogue/message.ts'
import { isMessage } from '../../../catalogue/render.ts'
import { inboundNames, meantName } from '../../../catalogue/wire/unknown.ts'
import { entities } from '../../inbound/bindings.ts'
import {
  type BatchView,
  findBatch,
  findOutcomes,
  type OccurrenceView,
  type OutcomeView,
} from '../../inbound/review/inspect.ts'
import { Refusal } from '../../refusal.ts'
import { bind } from '../bound.ts'

/** Shows a batch of the caller and the outcome of its records. */
export const consultaLote = bind(declared, async ({ context, input, caller }) => {
  const { db } = context
  const { clienteId } = caller
  const id = input.LOTE
  const size = pageValue('QUANTIDADE', input.QUANTIDADE, usualPage, largestPage)
  const page = pageValue('PAGINA', input.PAGINA, 1, Number.MAX_SAFE_INTEGER)
  const batch = await findBatch(db, clienteId, id)
  if (!batch) throw new Refusal('LOTE_INEXISTENTE')
  const { total, outcomes } = await findOutcomes(
    db,
    clienteId,
    id,
    {
      outcome: input.RESULTADO ?? undefined,
      code: input.CODIGO ?? undefined,
      severity: input.GRAVIDADE ?? undefined,
    },
    { size, number: page },
  )
  return {
    MsgRetorno: '',
    LOTE: {
      LOTE: id,
      OPERACAO: batch.operacao,
      RETORNO: batch.retorno ?? '',
      SIMULACAO: batch.simulado ? 'S' : 'N',
      LOTE_ORIGEM: batch.origem,
      SITUACAO: batch.situacao,
      FALHA: isMessage(batch.falhaMensagem) ? batch.falhaMensagem : (batch.falha ?? ''),
      POSICAO_FILA: batch.posicao,
      PROGRESSO: batch.progresso,
      TOTAL_RECEBIDOS: batch.registros,
      TOTAL_INCLUIDOS: batch.incluidos,
      TOTAL_ATUALIZADOS: batch.atualizados,
      TOTAL_INALTERADOS: batch.inalterados,
      TOTAL_RECUSADOS: batch.recusados,
      TOTAL_AGUARDANDO: batch.aguardando,
      TOTAL_ERROS: batch.erros,
      TOTAL_ALERTAS: batch.alertas,
      RECEBIMENTO: batch.recebido,
      INICIO: batch.iniciado,
      TERMINO: batch.terminado,
      OCORRENCIAS: batch.ocorrencias.map(occurrenceOf),
      CAMPOS_DESCONHECIDOS: unknownOf(batch),
    },
    TOTAL_ELEMENTOS: total,
    TOTAL_PAGINAS: Math.ceil(total / size),
    PAGINA_ATUAL: page,
    REGISTROS: outcomes.map(recordOf),
  }
})

function recordOf(outcome: OutcomeView) {
  const { sequencia, origem, chave, retorno, resultado, aguarda, ocorrencias, omitidas } = outcome
  return {
    SEQUENCIA: sequencia,
    SEQUENCIA_ORIGEM: origem,
    CHAVE: chave,
    ID_RETORNO: retorno ?? '',
    RESULTADO: resultado,
    AGUARDA: aguarda.map(({ alvo, codigo, ate }) => ({ TIPO: alvo, CODIGO: codigo, ATE: ate })),
    OCORRENCIAS: ocorrencias.map(occurrenceOf),
    OCORRENCIAS_OMITIDAS: omitidas,
  }
}

const occurrenceOf = ({ campo, codigo, gravidade, mensagem }: OccurrenceView) => ({
  CAMPO: campo,
  CODIGO: codigo,
  GRAVIDADE: gravidade,
  MENSAGEM: mensagem,
})

function unknownOf({ operacao, desconhecidos }: BatchView) {
  const declared = inboundNames(entities[operacao as keyof typeof entities].operation)
  return desconhecidos.map((one) => ({
    CAMPO: one.name,
    REGISTROS: one.records,
    PARECIDO: meantName(declared, one) ?? '',
  }))
}

function pageValue(name: string, value: number | null | undefined, usual: number, largest: number): number {
  if (!value) return usual
  if (value <= largest) return value
  throw new Refusal('PAGINACAO_INVALIDA', {
    detalhe: said('pedido.deveIr1', { campo: name, maximo: largest }),
  })
}
