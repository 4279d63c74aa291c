import { type Dialect, febrabanDialect } from '../dialect.ts'
import { blank, over, x } from '../record.ts'
import { digitsOfDay } from '../values.ts'

const { records } = febrabanDialect

export const bradesco: Dialect = {
  ...febrabanDialect,
  banco: '237',
  nome: 'BANCO BRADESCO S A',
  records: {
    ...records,
    // Columns 178-217 of A and 227-232 of B are only for federal payrolls.
    segmentA: over(records.segmentA, { favorecidoContaDigito: x(42, 42), informacao: blank(178, 217) }),
    segmentB: over(records.segmentB, { siape: blank(227, 232), ispb: x(233, 240) }),
  },
  versions: { file: '089', lot: '045' },
  services: { usual: '33', accepted: ['20', '30', '33', '90', '98'], creditOnly: [] },
  digits: { most: 1, ownAccount: 12 },
  agreement: /^\d{1,6}$/,
  // A text field there: six digits, aligned left.
  agreementIn: (_record, { convenio }) => ({ convenio: convenio.padStart(6, '0') }),
  inB: ({ data, valor }) => ({ vencimento: digitsOfDay(data), valor }),
}
