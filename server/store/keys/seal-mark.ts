/** Marks where an encrypted value stands in rendered text. No JSON text contains it as such. */
export const sealMark = 0x02

/** Ends what stands before the sealed bytes. Their own form has no such character. */
export const recipeEnd = ':'
