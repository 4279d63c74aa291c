/** The database cannot be exported or imported. The message is for the operator. */
export class PortableFailure extends Error {}

/** Like `PortableFailure`, but for a wrong argument: nothing was begun. */
export class PortableRefused extends Error {}
