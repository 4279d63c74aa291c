import { sql } from 'kysely'
import type { Context } from '../../server/context.ts'
import { currentClient } from '../../server/store/expressions.ts'
import { centsOf } from '../../server/values/cents.ts'
import { sendBatches } from '../batches.ts'
import { typedLine } from './boleto.ts'

interface Billed {
  id: number
  pix: string | null
  numero: string
  emissao: string
  vencimento: string
  valor: string
}

const mostPapers = 20

/** Pix code of a payee without an amount. */
const payeesPix =
  '00020126360014br.gov.bcb.pix0114+55119123456785204000053039865802BR5910FORNECEDOR6009SAO PAULO62070503***63048B2F'

/** Sends the note and the boleto of manual invoices, as a finance system does. */
export async function sendPapers(context: Context, clienteId: number): Promise<void> {
  const { rows } = await context.db.reading(clienteId, (tx) =>
    sql<Billed>`select id, pix_copia_cola as pix, numero, emissao, vencimento, valor from faturamento
      where cliente_id = ${currentClient} and origem = 'Interna' and execucao_id is null
        and cancelamento is null order by id desc limit ${mostPapers}`.execute(tx),
  )
  const papers = rows.flatMap((invoice) => [noteOf(invoice), boletoOf(invoice)])
  const source = { operation: 'RecebeDocumentos', list: 'SDT_INT_DOCUMENTOS', first: 0, count: papers.length }
  await sendBatches(context, clienteId, { ...source, record: (index) => papers[index]! }, () => {})
}

const paperOf = ({ id, emissao, vencimento, valor }: Billed) => ({
  ESIDO_FATURAMENTO: id,
  ESIDO_EMISSAO: emissao,
  ESIDO_VENCIMENTO: vencimento,
  ESIDO_VALOR: valor,
})

const noteOf = (invoice: Billed) => ({
  ...paperOf(invoice),
  ESIDO_IDENTIFICACAO: `NF-${invoice.numero}`,
  ESIDO_TIPO: 'NF',
  ESIDO_NUMERO: invoice.numero,
  ESIDO_SERIE: '1',
  ESIDO_URL: `https://notas.exemplo.edu.br/${invoice.numero}`,
})

const boletoOf = (invoice: Billed) => ({
  ...paperOf(invoice),
  ESIDO_IDENTIFICACAO: `BO-${invoice.numero}`,
  ESIDO_TIPO: 'BO',
  ESIDO_NOSSO_NUMERO: invoice.numero,
  ESIDO_PIX_COPIA_COLA: invoice.pix ?? payeesPix,
  ESIDO_LINHA_DIGITAVEL: typedLine('237', Number(invoice.numero), invoice.vencimento, centsOf(invoice.valor)),
})
