/** The command was called with an invalid argument. */
export class UsageError extends Error {}

/** The command could not complete all of its work. */
export class Unfinished extends Error {}

/** The command completed, and the platform refused some records. */
export class SomeRefused extends Error {}
