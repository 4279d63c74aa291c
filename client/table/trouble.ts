/** A file is not the table that it was taken for; the text says why. */
export class TableTrouble extends Error {}
