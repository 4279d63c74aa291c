import { Refusal } from '../../refusal.ts'

/** Refuses other content than JSON. A missing content type is accepted. */
export function requireJson(contentType: string | undefined): void {
  if (contentType === undefined || contentType === '') return
  const type = contentType.split(';', 1)[0]!.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'text/json' && !type.endsWith('+json')) {
    throw new Refusal('CONTEUDO_NAO_JSON')
  }
}
