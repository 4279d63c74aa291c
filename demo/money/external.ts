import { recebeFaturamentoExterno } from '../../catalogue/financial/recebe-faturamento-externo.ts'
import type { DemoRecord } from '../alunos.ts'
import { hostDocumentAt } from '../pessoas.ts'

/** Invoices of an external system: type, state and description. */
const bills = [
  ['R', 'L', 'Locação do auditório'],
  ['R', 'A', 'Curso de extensão para equipes'],
  ['R', 'C', 'Inscrição em congresso'],
  ['P', 'A', 'Manutenção de equipamentos'],
  ['P', 'L', 'Material de laboratório'],
  ['P', 'L', 'Passagens de visita técnica'],
] as const

/**
 * The external invoices in the examples, receivable and payable. They come first, because examples also name
 * their numbers.
 */
const examples: readonly DemoRecord[] = [
  { ...recebeFaturamentoExterno.example, ESIFE_NUMERO: '003201' },
  { ...recebeFaturamentoExterno.example, ESIFE_TIPO: 'P', ESIFE_NUMERO: '003203' },
]

export const externalCount = examples.length + bills.length

/** External invoice record. */
export const externalRecord = (index: number, today: string): DemoRecord =>
  examples[index] ?? billRecord(index - examples.length, today)

function billRecord(index: number, today: string): DemoRecord {
  const [tipo, situacao, historico] = bills[index]!
  const day = (days: number) => Temporal.PlainDate.from(today).add({ days }).toString()
  const valor = `${480 + index * 135}.00`
  return {
    ESIFE_IDENTIFICACAO: `EXT-${String(index + 1).padStart(5, '0')}`,
    ESIFE_TIPO: tipo,
    ESIFE_NUMERO: String(88_000 + index),
    ESIFE_DOCUMENTO: hostDocumentAt(1 + index),
    ESIFE_NOME: `Empresa ${index + 1} Comércio e Serviços Ltda.`,
    ESIFE_COMPETENCIA: day(-30).slice(0, 7),
    ESIFE_EMISSAO: day(-30),
    ESIFE_VENCIMENTO: day(15),
    ESIFE_VALOR: valor,
    ESIFE_DESCONTO: index % 2 === 0 ? '10.00' : '',
    ESIFE_JUROS: index % 2 === 1 ? '4.30' : '',
    ESIFE_MULTA: index % 2 === 1 ? '2.70' : '',
    ESIFE_SITUACAO: situacao,
    ESIFE_LIQUIDACAO: situacao === 'L' ? day(-3) : '',
    ESIFE_VALOR_LIQUIDADO: situacao === 'L' ? valor : '',
    ESIFE_CENTRO_CUSTO: 'ADM',
    ESIFE_HISTORICO: historico,
  }
}
