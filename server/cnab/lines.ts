import { type Message, said } from '../../catalogue/message.ts'
import { type BankCode, bankCodes } from './remittance.ts'

/** The file is not a return of a supported bank. */
export class ReturnRefusal extends Error {
  readonly regra: 'tamanhoDoRetorno' | 'retornoDeBanco' | 'bancoConhecido'

  readonly said: Message

  constructor(regra: ReturnRefusal['regra'], mensagem: Message) {
    super(regra)
    this.regra = regra
    this.said = mensagem
  }
}

/** More than a return of our largest file, with three records per payment. */
export const mostBytes = 16 * 1024 * 1024
const mostLines = 60_000

/** Splits a return into lines, with any line ending, without blank lines at the end. */
export function linesOf(bytes: Uint8Array): { banco: BankCode; lines: string[] } {
  if (bytes.byteLength > mostBytes) {
    throw new ReturnRefusal('tamanhoDoRetorno', said('banco.arquivoGrandeDemaisRetorno'))
  }
  // One byte is one column, whatever the encoding.
  const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .split(/\r\n|\n|\r/)
  while (lines.length > 0 && /^[\s\x1a]*$/.test(lines.at(-1)!)) lines.pop()
  if (lines.length > mostLines) {
    throw new ReturnRefusal('tamanhoDoRetorno', said('banco.arquivoTemMaisLinhas', { maximo: mostLines }))
  }
  const first = lines[0] ?? ''
  // Any lot number is accepted here; `read` warns if it is not 0000.
  if (!/^\d{3}.{4}0/.test(first) || first[142] !== '2') {
    throw new ReturnRefusal('retornoDeBanco', said('banco.arquivoNaoRetornoCnab240'))
  }
  const banco = bankCodes.find((code) => first.startsWith(code))
  if (!banco)
    throw new ReturnRefusal(
      'bancoConhecido',
      said('banco.retornosBancoNaoLidos', { banco: first.slice(0, 3) }),
    )
  return { banco, lines }
}
