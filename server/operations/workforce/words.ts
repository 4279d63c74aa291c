const trueWords = new Set(['true', 'verdadeiro', 'sim', 's', '1'])

/** Whether a text is a word for true; any other restricts nothing. */
export const isTrue = (text: string | null | undefined): boolean => trueWords.has((text ?? '').toLowerCase())
