/** A day of the reader's calendar, as fields hold it. */
export const localDay = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
