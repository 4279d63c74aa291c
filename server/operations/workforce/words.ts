const trueWords = new Set(['true', 'verdadeiro', 'sim', 's', '1'])

/** Whether a text means true; any other text adds no filter. */
export const isTrue = (text: string | null | undefined): boolean => trueWords.has((text ?? '').toLowerCase())
