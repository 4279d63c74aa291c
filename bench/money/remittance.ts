import { Sealer } from '../../server/store/sealing.ts'
import { answered, bytesOf, put } from '../../test/support/returns.ts'
import { type Asking, timed } from '../contracts/asking.ts'
import type { Installation } from '../support.ts'
import type { Office } from './office.ts'

const account = {
  nome: 'Bolsas',
  titular: 'Universidade de Exemplo',
  documento: '11444777000161',
  convenio: '123456',
  agencia: '1234',
  agenciaDigito: '5',
  conta: '98765',
  contaDigito: '4',
}

/** Two persons, because the author of a file may not approve it. */
export interface Tellers {
  makes: Asking
  approves: Asking
}

/** A remittance of maximum size, and the bank's return for it. */
export async function measureRemittance(
  place: Installation,
  { makes, approves }: Tellers,
  { admin, clienteId, month }: Office,
) {
  const sealer = new Sealer(place.secrets)
  const conta = await addAccount(admin, clienteId, sealer)
  let made: { id: number; quantidade: number }[] = []
  const makeMs = await timed(async () => {
    const answer = await makes.ask('GeraRemessa', { conta, competencia: month })
    made = answer.remessas
  })
  const [{ id, quantidade }] = made as [(typeof made)[number]]
  for (const command of ['AprovaRemessa', 'EnviaRemessa']) await approves.ask(command, { id })
  const { rows } = await admin.query('select conteudo from remessa_conteudo where remessa_id = $1', [id])
  const { base64 } = JSON.parse(sealer.open(rows[0].conteudo).toString())
  const bytes = answerTo(Buffer.from(base64, 'base64').toString('latin1'))
  const conteudo = await makes.send(bytes, 'retorno.ret')
  let pagos = 0
  const readMs = await timed(async () => {
    pagos = (await makes.ask('LeRetorno', { conteudo })).pagos
  })
  if (pagos !== quantidade) throw new Error(`${pagos} of ${quantidade} payments were taken for paid`)
  return { payments: quantidade, remittanceMs: Math.round(makeMs), returnMs: Math.round(readMs) }
}

async function addAccount(admin: Office['admin'], clienteId: number, sealer: Sealer): Promise<number> {
  const { rows } = await admin.query(
    `insert into conta_bancaria (cliente_id, nome, situacao, banco, titular, documento, convenio, conta_mascarada, dados)
     values ($1, $2, 'Ativa', '237', $3, $4, $5, '•••65-4', $6) returning id`,
    [
      ...[clienteId, account.nome, account.titular, account.documento, account.convenio],
      sealer.seal(JSON.stringify(account)),
    ],
  )
  await admin.query(`insert into conta_bancaria_sequencia (cliente_id, conta_bancaria_id) values ($1, $2)`, [
    clienteId,
    rows[0].id,
  ])
  return Number(rows[0].id)
}

/** A return in which all payments were made today. */
function answerTo(file: string): Uint8Array {
  const [year, month, day] = Temporal.Now.plainDateISO('America/Sao_Paulo').toString().split('-')
  const lines = file.split('\r\n').slice(0, -1)
  return bytesOf(
    lines.map((line, at) => {
      if (at === 0) return put(line, 143, '2')
      if (line[7] !== '3' || line[13] !== 'A') return line
      return answered(line, { codes: '00', date: `${day}${month}${year}` })
    }),
  )
}
