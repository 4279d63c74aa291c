/** Tables whose rows name a content that people may be given. */
export const linkedTables = ['arquivo', 'curriculo', 'documento_financeiro', 'conteudo', 'remessa'] as const

/** A content that a row names. */
export interface LinkedFile {
  table: (typeof linkedTables)[number]
  id: number
  sha256: string
}
