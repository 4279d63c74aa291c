/**
 * True for eleven digits with valid check digits that are not all equal. Written by hand because it runs for
 * every record and the libraries parse the text several times.
 */
export function isCpf(digits: string): boolean {
  if (digits.length !== 11) return false
  let first = 0
  let second = 0
  let equal = true
  for (let at = 0; at < 9; at++) {
    const digit = digits.charCodeAt(at) - 48
    if (digit < 0 || digit > 9) return false
    if (digits.charCodeAt(at) !== digits.charCodeAt(0)) equal = false
    first += digit * (10 - at)
    second += digit * (11 - at)
  }
  const tenth = ((first * 10) % 11) % 10
  const eleventh = (((second + tenth * 2) * 10) % 11) % 10
  if (digits.charCodeAt(9) - 48 !== tenth || digits.charCodeAt(10) - 48 !== eleventh) return false
  return !equal || digits.charCodeAt(9) !== digits.charCodeAt(0)
}
