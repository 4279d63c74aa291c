import type { Tx } from '../../server/store/database.ts'
import { act, daysFrom, make } from '../office/act.ts'
import { hostsOf } from '../office/hosts.ts'
import { studentsOf } from '../office/students.ts'
import { nameOfLife } from '../plots.ts'
import type { Filling } from '../progress.ts'
import type { Teller } from './teller.ts'

/** Final states of manual invoices, whatever the day. */
const receivable = ['aberto', 'parte', 'recebido', 'vencido', 'estornado', 'cancelado'] as const
const payable = ['aberto', 'parte', 'pago', 'vencido', 'estornado', 'cancelado'] as const

type End = (typeof receivable)[number] | (typeof payable)[number]

/** Invoices in every state, receivable and payable. */
export async function makeInvoices(tx: Tx, { dia, guardado }: Filling, teller: Teller): Promise<undefined> {
  const contrato = guardado[nameOfLife(0)]
  const hosts = await hostsOf(tx, receivable.length)
  const students = await studentsOf(tx, dia, { from: 0, count: payable.length })
  for (const [at, end] of receivable.entries()) {
    const pessoa = hosts[at % hosts.length]!.id
    const itens = [
      {
        tipo: 'Taxa administrativa',
        descricao: 'Seleção de estagiários',
        quantidade: String(2 + at),
        valorUnitario: '150.00',
        ...(contrato !== undefined && { contrato, parcela: 1 }),
      },
    ] as const
    const id = await issue(tx, teller, dia, end, { tipo: 'R', pessoa, itens })
    await receive(tx, teller, dia, end, id)
    if (end === 'cancelado') await cancel(tx, teller, dia, id)
  }
  for (const [at, { id: aluno }] of students.entries()) {
    const end = payable[at]!
    const itens = [
      {
        tipo: 'Outros',
        descricao: 'Diária de visita técnica',
        quantidade: String(1 + at),
        valorUnitario: '120.00',
      },
    ] as const
    const id = await issue(tx, teller, dia, end, { tipo: 'P', aluno, itens })
    await pay(tx, teller, dia, end, id)
    if (end === 'cancelado') await cancel(tx, teller, dia, id)
  }
}

type Told = Pick<Parameters<typeof make<'EmiteFaturamento'>>[3], 'tipo' | 'pessoa' | 'aluno' | 'itens'>

/** Issued 40 days ago, due in three weeks; overdue ones were due a week ago. */
function issue(tx: Tx, teller: Teller, dia: string, end: End, told: Told): Promise<number> {
  const issued = daysFrom(dia, -40)
  return make(tx, teller(issued), 'EmiteFaturamento', {
    ...told,
    competencia: issued.slice(0, 7),
    vencimento: daysFrom(dia, end === 'vencido' ? -7 : 20),
  })
}

/** Interest, fine and discount of a late payment. */
const late = { juros: '2.40', multa: '3.10', desconto: '1.50' } as const

/** Bank references of a payment. */
const traced = (id: number) => ({
  banco: '237',
  nossoNumero: String(700_000 + id),
  endToEndId: `E60746948202611181030${String(id).padStart(11, '0')}`,
})

async function receive(tx: Tx, teller: Teller, dia: string, end: End, id: number): Promise<void> {
  const paid = { data: daysFrom(dia, -12), credito: daysFrom(dia, -11), forma: 'Pix' } as const
  const acting = teller(daysFrom(dia, -10))
  if (end === 'parte') await act(tx, acting, 'RegistraRecebimento', { ...paid, valor: '130.00' }, [id])
  if (end === 'recebido' || end === 'estornado')
    await act(tx, acting, 'RegistraRecebimento', { ...paid, ...late, ...traced(id) }, [id])
  if (end === 'estornado')
    await act(tx, teller(dia), 'EstornaRecebimento', { motivo: 'O Pix foi devolvido ao sacado.' }, [id])
}

async function pay(tx: Tx, teller: Teller, dia: string, end: End, id: number): Promise<void> {
  const acting = teller(daysFrom(dia, -10))
  if (end === 'parte') await act(tx, acting, 'RegistraPagamento', { forma: 'Pix', valor: '100.00' }, [id])
  if (end === 'pago' || end === 'estornado')
    await act(tx, acting, 'RegistraPagamento', { forma: 'Pix', ...late, ...traced(id) }, [id])
  if (end === 'estornado')
    await act(tx, teller(dia), 'EstornaPagamento', { motivo: 'A conta do favorecido foi encerrada.' }, [id])
}

const cancel = (tx: Tx, teller: Teller, dia: string, id: number) =>
  act(tx, teller(dia), 'CancelaFaturamento', { motivo: 'Emitido em duplicidade.' }, [id])
