/** Where the platform lives, as the server wrote it into the page. */
export const prefix = document.documentElement.dataset.prefix ?? ''
