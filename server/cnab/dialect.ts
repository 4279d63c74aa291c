import type { Field, Layout, Values } from './record.ts'
import * as febraban from './records.ts'
import { type BankCode, ourNumber, type Payer, type Payment } from './remittance.ts'

export type RecordName =
  | 'fileHeader'
  | 'lotHeader'
  | 'segmentA'
  | 'segmentB'
  | 'segmentBPix'
  | 'lotTrailer'
  | 'fileTrailer'

/** Our number as the bank returned it. Some banks return only the counter. */
export interface OurNumber {
  readonly contador: number
  readonly nsa?: number
}

/** Differences of a bank from FEBRABAN: columns, codes and conventions. */
export interface Dialect {
  readonly banco: BankCode
  readonly nome: string
  readonly records: Readonly<Record<RecordName, Layout>>
  readonly versions: { readonly file: string; readonly lot: string }
  /** Service codes: our default, those accepted, and those accepted only for credits in account. */
  readonly services: {
    readonly usual: string
    readonly accepted: readonly string[]
    readonly creditOnly: readonly string[]
  }
  readonly purpose: string
  /** Forms of a TED to a third party and to the payer's own account. */
  readonly ted: { readonly other: string; readonly same: string }
  /**
   * Clearing code of a TED to an institution that has only an ISPB; undefined where files have no ISPB
   * column.
   */
  readonly ispbClearing: '988' | '888' | undefined
  /** Absent if the bank's Pix layout is not known to us. */
  readonly pix?: { readonly ownFile: boolean }
  /** After every segment A, or only after one that pays to a Pix key. */
  readonly segmentB: 'always' | 'key'
  /** Segment B repeats the number of its segment A instead of taking the next one. */
  readonly sharedNumber: boolean
  /** Format of the agreement; absent where files have none. */
  readonly agreement?: RegExp
  /** Maximum length of an account's check digit, and of an account at the bank itself. */
  readonly digits: { readonly most: 1 | 2; readonly ownAccount: number }
  /** Check digit in the bank's format. */
  digit(written: string): string
  /** Agreement fields of the file header and the lot headers. */
  agreementIn(record: 'fileHeader' | 'lotHeader', payer: Payer, service: string): Values
  /** Bank-specific fields of segments A and B. */
  inA(payment: Payment, nsa: number): Values
  inB(payment: Payment): Values
  /** Agreement from the header of a return. */
  agreementOf(field: string): string
  /** Columns of our number and the bank's number in segment A of a return. */
  readonly returned: { readonly seuNumero: Field; readonly nossoNumero: Field }
  /** Reads columns 74-93 of a return; undefined if we did not write them. */
  readOurNumber(field: string): OurNumber | undefined
}

/** Twelve digits: six of the counter and six of the file number. */
export function fullNumber(field: string): OurNumber | undefined {
  const found = /^(\d{6})(\d{6}) *$/.exec(field)
  return found ? { contador: Number(found[1]), nsa: Number(found[2]) } : undefined
}

export const febrabanDialect = {
  records: {
    fileHeader: febraban.fileHeader,
    lotHeader: febraban.lotHeader,
    segmentA: febraban.segmentA,
    segmentB: febraban.segmentB,
    segmentBPix: febraban.segmentBPix,
    lotTrailer: febraban.lotTrailer,
    fileTrailer: febraban.fileTrailer,
  },
  services: { usual: '98', accepted: ['20', '30', '98'], creditOnly: [] },
  purpose: '00010',
  ted: { other: '41', same: '43' },
  ispbClearing: '888',
  segmentB: 'always',
  sharedNumber: false,
  digits: { most: 2, ownAccount: 12 },
  digit: (written) => written.toUpperCase(),
  agreementIn: (_record, { convenio }) => ({ convenio }),
  inA: ({ contador, texto }, nsa) => ({ seuNumero: ourNumber(contador, nsa), informacao: texto }),
  inB: () => ({}),
  agreementOf: (field) => field.trim(),
  returned: febraban.segmentA,
  readOurNumber: fullNumber,
} as const satisfies Omit<Dialect, 'banco' | 'nome' | 'versions'>
