/** The embedded server cannot be used. The message says why, in words for whoever starts the program. */
export class EmbeddedFailure extends Error {}
