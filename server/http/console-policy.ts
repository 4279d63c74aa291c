/** Content-Security-Policy of the console: its own files, styles that its own script adds, and this server alone. */
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

/** Of the page that says that the console is not there yet. */
export const waitingPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
