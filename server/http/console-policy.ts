/**
 * Content-Security-Policy of the console: its own files, styles with its nonce, and requests to this server.
 */
export const consolePolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Policy of the page shown while the console is not built yet. */
export const waitingPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
