/** The command was called with something it cannot use. */
export class UsageError extends Error {}

/** The command did what it could, which was not all. */
export class Unfinished extends Error {}

/** Everything was done, and the platform refused some of it. */
export class SomeRefused extends Error {}
