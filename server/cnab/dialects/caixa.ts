import { type Dialect, febrabanDialect } from '../dialect.ts'
import { blank, n, over, x } from '../record.ts'
import { digitsOfDay } from '../values.ts'

const { records } = febrabanDialect

/** Shorter than FEBRABAN's; the bank uses the other columns. */
const returned = { seuNumero: n(74, 79), nossoNumero: n(135, 143) }

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
      versao: n(46, 49),
      usoVan: n(226, 228),
    }),
    lotHeader: over(records.lotHeader, {
      convenio: n(33, 38),
      tipoCompromisso: n(39, 40),
      compromisso: n(41, 44),
      parametro: n(45, 46),
      indicativo: blank(223, 230),
    }),
    segmentA: over(records.segmentA, {
      ...returned,
      favorecidoContaDigito: x(42, 42),
      tipoContaTed: n(93, 93),
      parcelas: n(147, 148, '01'),
      bloqueio: x(149, 149, 'N'),
      parcelamento: n(150, 150, '1'),
      dia: n(151, 152),
      parcela: n(153, 154),
      // The same for every form; the layout has no column for the purpose of a TED.
      finalidadeDoc: x(218, 219, '01'),
      finalidadeTed: blank(220, 229),
    }),
    segmentB: over(records.segmentB, { aviso: blank(226, 240) }),
  },
  returned,
  versions: { file: '080', lot: '041' },
  // Columns 233-240 of B must be blank; other banks read the ISPB there.
  ispbClearing: undefined,
  digits: { most: 1, ownAccount: 12 },
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
  inB: ({ data, valor }) => ({ vencimento: digitsOfDay(data), valor }),
  agreementOf: (field) => field.slice(0, 6).trim(),
  readOurNumber: (field) => {
    const contador = /^\d{6}/.test(field) ? Number(field.slice(0, 6)) : 0
    return contador > 0 ? { contador } : undefined
  },
}
