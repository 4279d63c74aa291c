import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto'
import { sql } from 'kysely'
import { recebeDocumentos } from '../../../catalogue/financial/recebe-documentos.ts'
import { said } from '../../../catalogue/message.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity, type Resolvable } from '../../records/entity.ts'
import { sameFile, wholeFile } from '../../records/rules.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'

// The package also accepts the 44 digits of the bar code, which are not a typed line.
const isTypedLine = (text: string) => /^\d{47,48}$/.test(text) && isValidBoleto(text)
const isAddress = (text: string) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')

// These fields only find the invoice; they have no column.
const {
  ESIDO_FATURAMENTO_IDENTIFICACAO: _identification,
  ESIDO_FATURAMENTO_TIPO: _type,
  ...slots
} = deriveSlots(recebeDocumentos)

export const documentoFinanceiro = entity({
  operation: recebeDocumentos,
  table: 'documento_financeiro',
  key: [{ column: 'identificacao', type: 'text' }],
  slots,
  unique: [],
  check(values, report) {
    if (!values.get('ESIDO_FATURAMENTO') && !values.get('ESIDO_FATURAMENTO_IDENTIFICACAO')) {
      report.needsOne('ESIDO_FATURAMENTO_IDENTIFICACAO', 'ESIDO_FATURAMENTO')
    }
    const line = values.get('ESIDO_LINHA_DIGITAVEL')
    if (line && !isTypedLine(line)) {
      report.add('TIPO_INVALIDO', 'ESIDO_LINHA_DIGITAVEL', {
        detalhe: said('documentoFinanceiro.esperava47Ou48Digitos'),
      })
    }
    const url = values.get('ESIDO_URL')
    if (url && !isAddress(url)) {
      report.add('TIPO_INVALIDO', 'ESIDO_URL', {
        detalhe: said('documentoFinanceiro.esperavaEnderecoHttpOuHttps'),
      })
    }
  },
  resolve: findInvoices,
  verify: sameFile('documento_financeiro'),
  decide({ planned, report }) {
    wholeFile(planned, report, 'ESIDO_')
    const line = planned.get('linha_digitavel')
    if (planned.get('tipo') === 'BO') {
      if (!line) report.add('CAMPO_OBRIGATORIO', 'ESIDO_LINHA_DIGITAVEL')
      if (!planned.get('vencimento')) report.add('CAMPO_OBRIGATORIO', 'ESIDO_VENCIMENTO')
    } else if (!line && !planned.get('url') && !planned.get('arquivo_sha256') && !report.refused) {
      report.needsOne('ESIDO_LINHA_DIGITAVEL', 'ESIDO_URL', 'ESIDO_ARQUIVO_BASE64')
    }
  },
})

const keyOf = (identificacao: string, tipo: string) => `${tipo} ${identificacao}`

/** Finds the invoice by the other system's identification where a record has no id of ours. */
async function findInvoices(records: Resolvable<string>[], _registers: unknown, tx: Tx): Promise<void> {
  const named = records.flatMap(({ values, set, report }) => {
    const identificacao = values.get('ESIDO_FATURAMENTO_IDENTIFICACAO')
    if (values.get('ESIDO_FATURAMENTO') || !identificacao) return []
    return { identificacao, tipo: values.get('ESIDO_FATURAMENTO_TIPO') || 'R', set, report }
  })
  if (named.length === 0) return
  const { rows } = await sql<{ id: string; identificacao: string; tipo: string }>`
    select id::text, identificacao, tipo from faturamento
     where cliente_id = ${currentClient} and identificacao = any(${named.map((one) => one.identificacao)})
       and not faturamento_cancelado(cancelamento, situacao_externa)`.execute(tx)
  const ids = new Map(rows.map(({ id, identificacao, tipo }) => [keyOf(identificacao, tipo), id]))
  for (const { identificacao, tipo, set, report } of named) {
    const id = ids.get(keyOf(identificacao, tipo))
    if (id === undefined) report.add('REFERENCIA_INEXISTENTE', 'ESIDO_FATURAMENTO_IDENTIFICACAO')
    else set('faturamento_id', id)
  }
}
