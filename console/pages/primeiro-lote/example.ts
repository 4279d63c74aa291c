import { recebeAlunos } from '../../../catalogue/academic/recebe-alunos.ts'
import { pathOf } from '../../../catalogue/operation.ts'

/** Sample batch of the tutorial: two students, one with invalid check digits in the CPF. */

const weights = (length: number) => Array.from({ length }, (_, at) => length + 1 - at)

function checkDigit(digits: readonly number[]): number {
  const sum = weights(digits.length).reduce((all, weight, at) => all + weight * digits[at]!, 0)
  return ((sum * 10) % 11) % 10
}

/** Completes a CPF from its first nine digits. */
export function cpfOf(nine: string): string {
  const digits = [...nine].map(Number)
  const first = checkDigit(digits)
  return nine + first + checkDigit([...digits, first])
}

export function isCpf(text: string): boolean {
  const digits = text.replace(/[.\-\s]/g, '')
  return /^\d{11}$/.test(digits) && !/^(\d)\1{10}$/.test(digits) && cpfOf(digits.slice(0, 9)) === digits
}

/** Unique label of an attempt. */
export const newLabel = () => `primeiro-lote-${crypto.randomUUID().slice(0, 8)}`

const nineOf = (label: string, at: number) => {
  const number = Number.parseInt(label.slice(-8), 16) || 1
  return String((number * 7 + at * 104_729) % 1_000_000_000).padStart(9, '1')
}

const students = [
  { ESIAL_ALUNO: 'Mariana Alves Ferreira', ESIAL_SEXO: 'F' },
  { ESIAL_ALUNO: 'Tiago Moura', ESIAL_SEXO: 'M' },
]

/** Records of a label; the second is invalid. */
export function recordsOf(label: string) {
  const { ID_RETORNO: _, ACAO: __, ...common } = recebeAlunos.example
  const suffix = label.slice(-8)
  return students.map((student, at) => {
    const cpf = cpfOf(nineOf(label, at))
    const wrong = cpf.slice(0, 10) + ((Number(cpf[10]) + 1) % 10)
    return {
      ...common,
      ESIAL_IDENTIFICACAO: `TESTE-${suffix}-${at + 1}`,
      ESIAL_MATRICULA: `TESTE-${suffix}-${at + 1}`,
      ...student,
      ESIAL_CPF: at === 1 ? wrong : cpf,
      ESIAL_LOGIN: `teste.${suffix}.${at + 1}`,
      ESIAL_EMAIL: `teste.${suffix}.${at + 1}@exemplo.edu.br`,
    }
  })
}

export function curlOf(base: string, token: string, label: string): string {
  const body = JSON.stringify({ RETORNO: label, [recebeAlunos.list]: recordsOf(label) }, null, 2)
  return [
    `curl -sS '${base}${pathOf(recebeAlunos)}' \\`,
    `  -H 'Authorization: Bearer ${token}' \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  --data-binary @- <<'JSON'\n${body}\nJSON`,
  ].join('\n')
}
