import { isMessage, renderedJson } from '../../catalogue/render.ts'
import { besideMark, saidMark } from './render-sql.ts'

const mark = String.fromCharCode(saidMark)
const beside = String.fromCharCode(besideMark)

/** JSON text with its marked messages rendered in English. A message unknown to this version keeps its text. */
export function inEnglish(text: string): string {
  // Every other piece is between marks.
  return text
    .split(mark)
    .map((piece, at) => (at % 2 === 0 ? piece : sentenceIn(piece)))
    .join('')
}

function sentenceIn(piece: string): string {
  const [message, text] = piece.split(beside) as [string, string]
  const told: unknown = JSON.parse(message)
  if (Array.isArray(told)) return told.every(isMessage) ? renderedJson(told, 'en') : text
  return isMessage(told) ? renderedJson(told, 'en') : text
}
