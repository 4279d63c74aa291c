/** Headers of requests and answers that programs go by. */

/** The code of a refusal, on every refusal: bodies of the interface have no place for it, and some clients want status 200. */
export const problemHeader = 'X-Problema'
/** Where the code of a refusal is explained, on every refusal: `rel="help"`. */
export const helpHeader = 'Link'
/** Under the platform's address. */
export const helpPath = (code: string) => `/docs/problemas/${code}`
/** The number of the batch that was received. */
export const batchHeader = 'X-Lote-Id'
/** The sender's own name for a request that may come again. */
export const idempotencyHeader = 'Idempotency-Key'
/** Told with an answer that was made when the request came before. */
export const replayedHeader = 'Idempotency-Replayed'

/** The language in which a caller wants what the platform says. Data are the same in every language. */
export const languageHeader = 'X-Idioma'
