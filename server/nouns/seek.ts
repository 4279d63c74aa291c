/** SQL, from the alias of the noun's table. */
type Expression = (alias: string) => string

export interface Key {
  /**
   * What the text has to be: a number, a code of any kind, a CPF or CNPJ, or a folded login or e-mail address.
   */
  of: 'numero' | 'codigo' | 'documento' | 'login'
  /** Column with an index in byte order. */
  column: string
  /** Condition of the index, or column before the key in it. */
  where?: Expression
  /** Column of the second number, as in 305-2. */
  sequence?: string
  /** Codes that people type from the beginning, and see before they are complete. */
  begins?: true
}

/** How the search over all nouns finds records of one, only by indexes. */
export interface Seek {
  keys?: readonly Key[]
  /** Texts with an index in the order of names. */
  names?: readonly Expression[]
  /** Columns with people whose records are found by their names. */
  through?: readonly { column: string; noun: 'aluno' | 'pessoa'; staff?: true }[]
  /** What people call a record, where `recordName` does not tell it. */
  called?: Expression
  /** What distinguishes records of the same name. */
  beside?: Expression
  /** Column with roles. */
  roles?: string
}

/**
 * Order of names. A name that begins with a text lies between the text and the text with the highest weight,
 * because accents and case count only where all letters are equal. Comparisons are leakproof, so that the
 * index serves under row-level security.
 */
export const inNameOrder = (expression: string): string => `${expression} collate unicode`

/** Highest weight of the Unicode collation. */
export const highest = '\uffff'
/** Highest character in byte order. */
export const highestByte = '\u{10ffff}'
