/** An operation in English: what it is called, and what it does. */
export interface EnglishText {
  title: string
  text: string
}
