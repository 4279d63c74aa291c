import { consultaLote, largestPage, resultados } from '../../../catalogue/batches/consulta-lote.ts'
import { ask } from '../../api/platform.ts'
import { csvLine } from '../../derive/batch.ts'
import { saveFile } from '../../table/save-file.ts'

const head = ['SEQUENCIA', 'CHAVE', 'ID_RETORNO', 'RESULTADO', 'CAMPO', 'CODIGO', 'GRAVIDADE', 'MENSAGEM']

/** Saves all outcomes of a batch as CSV, page by page. */
export async function saveOutcomes(lote: number): Promise<void> {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const parts: Blob[] = [new Blob([`\ufeff${csvLine(head)}`])]
  for (let page = 1, of = 1; page <= of; page++) {
    const answer = await ask(consultaLote, { LOTE: lote, QUANTIDADE: largestPage, PAGINA: page })
    of = answer.TOTAL_PAGINAS ?? 0
    const lines = answer.REGISTROS.flatMap(({ SEQUENCIA, CHAVE, ID_RETORNO, RESULTADO, OCORRENCIAS }) => {
      const record = [SEQUENCIA, CHAVE, ID_RETORNO, resultados[RESULTADO as keyof typeof resultados]]
      if (OCORRENCIAS.length === 0) return [csvLine([...record, '', '', '', ''])]
      return OCORRENCIAS.map(({ CAMPO, CODIGO, GRAVIDADE, MENSAGEM }) =>
        csvLine([...record, CAMPO, CODIGO, GRAVIDADE, MENSAGEM]),
      )
    })
    parts.push(new Blob(lines))
  }
  saveFile(new Blob(parts, { type: 'text/csv' }), `lote-${lote}.csv`)
}
