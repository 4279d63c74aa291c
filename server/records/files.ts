import { said } from '../../catalogue/message.ts'
import { withoutPadding } from '../values/base64.ts'
import { fileTypeOf } from '../values/file-type.ts'
import type { KindReader } from './reading.ts'

/** Normalised base64: one line, padded. */
export const fileOf: KindReader = (value, name, field, report) => {
  if (value === null || value === '') return null
  const text = typeof value === 'string' ? value.replace(/\s+/g, '') : ''
  const bytes = Buffer.from(text, 'base64')
  const plain = bytes.toString('base64')
  if (bytes.length === 0 || withoutPadding(plain) !== withoutPadding(text)) {
    report.add('TIPO_INVALIDO', name, { detalhe: said('valor.esperavaArquivoBase64') })
    return null
  }
  if (bytes.length > field.length) {
    const detalhe = said('valor.arquivoTemBytesCampoAceita', { tamanho: bytes.length, maximo: field.length })
    report.add('TAMANHO_EXCEDIDO', name, { detalhe })
    return null
  }
  const type = fileTypeOf(bytes)
  if (type && field.accepts?.includes(type)) return plain
  report.add('TIPO_INVALIDO', name, {
    detalhe: said('valor.esperavaArquivo', { tipos: field.accepts?.join(', ') ?? '' }),
  })
  return null
}
