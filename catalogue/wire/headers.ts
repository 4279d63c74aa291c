/** Headers of requests and answers for programs. */

/**
 * Code of a refusal, on every refusal: bodies of the interface have no field for it, and some clients require
 * status 200.
 */
export const problemHeader = 'X-Problema'
/** Page that explains the refusal, with `rel="help"`. */
export const helpHeader = 'Link'
/** Path under the platform's address. */
export const helpPath = (code: string) => `/docs/problemas/${code}`
/** Id of the received batch. */
export const batchHeader = 'X-Lote-Id'
/** Idempotency key of the sender. */
export const idempotencyHeader = 'Idempotency-Key'
/** Marks an answer stored by an earlier request. */
export const replayedHeader = 'Idempotency-Replayed'

/** Fields of the request that the operation does not have, with the closest name. */
export const unknownHeader = 'X-Campos-Desconhecidos'

/** Language of the platform's texts. Data do not depend on it. */
export const languageHeader = 'X-Idioma'
