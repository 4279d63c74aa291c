/** Text of a server without control characters, at a bounded length. */
export const oneLine = (text: string) =>
  text
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim()
    .slice(0, 300)
    .toWellFormed()
