/** Tables whose rows refer to file contents that people may download. */
export const linkedTables = ['arquivo', 'curriculo', 'documento_financeiro', 'conteudo', 'remessa'] as const

export interface LinkedFile {
  table: (typeof linkedTables)[number]
  id: number
  sha256: string
}
