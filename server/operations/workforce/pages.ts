import type { Page } from '../../domain/paged.ts'

/** Totals in workforce form: every scalar is text. */
export const totalsText = ({ total, pages, page }: Omit<Page<unknown>, 'elements'>) => ({
  totalElementos: String(total),
  totalPaginas: String(pages),
  paginaAtual: String(page),
})
