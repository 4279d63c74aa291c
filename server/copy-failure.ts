/** A copy of the data, a backup or an export, cannot be made, read or restored. The message is for the operator. */
export class CopyFailure extends Error {}

/** Like `CopyFailure`, but for a wrong argument: nothing was begun. */
export class CopyRefused extends Error {}
