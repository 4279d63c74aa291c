import { type Dialect, febrabanDialect, fullNumber } from '../dialect.ts'
import { n, over, x } from '../record.ts'
import { ourNumber } from '../remittance.ts'

const { records } = febrabanDialect
const agreement = { convenio: n(33, 41), produto: n(42, 45, '0126'), agenciaContaDigito: x(72, 72, '0') }
/** The bank returns only columns 86-93 reliably. */
const echoed = { seuNumero: x(74, 85), seuNumeroDevolvido: n(86, 93) }

/** The bank reads these two digits at the start of the field as a savings account. */
const savings = '11'

export const bancoDoBrasil: Dialect = {
  ...febrabanDialect,
  banco: '001',
  nome: 'BANCO DO BRASIL S.A.',
  records: {
    ...records,
    fileHeader: over(records.fileHeader, agreement),
    lotHeader: over(records.lotHeader, { ...agreement, teste: x(51, 52) }),
    segmentA: over(records.segmentA, echoed),
  },
  versions: { file: '083', lot: '042' },
  purpose: '00029',
  ispbClearing: '988',
  agreement: /^\d{1,9}$/,
  agreementIn: (record, { convenio, teste }) => ({
    convenio,
    ...(record === 'lotHeader' && teste && { teste: 'TS' }),
  }),
  inA: ({ contador, favorecido, texto = '' }, nsa) => ({
    seuNumero: ourNumber(contador, nsa),
    seuNumeroDevolvido: contador,
    informacao:
      favorecido.tipoConta === 'Poupança' ? savings : texto.startsWith(savings) ? ` ${texto}` : texto,
  }),
  agreementOf: (field) => field.slice(0, 9).trim(),
  readOurNumber: (field) => {
    const whole = fullNumber(field.slice(0, 12))
    const echo = /^\d{8}$/.test(field.slice(12)) ? Number(field.slice(12)) : 0
    return whole ?? (echo > 0 ? { contador: echo } : undefined)
  },
}
