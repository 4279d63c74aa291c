import { sql } from 'kysely'
import { recebeFaturamentoExterno } from '../../catalogue/financial/recebe-faturamento-externo.ts'
import { tester } from './actor.ts'
import type { Institution, World } from './world.ts'

/** Invoices in the examples: receivable or payable, and the settled amount. */
const invoices: readonly [id: number, tipo: 'R' | 'P', paid: number][] = [
  [3201, 'R', 0],
  [3202, 'R', 1020],
  [3203, 'P', 0],
  [3204, 'P', 1020],
  [3205, 'R', 0],
]

const { example } = recebeFaturamentoExterno
const builder = { ESIFE_DOCUMENTO: '04252011000110', ESIFE_NOME: 'Construtora Litoral S.A.' }
/** External invoices in the examples besides the one they send: one payable, one received. */
const external = [
  { ...example, ...builder, ESIFE_TIPO: 'P', ESIFE_NUMERO: 'NF 88', ESIFE_VALOR: '350.00' },
  {
    ...example,
    ...builder,
    ESIFE_IDENTIFICACAO: 'FAT-2026-0030',
    ESIFE_SITUACAO: 'L',
    ESIFE_LIQUIDACAO: '2026-03-02',
    ESIFE_VALOR_LIQUIDADO: example.ESIFE_VALOR,
  },
]

/** Adds invoices of a separate host and of the first student, which do not expire, and closes one month. */
export async function addStoryMoney(world: World, client: Institution): Promise<void> {
  const { id, list } = recebeFaturamentoExterno
  await world.process(client, id, list, external)
  await world.context.db.inClient(
    client.id,
    async (tx) => {
      await sql`insert into pessoa (cliente_id, id, tipo, documento, nome, nome_fantasia, papel, email, endereco, cidade, uf, cep)
        overriding system value
        values (cliente_atual(), 3210, 'J', '04252011000110', 'Construtora Litoral S.A.', 'Construtora Litoral',
          '["CONCEDENTE"]', 'financeiro@litoral.exemplo.com.br', 'Avenida Portuária', 'Santos', 'SP', '11013000')`.execute(
        tx,
      )
      await sql`insert into execucao (cliente_id, competencia, situacao, parametros, usuario, inclusao)
        values (cliente_atual(), '2020-01', 'Confirmada', '{}', 'ana', '2020-02-03T12:00:00Z')`.execute(tx)
      for (const [id, tipo, paid] of invoices) {
        const [pessoa, aluno] = tipo === 'R' ? [3210, null] : [null, sql`(select min(id) from aluno)`]
        await sql`insert into faturamento (cliente_id, id, origem, tipo, numero, pessoa_id, aluno_id, documento, nome,
            competencia, emissao, vencimento, valor)
          overriding system value
          select cliente_atual(), ${id}, 'Interna', ${tipo}, ${String(id).padStart(6, '0')}, ${pessoa}, ${aluno},
            coalesce(p.documento, a.cpf), coalesce(p.nome, a.nome), '2026-02', '2026-03-02', '2199-03-20', 1020
            from (select) one
            left join pessoa p on ${tipo} = 'R' and p.id = 3210
            left join aluno a on ${tipo} = 'P' and a.id = (select min(id) from aluno)`.execute(tx)
        await sql`insert into faturamento_item (cliente_id, faturamento_id, sequencia, tipo, descricao, quantidade,
            valor_unitario, valor)
          values (cliente_atual(), ${id}, 1, ${tipo === 'R' ? 'Taxa administrativa' : 'Bolsa'},
            ${tipo === 'R' ? 'Taxa administrativa de fevereiro' : 'Bolsa de fevereiro'}, ${tipo === 'R' ? 12 : 1},
            ${tipo === 'R' ? 85 : 1020}, 1020)`.execute(tx)
        if (paid === 0) continue
        await sql`insert into movimento (cliente_id, id, faturamento_id, tipo, data, credito, valor, forma, origem)
          overriding system value
          values (cliente_atual(), ${id + 50}, ${id}, ${tipo}, '2026-03-02', '2026-03-02', ${paid}, 'Pix', 'Manual')`.execute(
          tx,
        )
      }
    },
    tester,
  )
}
