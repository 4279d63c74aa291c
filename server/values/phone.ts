/** Brazilian area codes start at 11 and have no zero; mobile numbers have nine digits, the first of them 9. */
const mobile = /^(?:55)?([1-9][1-9]9\d{8})$/

/** A Brazilian mobile number as +5511987654321; undefined if the text is none. */
export function mobileIn(text: string | null | undefined): string | undefined {
  const digits = (text ?? '')
    .replace(/^\s*\+/, '')
    .replace(/[\s().-]/g, '')
    .replace(/^0/, '')
  const found = mobile.exec(digits)
  return found ? `+55${found[1]}` : undefined
}

/** Masks a phone so that only its owner recognises it. */
export const maskedPhone = (phone: string): string => `•••• ${phone.slice(-4)}`
