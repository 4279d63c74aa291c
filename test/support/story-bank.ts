import { sql } from 'kysely'
import { leRetorno } from '../../catalogue/management/retorno/le-retorno.ts'
import { contentHash } from '../../server/domain/arquivo/content.ts'
import type { Tx } from '../../server/store/database.ts'
import { tester } from './actor.ts'
import { contaDados, sealed } from './bank.ts'
import { insert } from './contracts.ts'
import { generated, paymentOf } from './remittances.ts'
import { bytesOf, linesOfReturn } from './returns.ts'
import { numbered } from './story-projects.ts'
import type { Institution, World } from './world.ts'

const accounts: readonly [id: number, state: string][] = [
  [3101, 'Ativa'],
  [3102, 'Em confirmação'],
  [3103, 'Ativa'],
  [3104, 'Ativa'],
  [3105, 'Ativa'],
  [3106, 'Ativa'],
]
/** Accounts with a proposed change. */
const proposed = [3103, 3106]
/** Files of the last account, and whether each is approved. */
const files: readonly [id: number, state: string, approved: boolean][] = [
  [3121, 'Gerada', false],
  [1, 'Gerada', true],
  [3123, 'Enviada', true],
  [3124, 'Gerada', true],
  [3125, 'Enviada', true],
]
/** Invoices: one payable, the others in payments on their way. */
const invoices = [3111, 3112, 3113, 3114, 3115]
/** Payments with their file and invoice. */
const payments: readonly [id: number, file: number, invoice: number, state: string][] = [
  [3131, 3125, 3112, 'Enviado'],
  [3132, 3121, 3113, 'Gerado'],
  [3133, 3125, 3114, 'Enviado'],
  [3134, 3125, 3115, 'Enviado'],
]
const payee = {
  nome: 'Marina Alves',
  documento: '52998224725',
  banco: '260',
  agencia: '0001',
  conta: '123456-3',
}

/** Adds the records in the examples of bank accounts, remittances and returns. */
export async function addStoryBank(world: World, client: Institution): Promise<void> {
  const pessoa = await insert(world, client, 'pessoa', {
    tipo: 'F',
    documento: payee.documento,
    nome: payee.nome,
    dados_bancarios: sealed(world, { banco: payee.banco, agencia: payee.agencia, conta: payee.conta }),
  })
  await world.context.db.inClient(
    client.id,
    async (tx) => {
      for (const [id, situacao] of accounts) await addAccount(tx, world, id, situacao)
      for (const id of invoices) await addInvoice(tx, id, pessoa)
      for (const [at, file] of files.entries()) await addFile(tx, world, at + 1, file)
      for (const [id, file, invoice, situacao] of payments) {
        const contador = id - 3130
        await sql`insert into remessa_item (cliente_id, id, remessa_id, conta_bancaria_id, faturamento_id, situacao, sequencia,
            numero_lote, forma, forma_lancamento, contador, seu_numero, favorecido, valor, data)
          overriding system value
          values (cliente_atual(), ${id}, ${file}, 3105, ${invoice}, ${situacao}, ${contador}, 1, 'TED', '41', ${contador},
            ${String(contador).padStart(6, '0') + String(file - 3120).padStart(6, '0')}, ${sealed(world, payee)}, 1151.76,
            '2026-03-10')`.execute(tx)
      }
      await addReturn(tx, world)
      await sql`update cliente set pix_proposta = 'financeiro@exemplo.edu.br', pix_proposta_versao = 1,
        pix_proposta_autores = '{usuario 901}' where cliente_id = cliente_atual()`.execute(tx)
    },
    tester,
  )
  await addContent(world, client)
}

async function addAccount(tx: Tx, world: World, id: number, situacao: string): Promise<void> {
  const dados = { nome: `Conta ${id}`, ...contaDados, convenio: String(id) }
  const proposta = proposed.includes(id) ? sealed(world, { ...dados, agencia: '4321' }) : null
  await sql`insert into conta_bancaria (cliente_id, id, nome, situacao, banco, titular, documento, convenio, conta_mascarada,
      dados, proposta, autores)
    overriding system value
    values (cliente_atual(), ${id}, ${dados.nome}, ${situacao}, '237', ${dados.titular}, ${dados.documento}, ${dados.convenio},
      '•••65-4', ${sealed(world, dados)}, ${proposta}, '{usuario 901}')`.execute(tx)
  await sql`insert into conta_bancaria_sequencia (cliente_id, conta_bancaria_id, ultimo_nsa, ultimo_item)
    values (cliente_atual(), ${id}, 5, 10)`.execute(tx)
}

async function addInvoice(tx: Tx, id: number, pessoa: number): Promise<void> {
  await sql`with novo as (
      insert into faturamento (cliente_id, id, origem, tipo, numero, pessoa_id, documento, nome, competencia, emissao,
        vencimento, valor, agendado)
      overriding system value
      values (cliente_atual(), ${id}, 'Interna', 'P', ${String(id)}, ${pessoa}, ${payee.documento}, ${payee.nome}, '2026-02',
        '2026-03-01', '2026-03-10', 1151.76, ${id !== 3111}) returning *)
    insert into faturamento_item (cliente_id, faturamento_id, sequencia, tipo, descricao, valor_unitario, valor)
    select cliente_id, id, 1, 'Bolsa', 'Bolsa de fevereiro', valor, valor from novo`.execute(tx)
}

async function addFile(
  tx: Tx,
  world: World,
  nsa: number,
  [id, situacao, approved]: (typeof files)[number],
): Promise<void> {
  await sql`insert into remessa (cliente_id, id, conta_bancaria_id, nsa, situacao, nome_arquivo, quantidade_lotes,
      quantidade_registros, quantidade_itens, valor_total, hash, gerada_por, gerada_por_nome, aprovada_por, aprovada_por_nome,
      aprovada_em)
    overriding system value
    values (cliente_atual(), ${numbered(id)}, 3105, ${nsa}, ${situacao}, ${`PG-237-CONTA-3105-020326-00000${nsa}.REM`}, 1, 6, 1, 1151.76,
      ${'c'.repeat(64)}, 'usuario 901', 'ana', ${approved ? 'usuario 902' : null}, ${approved ? 'bia' : null},
      ${approved ? '2026-03-02T15:00:00Z' : null}::timestamptz)`.execute(tx)
  await sql`insert into remessa_conteudo (cliente_id, remessa_id, conteudo)
    values (cliente_atual(), ${id}, ${sealed(world, { base64: 'MjM3' })})`.execute(tx)
}

async function addReturn(tx: Tx, world: World): Promise<void> {
  await sql`insert into retorno (cliente_id, id, conta_bancaria_id, arquivo_nome, arquivo_sha256, arquivo_tamanho, banco, geracao,
      quantidade_itens)
    overriding system value
    values (cliente_atual(), 3141, 3105, 'PG010326.RET', ${'d'.repeat(64)}, 1452, '237', '2026-03-01', 1)`.execute(
    tx,
  )
  await sql`insert into retorno_item (cliente_id, id, retorno_id, linha, seu_numero, favorecido, valor, data, ocorrencias,
      resultado, efeito)
    overriding system value
    values (cliente_atual(), 3151, 3141, 3, '', ${sealed(world, { nome: 'TARIFA', banco: '237' })}, 12.50, '2026-03-01',
      ${JSON.stringify([{ codigo: 'ZA', descricao: 'Agência ou conta do favorecido substituída' }])}, 'Conferir',
      'Nenhum pagamento em aberto corresponde a esta linha.')`.execute(tx)
}

/** The return in the example of LeRetorno: the bank paid the payments on their way. */
async function addContent(world: World, client: Institution): Promise<void> {
  const pagador = { ...contaDados, banco: '237' as const, nome: contaDados.titular, convenio: '3105' }
  const remittance = {
    pagador,
    nsa: 5,
    geracao: generated,
    pagamentos: [paymentOf({ contador: 1, valor: 115_176 })],
  }
  const lines = linesOfReturn(remittance, [{ codes: '00', date: '10032026' }])
  const bytes = Buffer.from(bytesOf(lines))
  const { sha256, size } = await world.context.files.put(client.id, bytes)
  await insert(world, client, 'conteudo', {
    hash: contentHash(String(leRetorno.example.conteudo)),
    nome: 'PG100326.RET',
    arquivo_sha256: sha256,
    tamanho: size,
    tipo_mime: 'text/plain',
  })
}
