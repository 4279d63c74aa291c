/** Path prefix of the platform, written into the page by the server. */
export const prefix = document.documentElement.dataset.prefix ?? ''

/** The page for choosing a password needs no session. */
export const choosing = location.pathname === `${prefix}/senha`
