/** A file is not a valid table; the message says why. */
export class TableTrouble extends Error {}
