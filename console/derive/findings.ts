import type { Problem } from '../../client/problem.ts'
import type { Finding } from '../../client/types.ts'
import { text } from '../text/text.ts'
import { day, figure } from './format.ts'

export function findingsOf({ details }: Problem): readonly Finding[] {
  return Array.isArray(details.achados) ? (details.achados as Finding[]) : []
}

/** A proposal may name a command. It is shown as a link to it, not in words. */
export const isCommand = (proposta: string) => /^\p{Lu}\p{Ll}+(\p{Lu}\p{Ll}+)+$/u.test(proposta)

/** Value, limit, proposal and article of a finding, each with its label. */
export function partsOf({ valor, limite, proposta, artigo }: Finding): string[] {
  const { finding } = text
  const parts = [
    [finding.value, valor],
    [finding.limit, limite],
    [finding.proposal, isCommand(proposta) ? '' : proposta],
    [finding.article, artigo],
  ] as const
  return parts.flatMap(([label, value]) => (value ? [`${label}: ${written(value)}`] : []))
}

function written(value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return day(value)
  return /^\d+\.\d{1,2}$/.test(value) ? figure(value) : value
}

/** A concurrent change that a refusal reports. */
export interface Change {
  momento: string
  autor: string
  campos: readonly { campo: string; antes: string; depois: string }[]
}

export function changesOf({ details }: Problem): readonly Change[] {
  return Array.isArray(details.mudancas) ? (details.mudancas as Change[]) : []
}
