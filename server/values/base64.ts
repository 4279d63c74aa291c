/** Padding of Base64 is optional. */
export function withoutPadding(base64: string): string {
  if (base64.endsWith('==')) return base64.slice(0, -2)
  return base64.endsWith('=') ? base64.slice(0, -1) : base64
}
