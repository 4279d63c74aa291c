import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks'

const banks = getBanks()
export const bankCodes: ReadonlySet<string> = new Set(banks.map(({ code }) => code).filter(Boolean))
/** Institutions without a code have an empty one. */
export const codeByIspb: ReadonlyMap<string, string> = new Map(banks.map(({ ispb, code }) => [ispb, code]))

/** A bank as it is kept: by its code, or by its ISPB where it has none; `undefined` when nobody knows it. */
export function knownBank(text: string): string | undefined {
  if (/^\d{8}$/.test(text)) return codeByIspb.has(text) ? codeByIspb.get(text) || text : undefined
  const code = /^\d{1,3}$/.test(text) ? text.padStart(3, '0') : text
  return bankCodes.has(code) ? code : undefined
}
