import { type Dialect, febrabanDialect } from '../dialect.ts'
import { n, over, x } from '../record.ts'

const { records } = febrabanDialect

export const caixa: Dialect = {
  ...febrabanDialect,
  banco: '104',
  nome: 'CAIXA ECONOMICA FEDERAL',
  records: {
    ...records,
    fileHeader: over(records.fileHeader, {
      convenio: n(33, 38),
      parametro: n(39, 40),
      ambiente: x(41, 41),
    }),
    lotHeader: over(records.lotHeader, {
      convenio: n(33, 38),
      tipoCompromisso: n(39, 40),
      compromisso: n(41, 44),
      parametro: n(45, 46),
    }),
    segmentA: over(records.segmentA, {
      seuNumero: n(74, 79),
      tipoContaTed: n(93, 93),
      nossoNumero: n(135, 143),
      parcelas: n(147, 148, '01'),
      bloqueio: x(149, 149, 'N'),
      parcelamento: n(150, 150, '1'),
      dia: n(151, 152),
      parcela: n(153, 154),
    }),
  },
  versions: { file: '080', lot: '041' },
  agreement: /^\d{1,6}$/,
  agreementIn: (record, { convenio, parametro, compromisso, teste }, service) =>
    record === 'fileHeader'
      ? { convenio, parametro, ambiente: teste ? 'T' : 'P' }
      : { convenio, tipoCompromisso: service === '30' ? '02' : '01', compromisso, parametro },
  inA: ({ contador, forma, favorecido, data, texto }) => ({
    seuNumero: contador,
    tipoContaTed: forma !== 'TED' ? 0 : favorecido.tipoConta === 'Poupança' ? 2 : 1,
    dia: data.slice(8),
    informacao: texto,
  }),
  agreementOf: (field) => field.slice(0, 6).trim(),
  told: (field) => (/^\d{6}/.test(field) ? { contador: Number(field.slice(0, 6)) } : undefined),
}
