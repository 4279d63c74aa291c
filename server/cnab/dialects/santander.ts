import { type Dialect, febrabanDialect } from '../dialect.ts'
import { keyOf } from '../forms.ts'
import { blank, over, x } from '../record.ts'

const { records } = febrabanDialect

export const santander: Dialect = {
  ...febrabanDialect,
  banco: '033',
  nome: 'BANCO SANTANDER (BRASIL) S.A.',
  records: {
    ...records,
    segmentA: over(records.segmentA, {
      favorecidoAgenciaDigito: blank(29, 29),
      favorecidoContaDigito: x(42, 42),
    }),
  },
  versions: { file: '060', lot: '031' },
  services: { ...febrabanDialect.services, usual: '20' },
  ted: { other: '03', same: '03' },
  pix: { ownFile: false },
  agreement: /^[A-Za-z0-9 ]{1,20}$/,
  digits: { most: 1, ownAccount: 12 },
  // The bank accepts no letters as check digits.
  digit: (written) => written.replace(/[A-Za-z]/, '0'),
  // With a Pix key the account columns are left empty.
  inA: (payment, nsa) => ({
    ...febrabanDialect.inA(payment, nsa),
    ...(keyOf(payment) && {
      favorecidoBanco: 0,
      favorecidoAgencia: 0,
      favorecidoConta: 0,
      favorecidoContaDigito: '',
    }),
  }),
}
