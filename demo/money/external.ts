import type { DemoRecord } from '../alunos.ts'
import { hostDocumentAt } from '../pessoas.ts'

/** What another system of the institution bills: what for, to or by whom, and what became of it. */
const bills = [
  ['R', 'A', 'Curso de extensão para equipes'],
  ['R', 'L', 'Locação do auditório'],
  ['R', 'C', 'Inscrição em congresso'],
  ['P', 'A', 'Manutenção de equipamentos'],
  ['P', 'L', 'Material de laboratório'],
  ['P', 'L', 'Passagens de visita técnica'],
] as const

export const externalCount = bills.length

/** An invoice as a finance system sends one. */
export function externalRecord(index: number, today: string): DemoRecord {
  const [tipo, situacao, historico] = bills[index]!
  const day = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
  const valor = `${480 + index * 135}.00`
  return {
    ESIFE_IDENTIFICACAO: `EXT-${String(index + 1).padStart(5, '0')}`,
    ESIFE_TIPO: tipo,
    ESIFE_DOCUMENTO: hostDocumentAt(1 + index),
    ESIFE_NOME: `Empresa ${index + 1} Comércio e Serviços Ltda.`,
    ESIFE_COMPETENCIA: day(-30).slice(0, 7),
    ESIFE_EMISSAO: day(-30),
    ESIFE_VENCIMENTO: day(15),
    ESIFE_VALOR: valor,
    ESIFE_SITUACAO: situacao,
    ESIFE_LIQUIDACAO: situacao === 'L' ? day(-3) : '',
    ESIFE_VALOR_LIQUIDADO: situacao === 'L' ? valor : '',
    ESIFE_CENTRO_CUSTO: 'ADM',
    ESIFE_HISTORICO: historico,
  }
}
