/** A problem of a whole request: its status, texts, cause and remedy. */
export interface Problem {
  status: number
  pt: string
  en: string
  cause: string
  fix: string
}

export const problem = (status: number, pt: string, en: string, cause: string, fix: string): Problem => ({
  status,
  pt,
  en,
  cause,
  fix,
})
