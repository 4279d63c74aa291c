/** Where the platform lives, as the server wrote it into the page. */
export const prefix = document.documentElement.dataset.prefix ?? ''

/** Who comes to choose a password is nobody yet, and has none to sign in with. */
export const choosing = location.pathname === `${prefix}/senha`
