import { type Dialect, febrabanDialect } from '../dialect.ts'
import { keyOf } from '../forms.ts'
import { blank, k, n, over, x } from '../record.ts'
import type { AccountKind } from '../remittance.ts'

const { records } = febrabanDialect

/** A single check digit goes to the second of the two columns. */
const payer = { agenciaDigito: blank(58, 58), contaDigito: x(71, 72) }

/** Transfer type of a Pix by kind of account. */
const transferTypes: Record<AccountKind, string> = { Corrente: '01', Pagamento: 'PG', Poupança: '03' }
const byKey = '04'

export const itau: Dialect = {
  ...febrabanDialect,
  banco: '341',
  nome: 'BANCO ITAU S/A',
  records: {
    ...records,
    fileHeader: over(records.fileHeader, {
      ...payer,
      leiaute: n(15, 17),
      convenio: blank(33, 52),
      zeros: n(158, 166),
      densidade: n(167, 171),
    }),
    lotHeader: over(records.lotHeader, {
      ...payer,
      convenio: x(33, 36),
      indicativo: blank(223, 224),
    }),
    segmentA: over(records.segmentA, {
      favorecidoAgenciaDigito: blank(29, 29),
      moeda: x(102, 104, 'REA'),
      ispb: n(105, 112),
      transferencia: x(113, 114, '00'),
      moedaQuantidade: n(115, 119),
      informacao: x(178, 197),
      devolucao: n(198, 203),
      inscricao: n(204, 217),
      finalidadeComplementar: blank(225, 226),
      aviso: blank(230, 230),
    }),
    segmentBPix: over(records.segmentBPix, {
      iniciacao: x(15, 16),
      txid: x(33, 62),
      informacao: x(63, 127),
      chave: k(128, 227),
      siape: blank(228, 230),
      ocorrencias: x(231, 240),
    }),
    lotTrailer: over(records.lotTrailer, { avisoDebito: blank(60, 65) }),
    fileTrailer: over(records.fileTrailer, { contas: blank(30, 35) }),
  },
  versions: { file: '080', lot: '040' },
  services: { usual: '98', accepted: ['20', '30', '98'], creditOnly: ['30'] },
  pix: { ownFile: true },
  segmentB: 'key',
  sharedNumber: true,
  digits: { most: 2, ownAccount: 6 },
  digit: (written) => written.toUpperCase().padStart(2),
  // Text for the payer's statement; the file header has no such field.
  agreementIn: (_record, { codigoExtrato }) => ({ convenio: codigoExtrato }),
  inA: (payment, nsa) => ({
    ...febrabanDialect.inA(payment, nsa),
    inscricao: payment.favorecido.documento,
    ispb: payment.favorecido.ispb,
    ...(payment.forma === 'Pix' && {
      transferencia: keyOf(payment) ? byKey : transferTypes[payment.favorecido.tipoConta ?? 'Corrente'],
    }),
  }),
  // Files have no agreement; the account identifies the payer.
  agreementOf: () => '',
}
