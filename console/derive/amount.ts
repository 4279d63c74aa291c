import { language } from '../text/language.ts'

/** Separators of thousands and decimals, as the reader's language writes them. */
const separators = { pt: ['.', ','], en: [',', '.'] } as const

/** An amount as the reader's language writes it: '1200.5' is '1.200,50'. What is no amount stays as it is. */
export function writtenAmount(typed: string, spoken: keyof typeof separators = language): string {
  const plain = plainAmount(typed, spoken)
  const [, sign = '', units = '', digits = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain) ?? []
  if (units === '') return typed
  const [thousands, decimals] = separators[spoken]
  return `${sign}${units.replace(/\B(?=(\d{3})+$)/g, thousands)}${decimals}${digits.padEnd(2, '0')}`
}

/**
 * An amount as people write it, in the form that commands read: '1.200,00' and '1200,00' are '1200.00'. What
 * is no amount stays as it is and is refused by the server.
 */
export function plainAmount(typed: string, spoken: keyof typeof separators = language): string {
  const [thousands, decimals] = separators[spoken]
  const text = typed.replace(/^R\$\s*/i, '').trim()
  const escaped = (character: string) => `\\${character}`
  const grouped = new RegExp(`^-?\\d{1,3}(${escaped(thousands)}\\d{3})+(${escaped(decimals)}\\d+)?$`)
  if (grouped.test(text)) return text.replaceAll(thousands, '').replace(decimals, '.')
  if (new RegExp(`^-?\\d+${escaped(decimals)}\\d+$`).test(text)) return text.replace(decimals, '.')
  return text
}
