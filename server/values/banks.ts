import { getBanks } from '@brazilian-utils/brazilian-utils/get-banks'

const banks = getBanks()
export const bankCodes: ReadonlySet<string> = new Set(banks.map(({ code }) => code).filter(Boolean))
/** The code is empty for institutions that have only an ISPB. */
export const codeByIspb: ReadonlyMap<string, string> = new Map(banks.map(({ ispb, code }) => [ispb, code]))

/** The bank's code, or its ISPB if it has no code; `undefined` for an unknown bank. */
export function knownBank(text: string): string | undefined {
  if (/^\d{8}$/.test(text)) return codeByIspb.has(text) ? codeByIspb.get(text) || text : undefined
  const code = /^\d{1,3}$/.test(text) ? text.padStart(3, '0') : text
  return bankCodes.has(code) ? code : undefined
}
