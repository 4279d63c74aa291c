import { text } from './text.ts'

/** Address and program of the last use, as the end of a sentence. */
export function usedWhere({ usadaDe, usadaPor }: { usadaDe: string; usadaPor: string }): string {
  const told = [usadaDe && text.from(usadaDe), usadaPor && text.by(usadaPor)].filter(Boolean)
  return told.length > 0 ? `, ${told.join(', ')}` : ''
}
