import { isValidBoleto } from '@brazilian-utils/brazilian-utils/is-valid-boleto'
import { recebeDocumentos } from '../../../catalogue/financial/recebe-documentos.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { sameFile, wholeFile } from '../../records/rules.ts'

// The package also takes the 44 digits of the bar code, which are no typed line.
const isTypedLine = (text: string) => /^\d{47,48}$/.test(text) && isValidBoleto(text)
const isAddress = (text: string) => ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')

export const documentoFinanceiro = entity({
  operation: recebeDocumentos,
  table: 'documento_financeiro',
  key: [{ column: 'identificacao', type: 'text' }],
  slots: deriveSlots(recebeDocumentos),
  unique: [],
  check(values, report) {
    const line = values.get('ESIDO_LINHA_DIGITAVEL')
    if (line && !isTypedLine(line)) {
      report.add('TIPO_INVALIDO', 'ESIDO_LINHA_DIGITAVEL', {
        detalhe: 'esperava 47 ou 48 dígitos com os verificadores certos',
      })
    }
    const url = values.get('ESIDO_URL')
    if (url && !isAddress(url)) {
      report.add('TIPO_INVALIDO', 'ESIDO_URL', { detalhe: 'esperava um endereço http ou https' })
    }
  },
  verify: sameFile('documento_financeiro'),
  decide({ planned, report }) {
    wholeFile(planned, report, 'ESIDO_')
    const line = planned.get('linha_digitavel')
    if (planned.get('tipo') === 'BO') {
      if (!line) report.add('CAMPO_OBRIGATORIO', 'ESIDO_LINHA_DIGITAVEL')
      if (!planned.get('vencimento')) report.add('CAMPO_OBRIGATORIO', 'ESIDO_VENCIMENTO')
    } else if (!line && !planned.get('url') && !planned.get('arquivo_sha256') && !report.refused) {
      report.add('CAMPO_OBRIGATORIO', 'ESIDO_ARQUIVO_BASE64')
    }
  },
})
