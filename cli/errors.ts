/** The command was called with something it cannot use. */
export class UsageError extends Error {}
