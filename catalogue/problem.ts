/** A problem of a whole request: its status, texts, cause and remedy. */
export interface Problem {
  status: number
  pt: string
  en: string
  cause: string
  fix: string
  /** Further sentence, added if all its values are known. */
  also?: { pt: string; en: string }
}

export const problem = (
  status: number,
  pt: string,
  en: string,
  cause: string,
  fix: string,
  also?: Problem['also'],
): Problem => ({ status, pt, en, cause, fix, ...(also && { also }) })
