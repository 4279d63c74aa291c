import { createHash } from 'node:crypto'
import { script } from '../../catalogue/reference/script.ts'
import { style } from '../../catalogue/reference/style.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Content-Security-Policy of the reference page: its own style and script only. */
export function referencePagePolicy(): string {
  return [
    "default-src 'none'",
    `style-src ${hash(style)}`,
    `script-src ${hash(script)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
