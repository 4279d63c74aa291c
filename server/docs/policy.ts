import { createHash } from 'node:crypto'
import { oldAddresses } from '../../catalogue/docs/index-page.ts'
import { docsStyle } from '../../catalogue/docs/style.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Content-Security-Policy of the documentation: its own style, images of this server, and one small script.
 */
export const docsPolicy = [
  "default-src 'none'",
  `style-src ${hash(docsStyle)}`,
  `script-src ${hash(oldAddresses)}`,
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
