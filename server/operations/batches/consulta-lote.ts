import { largestPage, usualPage } from '../../../catalogue/batches/consulta-lote.ts'
import type { Outcome } from '../../inbound/outcome.ts'
import {
  findBatch,
  findOutcomes,
  type OccurrenceView,
  type OutcomeView,
} from '../../inbound/review/inspect.ts'
import { Refusal } from '../../refusal.ts'
import type { ControlHandler, Party } from '../handler.ts'

/** Shows a batch of the caller and the outcome of its records. */
export const consultaLote: ControlHandler<Party> = async ({ context, input, caller }) => {
  const { db } = context
  const { clienteId } = caller
  const id = Number(input.LOTE)
  const size = pageValue('QUANTIDADE', input.QUANTIDADE, usualPage, largestPage)
  const page = pageValue('PAGINA', input.PAGINA, 1, Number.MAX_SAFE_INTEGER)
  const batch = await findBatch(db, clienteId, id)
  if (!batch) throw new Refusal('LOTE_INEXISTENTE')
  const { total, outcomes } = await findOutcomes(
    db,
    clienteId,
    id,
    {
      outcome: (input.RESULTADO ?? undefined) as Outcome | undefined,
      code: (input.CODIGO ?? undefined) as string | undefined,
      severity: (input.GRAVIDADE ?? undefined) as string | undefined,
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
      FALHA: batch.falha ?? '',
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
    },
    TOTAL_ELEMENTOS: total,
    TOTAL_PAGINAS: Math.ceil(total / size),
    PAGINA_ATUAL: page,
    REGISTROS: outcomes.map(recordOf),
  }
}

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

function pageValue(name: string, value: unknown, usual: number, largest: number): number {
  if (value === undefined || value === null || value === '0') return usual
  const number = Number(value)
  if (number <= largest) return number
  throw new Refusal('PAGINACAO_INVALIDA', { detalhe: `${name} deve ir de 1 a ${largest}` })
}
