import type { QueryOperation } from '../../catalogue/operation.ts'

export const success = { statusCode: 200, statusMessage: 'OK', errorMessage: '' }

/** Text before and after the elements. Totals come last, because they may be counted while streaming. */
export function wrapperText(operation: QueryOperation) {
  const { wrapper } = operation
  const open = wrapper.kind === 'A' ? `{${JSON.stringify(wrapper.name)}:{"elementos":[` : '{"elementos":['
  const close = (total: number, paging: { size: number; page: number } | undefined) => {
    const pages = paging ? Math.ceil(total / paging.size) : total > 0 ? 1 : 0
    const form = (value: number) => (wrapper.kind === 'A' ? `"${value}"` : String(value))
    const totals =
      `],"totalElementos":${form(total)},"totalPaginas":${form(pages)}` +
      (paging ? `,"paginaAtual":${form(paging.page)}` : '')
    if (wrapper.kind === 'B') return `${totals},"response":${JSON.stringify(success)}}`
    const response = wrapper.response ? `,"response":${JSON.stringify(success)}` : ''
    return `${totals}},"MsgRetorno":""${response}}`
  }
  return { open, close }
}
