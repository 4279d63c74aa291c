import { said } from '../../catalogue/message.ts'
import { parse } from './record.ts'
import * as records from './records.ts'
import { numberOf } from './values.ts'
import type { Warnings } from './warnings.ts'

interface Lot {
  records: number
  proofs: number
  sum: number
}

/**
 * Compares trailers with the content. Banks count with or without segments Z, so a difference is only a
 * warning.
 */
export function checkTotals(lines: readonly string[], warnings: Warnings): void {
  const lots = new Map<string, Lot>()
  let proofs = 0
  let ended = false
  for (const line of lines) {
    const { lote, tipo } = parse(records.lotTrailer, line)
    const lot = lots.get(lote) ?? { records: 0, proofs: 0, sum: 0 }
    if (tipo === '1' || tipo === '3' || tipo === '5') lots.set(lote, lot)
    lot.records++
    if (tipo === '3' && line[13] === 'Z') {
      lot.proofs++
      proofs++
    }
    if (tipo === '3' && line[13] === 'A') lot.sum += numberOf(parse(records.segmentA, line).valor) ?? 0
    if (tipo === '5') checkLot(line, lot, warnings)
    if (tipo === '9') {
      ended = true
      const trailer = parse(records.fileTrailer, line)
      if (numberOf(trailer.lotes) !== lots.size) warnings.add(said('banco.lotesDoArquivo'))
      if (!agrees(trailer.registros, lines.length, proofs)) {
        warnings.add(said('banco.registrosDoArquivo'))
      }
    }
  }
  if (!ended) warnings.add(said('banco.semTrailer'))
}

function checkLot(line: string, lot: Lot, warnings: Warnings): void {
  const trailer = parse(records.lotTrailer, line)
  if (!agrees(trailer.registros, lot.records, lot.proofs)) {
    warnings.add(said('banco.registrosDoLote', { lote: trailer.lote }))
  }
  if (numberOf(trailer.valor) !== lot.sum) {
    warnings.add(said('banco.somaDoLote', { lote: trailer.lote }))
  }
}

const agrees = (stated: string, counted: number, proofs: number): boolean =>
  numberOf(stated) === counted || numberOf(stated) === counted - proofs
