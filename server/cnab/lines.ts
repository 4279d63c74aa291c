import { type BankCode, bankCodes } from './remittance.ts'

/** The file is not a return of a supported bank. */
export class ReturnRefusal extends Error {
  readonly regra: 'tamanhoDoRetorno' | 'retornoDeBanco' | 'bancoConhecido'

  constructor(regra: ReturnRefusal['regra'], mensagem: string) {
    super(mensagem)
    this.regra = regra
  }
}

/** More than a return of our largest file, with three records per payment. */
export const mostBytes = 16 * 1024 * 1024
const mostLines = 60_000

/** Splits a return into lines, with any line ending, without blank lines at the end. */
export function linesOf(bytes: Uint8Array): { banco: BankCode; lines: string[] } {
  if (bytes.byteLength > mostBytes) {
    throw new ReturnRefusal('tamanhoDoRetorno', 'O arquivo é grande demais para um retorno.')
  }
  // One byte is one column, whatever the encoding.
  const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .split(/\r\n|\n|\r/)
  while (lines.length > 0 && /^[\s\x1a]*$/.test(lines.at(-1)!)) lines.pop()
  if (lines.length > mostLines) {
    throw new ReturnRefusal('tamanhoDoRetorno', `O arquivo tem mais de ${mostLines} linhas.`)
  }
  const first = lines[0] ?? ''
  // Any lot number is accepted here; `read` warns if it is not 0000.
  if (!/^\d{3}.{4}0/.test(first) || first[142] !== '2') {
    throw new ReturnRefusal(
      'retornoDeBanco',
      'O arquivo não é um retorno CNAB 240: falta o header de retorno.',
    )
  }
  const banco = bankCodes.find((code) => first.startsWith(code))
  if (!banco)
    throw new ReturnRefusal('bancoConhecido', `Retornos do banco ${first.slice(0, 3)} não são lidos.`)
  return { banco, lines }
}
