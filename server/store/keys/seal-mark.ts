/** Delimits a sealed value in rendered text. JSON text never contains this byte unescaped. */
export const sealMark = 0x02

/** Separates the recipe from the sealed bytes. Base64 does not contain it. */
export const recipeEnd = ':'
