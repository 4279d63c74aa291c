import { type Message, said } from '../../catalogue/message.ts'
import { dialects } from './dialects/index.ts'
import { linesOf } from './lines.ts'
import { refusingAll } from './occurrences.ts'
import { codesOf, type Outcome, outcomeOf } from './outcome.ts'
import { parse, width } from './record.ts'
import * as records from './records.ts'
import type { BankCode } from './remittance.ts'
import { checkTotals } from './totals.ts'
import { dayOf, numberOf } from './values.ts'
import { Warnings } from './warnings.ts'

/** A payment in a return. */
export interface ReturnItem {
  /** Line number in the file, from 1. */
  readonly linha: number
  readonly lote: string
  readonly forma: string
  /** Our number as returned, and its parts if we wrote it. */
  readonly seuNumero: string
  readonly contador?: number
  readonly nsa?: number
  readonly nossoNumero: string
  readonly favorecido: string
  readonly banco: string
  readonly agencia: string
  readonly conta: string
  readonly contaDigito: string
  readonly data: string | undefined
  /** In cents. */
  readonly valor: number | undefined
  readonly dataReal: string | undefined
  readonly valorReal: number | undefined
  readonly codigos: readonly string[]
  readonly autenticacao?: string
  readonly resultado: Outcome
}

export interface Return {
  readonly banco: BankCode
  /** Empty for banks without agreements in files. */
  readonly convenio: string
  readonly agencia: string
  readonly conta: string
  readonly contaDigito: string
  readonly nsa: number | undefined
  readonly geracao: string | undefined
  /** The bank's name for this file, if it sends several a day. */
  readonly etapa: string
  readonly itens: readonly ReturnItem[]
  /** Codes of headers and trailers. */
  readonly codigos: readonly string[]
  readonly avisos: readonly Message[]
}

/** The amount ends here; a shorter line holds no payment. */
const leastOfA = records.segmentA.valor.to

const headerLot = '0000'

const empty = said('banco.vazio')

type Detail = { line: string; linha: number; lote: string; forma: string; autenticacao?: string }

/** Reads a return. Throws `ReturnRefusal` if it is none; all other problems are warnings. */
export function read(bytes: Uint8Array): Return {
  const { banco, lines } = linesOf(bytes)
  const dialect = dialects[banco]
  const warnings = new Warnings()
  const header = parse(records.fileHeader, lines[0]!)
  if (header.lote !== headerLot) {
    warnings.add(said('banco.loteDoHeader', { lote: header.lote.trim() || empty, esperado: headerLot }))
  }
  // Codes of headers and trailers: of the file under '', of a lot under its number.
  const around = new Map<string, Set<string>>()
  const details: Detail[] = []
  let forma = ''
  for (const [at, line] of lines.entries()) {
    const linha = at + 1
    const { lote, tipo, ocorrencias } = parse(records.lotTrailer, line)
    if (line.length < width) warnings.add(said('banco.linhaCortada', { linha }))
    if (!line.startsWith(banco)) {
      warnings.add(said('banco.linhaDeOutroBanco', { linha }))
      continue
    }
    if (tipo === '3') readDetail({ line, linha, lote, forma }, details, warnings)
    else if (!'0159'.includes(tipo)) warnings.add(said('banco.registroDesconhecido', { linha }))
    else {
      if (tipo === '1') forma = parse(records.lotHeader, line).forma
      const of = tipo === '1' || tipo === '5' ? lote : ''
      const known = around.get(of) ?? new Set()
      for (const code of codesOf(ocorrencias)) known.add(code)
      around.set(of, known)
    }
  }
  checkTotals(lines, warnings)
  const refusing = refusingAll(banco)
  return {
    banco,
    convenio: dialect.agreementOf(header.convenio),
    agencia: header.agencia,
    conta: header.conta,
    contaDigito: (header.contaDigito + header.agenciaContaDigito).trim(),
    nsa: numberOf(header.nsa),
    geracao: dayOf(header.data),
    etapa: header.usoBanco.replace(/^0+/, '').trim(),
    itens: details.map((detail) => {
      const inherited = refusing.filter(
        (code) => around.get('')?.has(code) || around.get(detail.lote)?.has(code),
      )
      return itemOf(banco, detail, inherited)
    }),
    codigos: [...new Set([...around.values()].flatMap((codes) => [...codes]))],
    avisos: warnings.all,
  }
}

function readDetail(detail: Detail, details: Detail[], warnings: Warnings): void {
  const { line, linha } = detail
  const segment = line[13] ?? ''
  if (segment === 'A') {
    if (line.length < leastOfA) warnings.add(said('banco.pagamentoCortado', { linha }))
    else details.push(detail)
  } else if (segment === 'Z') {
    const paid = details.at(-1)
    const { autenticacao, controle } = parse(records.segmentZ, line)
    // Some banks give only their control number as proof.
    if (paid) paid.autenticacao = autenticacao.trim() || controle.trim()
  } else if (segment !== 'B') warnings.add(said('banco.segmentoNaoLido', { segmento: segment || empty }))
}

function itemOf(
  banco: BankCode,
  { line, linha, lote, forma, autenticacao }: Detail,
  inherited: string[],
): ReturnItem {
  const a = parse(records.segmentA, line)
  const { returned, readOurNumber } = dialects[banco]
  const numbers = parse(returned, line)
  const own = codesOf(a.ocorrencias)
  const codigos = own.length > 0 ? own : inherited
  return {
    linha,
    lote,
    forma,
    seuNumero: numbers.seuNumero.trimEnd(),
    ...readOurNumber(a.seuNumero),
    nossoNumero: numbers.nossoNumero.trim(),
    favorecido: a.favorecido.trim(),
    banco: a.favorecidoBanco,
    agencia: a.favorecidoAgencia,
    conta: a.favorecidoConta,
    contaDigito: a.favorecidoContaDigito.trim(),
    data: dayOf(a.dataPagamento),
    valor: numberOf(a.valor),
    dataReal: dayOf(a.dataReal),
    valorReal: numberOf(a.valorReal),
    codigos,
    ...(autenticacao && { autenticacao }),
    resultado: outcomeOf(banco, codigos, a),
  }
}
