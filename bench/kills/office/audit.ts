import pg from 'pg'
import { ownerConnection } from '../../../server/store/connection.ts'
import { until } from '../../../test/support/process.ts'
import type { Promised } from './clerk.ts'

/** Differences from what was acknowledged, and partial results. */
export interface Faults {
  lost: string[]
  doubled: string[]
  halfDone: string[]
  /** Messages marked as sent that did not arrive, or arrived but are unknown. */
  unsent: string[]
}

/** Rows of one client, read as the owner. */
async function reading<T>(
  url: string,
  code: string,
  read: (rows: (statement: string) => Promise<Record<string, unknown>[]>) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(ownerConnection(url))
  await client.connect()
  try {
    await client.query(
      `select set_config('vinculo.cliente', cliente_id::text, false) from cliente where codigo = $1`,
      [code],
    )
    return await read(async (statement) => (await client.query(statement)).rows)
  } finally {
    await client.end()
  }
}

/** Waits until no document or message is pending. */
export const untilDone = (url: string, code: string): Promise<unknown> =>
  reading(url, code, (rows) =>
    until(
      'the last document and letter',
      async () => {
        const [found] = await rows(`select
          (select count(*)::integer from documento where fazer is not null) +
          (select count(*)::integer from mensagem where situacao in ('Pendente', 'Enviando')) as n`)
        return found!.n === 0
      },
      300,
    ),
  )

/** Statements that find partially written records. */
const halves: Readonly<Record<string, string>> = {
  'the last entry of its history is another state': `
    select c.id from contrato c where c.situacao is distinct from (select h.para from historico h
      where h.entidade = 'contrato' and h.registro_id = c.id order by h.id desc limit 1)`,
  'an entry of its history does not follow the one before': `
    select registro_id as id from (select registro_id, de, lag(para) over (partition by registro_id order by id) as before
      from historico where entidade = 'contrato') h where before is not null and de is distinct from before`,
  'issued without exactly one term of three signers, made and waiting': `
    select c.id from contrato c where c.situacao = 'Aguardando assinatura' and 1 <> (
      select count(*) from arquivo a join documento d on d.arquivo_id = a.id
       where a.contrato_id = c.id and a.tipo = 'Termo de compromisso' and a.situacao_assinatura = 'Aguardando Assinatura'
         and d.fazer is null and d.falha is null and a.arquivo_sha256 is not null
         and 3 = (select count(*) from assinatura s where s.arquivo_id = a.id))`,
  'given up, and its term can still be signed': `
    select c.id from contrato c join arquivo a on a.contrato_id = c.id
     where c.situacao = 'Cancelado' and a.situacao_assinatura <> 'Cancelado'`,
  'met without the declaration that it names': `
    select x.id from solicitacao x where x.situacao = 'Atendida' and not exists (
      select from arquivo a where x.resultado = 'arquivo' and a.id = x.resultado_id and a.tipo = 'Declaração'
        and a.arquivo_sha256 is not null)`,
  'told its own history twice of one deed': `
    select contrato_id as id from contrato_historico where historico in ('Contrato incluído.', 'Termo emitido.')
     group by contrato_id, historico having count(*) > 1`,
  'a signer who was not told, or was told twice': `
    select a.id from arquivo a join assinatura s on s.arquivo_id = a.id
     where s.parte <> 'instituicao' and a.arquivo_sha256 is not null and a.situacao_assinatura = 'Aguardando Assinatura'
       and 1 <> (select count(*) from mensagem m where m.entidade = 'assinatura' and m.registro_id = a.id
         and m.parte = s.parte and m.pessoa_id = s.parte_id)`,
}

/** Compares acknowledged commands with the records, and received e-mails with the messages. */
export const audit = (
  url: string,
  code: string,
  { contracts, requests }: Promised,
  received: ReadonlySet<string>,
): Promise<Faults> =>
  reading(url, code, async (rows) => {
    const there = new Map(
      (await rows('select id, situacao from contrato')).map((row) => [row.id, row.situacao]),
    )
    const met = new Set(
      (await rows(`select id from solicitacao where situacao = 'Atendida'`)).map(({ id }) => id),
    )
    const lost = [
      ...[...contracts]
        .filter(([id, situacao]) => there.get(id) !== situacao)
        .map(([id, situacao]) => `contract ${id} is ${there.get(id)}, not ${situacao}`),
      ...[...requests].filter((id) => !met.has(id)).map((id) => `request ${id} is not met`),
    ]
    const doubled = [
      ...[...there.keys()]
        .filter((id) => !contracts.has(Number(id)))
        .map((id) => `contract ${id} is nobody's`),
      ...[...met].filter((id) => !requests.has(Number(id))).map((id) => `request ${id} is nobody's`),
    ]
    const halfDone: string[] = []
    for (const [what, statement] of Object.entries(halves)) {
      for (const { id } of await rows(statement)) halfDone.push(`${id}: ${what}`)
    }
    const written = await rows('select identificador, situacao from mensagem')
    const known = new Set(written.map(({ identificador }) => String(identificador)))
    const unsent = [
      ...written
        .filter(
          ({ identificador, situacao }) => situacao !== 'Enviada' || !received.has(String(identificador)),
        )
        .map(({ identificador, situacao }) => `${identificador} is ${situacao}`),
      ...[...received].filter((one) => !known.has(one)).map((one) => `${one} was never written`),
    ]
    return { lost, doubled, halfDone, unsent }
  })
