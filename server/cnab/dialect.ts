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

/** What a returned text says of the payment: the counter, and the file where the bank sends that much back. */
export interface Told {
  readonly contador: number
  readonly nsa?: number
}

/** How a bank differs from FEBRABAN: other places of fields, other codes, other habits. */
export interface Dialect {
  readonly banco: BankCode
  readonly nome: string
  readonly records: Readonly<Record<RecordName, Layout>>
  readonly versions: { readonly file: string; readonly lot: string }
  /** Those that it takes; those that it takes only for credits in account; the one that we use. */
  readonly services: {
    readonly usual: string
    readonly accepted: readonly string[]
    readonly creditOnly: readonly string[]
  }
  readonly purpose: string
  /** Forms of a TED to somebody else and to the payer's own account. */
  readonly ted: { readonly other: string; readonly same: string }
  /** The clearing of a TED to an institution that has only an ISPB; absent where files have no column for the ISPB. */
  readonly ispbClearing: '988' | '888' | undefined
  /** Absent: its layout of Pix was never seen, and money is no matter for guesses. */
  readonly pix?: { readonly ownFile: boolean }
  /** After every A, or only after one whose Pix key it tells. */
  readonly segmentB: 'always' | 'key'
  /** Whether a B repeats the number of its A instead of taking the next. */
  readonly sharedNumber: boolean
  /** What an agreement looks like; absent where files have none. */
  readonly agreement?: RegExp
  /** How many characters an account's check digit may have, and how many digits an account of the bank itself. */
  readonly digits: { readonly most: 1 | 2; readonly ownAccount: number }
  /** The check digit as the bank writes it. */
  digit(told: string): string
  /** The fields of the agreement, in the header of the file and in those of lots. */
  agreementIn(record: 'fileHeader' | 'lotHeader', payer: Payer, service: string): Values
  /** What is its own in an A and in a B. */
  inA(payment: Payment, nsa: number): Values
  inB(payment: Payment): Values
  /** The agreement that the header of a return names. */
  agreementOf(field: string): string
  /** Columns of our number and the bank's number in segment A of a return. */
  readonly returned: { readonly seuNumero: Field; readonly nossoNumero: Field }
  /** What columns 74-93 of a return tell; absent when they are not ours. */
  told(field: string): Told | undefined
}

/** Twelve digits, of which six are the counter and six the file. */
export function toldWhole(field: string): Told | undefined {
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
  digit: (told) => told.toUpperCase(),
  agreementIn: (_record, { convenio }) => ({ convenio }),
  inA: ({ contador, texto }, nsa) => ({ seuNumero: ourNumber(contador, nsa), informacao: texto }),
  inB: () => ({}),
  agreementOf: (field) => field.trim(),
  returned: febraban.segmentA,
  told: toldWhole,
} as const satisfies Omit<Dialect, 'banco' | 'nome' | 'versions'>
