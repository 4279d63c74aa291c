import { type BankCode, bankCodes } from './remittance.ts'

/** A file that is no return of a bank that we know. */
export class ReturnRefusal extends Error {
  readonly regra: 'tamanhoDoRetorno' | 'retornoDeBanco' | 'bancoConhecido'

  constructor(regra: ReturnRefusal['regra'], mensagem: string) {
    super(mensagem)
    this.regra = regra
  }
}

/** More than a return of our largest files has, with three records for each payment. */
export const mostBytes = 16 * 1024 * 1024
const mostLines = 60_000

/** The lines of a return, whichever way they end, without those after its end. */
export function linesOf(bytes: Uint8Array): { banco: BankCode; lines: string[] } {
  if (bytes.byteLength > mostBytes) {
    throw new ReturnRefusal('tamanhoDoRetorno', 'O arquivo é grande demais para um retorno.')
  }
  // One byte is one column, whatever alphabet the bank writes in.
  const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .split(/\r\n|\n|\r/)
  while (lines.length > 0 && /^[\s\x1a]*$/.test(lines.at(-1)!)) lines.pop()
  if (lines.length > mostLines) {
    throw new ReturnRefusal('tamanhoDoRetorno', `O arquivo tem mais de ${mostLines} linhas.`)
  }
  const first = lines[0] ?? ''
  // Any lot number will do: `read` warns of one that is not 0000.
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
