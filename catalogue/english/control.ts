import type { EnglishText } from './text.ts'

/** Tokens, batches and webhooks. */
export const controlTexts = {
  GetToken: {
    title: 'Issue a token',
    text: 'Exchanges the integration account (client, user and password) for a temporary token, taken in TOKEN and token like a fixed one. Revoking the account ends the tokens issued to it.',
  },
  ValidateToken: {
    title: 'Check a token',
    text: 'Says whether an integration token, fixed or temporary, is good now. One that is unknown, expired, revoked or of another client is answered with valido false, without a reason.',
  },
  ConsultaLote: {
    title: 'Follow a batch',
    text: 'The state of a batch, its place in the queue, its progress and the outcome of every record in the order sent, in pages. An extension of Vínculo.',
  },
  ReprocessaLote: {
    title: 'Process again what was refused',
    text: 'Makes a batch of the refused records of another as they were received, or of those that a technical failure left without an outcome. For use after registers or settings were mended. With SIMULAR all records of the batch are processed again without changing anything, those of a simulation too: the batch made tells what would be refused today. An extension of Vínculo.',
  },
  Webhook: {
    title: 'Webhook targets',
    text: 'Registers where the outcome of batches is told. Each finished batch makes one signed POST (Standard Webhooks) per distinct ID_RETORNO; docs/WEBHOOKS.md shows how to receive it. A client may have several targets, told apart by their address.',
  },
  WebhookEventos: {
    title: 'Events of a target since a number',
    text: 'Lists the events of a target after a sequence number, with the body of each. The numbers of a target have no gaps: who keeps the last one handled can prove that nothing was lost, and fetch here what is missing. An extension of Vínculo.',
  },
  WebhookEntregas: {
    title: 'Attempts to deliver',
    text: 'Every attempt to deliver to a target, newest first: when, how long it took, what was answered, and a diagnosis that says who has to do what. An extension of Vínculo.',
  },
  WebhookReenvio: {
    title: 'Send again what was not delivered',
    text: 'Sends again, in order, all events of a target that failed or were cancelled since a day, under the same identifiers. With SIMULAR it shows what would be sent and sends nothing. An extension of Vínculo.',
  },
  WebhookSituacao: {
    title: 'Pause and resume a target',
    text: 'Pauses a target, whose events are then held, or resumes it: what was held goes out in order at a limited pace, and what comes later follows. Also resumes a target paused by failures without waiting for the next check. An extension of Vínculo.',
  },
  WebhookSegredo: {
    title: 'Change the secret of a target',
    text: 'Gives a target a new secret. For some hours every delivery carries two signatures, of the new and the former one, so that the receiver can change over without losing anything. An extension of Vínculo.',
  },
  WebhookAssinatura: {
    title: 'Check a received signature',
    text: 'Says why a received message holds or does not: body altered or rewritten, clock, old or wrong secret. Nothing that is sent here is kept. An extension of Vínculo.',
  },
} as const satisfies Record<string, EnglishText>
