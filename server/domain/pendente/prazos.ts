/** The column of each noun that says until when it is waited for; those without one have no deadline. */
export const deadlines: Readonly<Record<string, string>> = {}
