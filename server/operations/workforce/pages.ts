import type { Page } from '../../domain/paged.ts'

/** Totals as the workforce tells them: every scalar is text. */
export const told = ({ total, pages, page }: Omit<Page<unknown>, 'elements'>) => ({
  totalElementos: String(total),
  totalPaginas: String(pages),
  paginaAtual: String(page),
})
