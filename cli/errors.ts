/** The command was called with something it cannot use. */
export class UsageError extends Error {}

/** The command did what it could, which was not all. */
export class Unfinished extends Error {}
