import { isUtf8 } from 'node:buffer'
import { said } from '../../catalogue/message.ts'
import { JsonError, Scanner } from './scanner.ts'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Parses a whole body after a strict check. */
export function parseStrict(body: Uint8Array): Json {
  requireUtf8(body)
  const scanner = new Scanner(body)
  scanner.value(0)
  scanner.end()
  return parseChecked(textOf(body), scanner.wide)
}

/** Parses text that a `Scanner` accepted. Numbers of more than 15 characters are returned as strings. */
export function parseChecked(text: string, wide: boolean): Json {
  return wide ? JSON.parse(text, keepWideNumbers) : JSON.parse(text)
}

/** Names a missing Content-Encoding, which the UTF-8 check would report as invalid text. */
export function requireUnpacked(body: Uint8Array): void {
  if (body[0] === 0x1f && body[1] === 0x8b) throw new JsonError(said('json.pareceGzipFaltaContentEncoding'))
}

export function requireUtf8(body: Uint8Array): void {
  requireUnpacked(body)
  if (!isUtf8(body)) throw new JsonError(said('json.textoNaoEstaUtf8'))
}

export function textOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
}

function keepWideNumbers(_key: string, value: Json, context?: { source?: string }): Json {
  const source = context?.source
  return typeof value === 'number' && source !== undefined && source.length > 15 ? source : value
}
