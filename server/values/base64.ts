/** Base64 may come without the signs that fill its last group. */
export function withoutPadding(base64: string): string {
  if (base64.endsWith('==')) return base64.slice(0, -2)
  return base64.endsWith('=') ? base64.slice(0, -1) : base64
}
