/** What opens over a page may come after what the page shows: by then that is there. */
const after = 1_000

export const soon = (): Promise<void> => new Promise((come) => setTimeout(come, after))
