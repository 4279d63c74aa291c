/** A backup cannot be made, read or restored. The message is for the operator. */
export class BackupFailure extends Error {}

/** Like `BackupFailure`, but for a wrong argument: nothing was begun. */
export class BackupRefused extends Error {}
