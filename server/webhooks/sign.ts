import { Webhook } from 'standardwebhooks'

export interface SignedHeaders {
  'webhook-id': string
  'webhook-timestamp': string
  'webhook-signature': string
}

/** Standard Webhooks headers, with one signature per valid secret. */
export function signedHeaders(
  secrets: readonly string[],
  id: string,
  body: string,
  moment = new Date(),
): SignedHeaders {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(moment.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, moment, body)).join(' '),
  }
}
