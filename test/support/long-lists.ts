import { sql } from 'kysely'
import { cpfAt } from '../../demo/documents.ts'
import { addContract, insert } from './contracts.ts'
import { addHost } from './vacancies.ts'
import type { Institution, World } from './world.ts'

export const filledRows = 3_000

/** Ids that generated records refer to. */
interface Named {
  concedente: number
}

const some = `from generate_series(1, ${filledRows}) n`
/** Spreads rows over all contracts. */
const someContracts = `from (select array_agg(id order by id desc) ids from contrato) k, generate_series(1, ${filledRows}) n`
const contrato = `k.ids[1 + n % ${filledRows}]`
const days = (every: number) => `date '2026-01-01' + n % ${every}`
const moments = `timestamptz '2026-01-01' + n % 900 * interval '1 minute'`
const turns = (...values: string[]) => `(array['${values.join("', '")}'])[1 + n % ${values.length}]`

/** SQL for an account of remittance files. */
const filledAccount = (nome: string) => `
  insert into conta_bancaria (cliente_id, nome, banco, titular, documento, conta_mascarada, dados)
  values (cliente_atual(), '${nome}', '237', 'Nome', '11444777000161', '', '') returning id`

/** SQL for many rows of each table with long lists, with ties in every order and null values. */
const fillings: Readonly<Record<string, (named: Named) => string>> = {
  vaga: ({ concedente }) => `
    insert into vaga (cliente_id, concedente_id, identificacao, titulo, tipo, situacao, quantidade, descricao, inicio_inscricao,
                      fim_inscricao, atualizacao)
    select cliente_atual(), ${concedente}, 'V' || n, 'Vaga ' || n % 700, 'N', ${turns('Aberta', 'Encerrada')}, 1, 'Texto',
           '2026-01-01', ${days(365)}, ${moments} ${some}`,
  convenio: ({ concedente }) => `
    insert into convenio (cliente_id, concedente_id, convenio, situacao, inicio, termino, atualizacao)
    select cliente_atual(), ${concedente}, 'Convênio ' || n, ${turns('Em elaboração', 'Vigente')}, '2026-01-01',
           case when n % 3 > 0 then ${days(365)} end, ${moments} ${some}`,
  // Every tenth contract has a unit of its own, the others have their course's.
  contrato: () => `
    with unidades as (insert into unidade (cliente_id, codigo, nome)
           select cliente_atual(), 'N' || n, 'Unidade ' || n from generate_series(1, 300) n returning id),
         cursos as (insert into curso (cliente_id, identificacao, nome, unidade_id)
           select cliente_atual(), 'N' || id, 'Curso', id from unidades returning id),
         hosts as (insert into pessoa (cliente_id, tipo, documento, nome)
           select cliente_atual(), 'J', lpad(n::text, 14, '0'), 'Concedente ' || n from generate_series(1, 300) n returning id),
         alunos as (insert into aluno (cliente_id, identificacao, nome, cpf, login, login_chave, endereco, cidade, uf)
           select cliente_atual(), 'N' || n, 'Aluno ' || n, lpad(n::text, 11, '0'), 'n' || n, 'n' || n, 'Rua', 'Santos', 'SP'
             from generate_series(1, 300) n returning id),
         listas as (select (select array_agg(id) from unidades) u, (select array_agg(id) from cursos) c,
                           (select array_agg(id) from hosts) h, (select array_agg(id) from alunos) a)
    insert into contrato (cliente_id, numero, sequencia, modalidade, tipo_contrato, situacao, aluno_id, concedente_id, unidade_id, curso_id,
                          inicio, encerramento, usuario, inclusao, atualizacao)
    select cliente_atual(), 1000000 + n / 2, 1 + n % 2, 'estagio', 'Estágio',
           case when n % 300 = 7 then 'Incluído' else ${turns('Ativo', 'Concluído', 'Rescindido')} end,
           a[1 + n % 300], h[1 + n % 300], case when n % 10 = 0 then u[1 + n % 300] end, c[1 + n % 300],
           ${days(365)}, date '2027-01-01' + n % 365, 'teste', '2026-01-01', ${moments} from listas, generate_series(1, ${filledRows}) n`,
  apolice: () => `
    insert into apolice (cliente_id, apolice, seguradora, titular, inicio, termino, atualizacao)
    select cliente_atual(), 'Apólice ' || n, 'Seguradora ' || n % 7, 'Concedente', '2026-01-01', ${days(365)}, ${moments} ${some}`,
  arquivo: () => `
    insert into arquivo (cliente_id, contrato_id, nome, tipo, situacao, situacao_assinatura, prazo, atualizacao)
    select cliente_atual(), ${contrato}, 'Arquivo ' || n % 700, 'Outros', ${turns('Aprovado', 'Em Aprovação')},
           ${turns('Não enviado', 'Aguardando Assinatura', 'Finalizado', 'Cancelado', 'Vencido')},
           case when n % 3 > 0 then ${days(365)} end, ${moments} ${someContracts}`,
  solicitacao: () => `
    insert into solicitacao (cliente_id, contrato_id, tipo, situacao, prazo, atualizacao)
    select cliente_atual(), ${contrato}, 'Recesso', ${turns('Incluída', 'Atendida')},
           case when n % 3 > 0 then ${days(365)} end, ${moments} ${someContracts}`,
  pendencia: () => `
    insert into pendencia (cliente_id, contrato_id, tipo, situacao, prazo_entrega, atualizacao)
    select cliente_atual(), ${contrato}, 'Relatório final', ${turns('Pendente', 'Aprovado')},
           case when n % 3 > 0 then ${days(365)} end, ${moments} ${someContracts}`,
  registro_atividade: () => `
    insert into registro_atividade (cliente_id, contrato_id, atividades, situacao, inicio, atualizacao)
    select cliente_atual(), ${contrato}, 'Texto', ${turns('Enviada', 'Aprovada')},
           case when n % 3 > 0 then ${days(365)} end, ${moments} ${someContracts}`,
  auditoria: () => `
    insert into auditoria (cliente_id, data, usuario, entidade, acao, quantidade, menor, maior)
    select cliente_atual(), ${moments}, 'Pessoa ' || n % 7, 'aluno', 'Alteração', 1, n, n ${some}`,
  mensagem: () => `
    insert into mensagem (cliente_id, contrato_id, modelo, parte, pessoa_id, nome, situacao, inclusao, atualizacao)
    select cliente_atual(), ${contrato}, 'pendencias', ${turns('aluno', 'professor', 'supervisor')}, n % 100, 'Nome ' || n % 700, ${turns('Enviada', 'Cancelada')},
           ${moments}, ${moments} ${someContracts}`,
  colaborador: () => `
    insert into colaborador (cliente_id, cpf, nome, atualizacao)
    select cliente_atual(), lpad(n::text, 11, '0'), 'Nome ' || n % 700, ${moments} ${some}`,
  faturamento: () => `
    insert into faturamento (cliente_id, identificacao, tipo, documento, nome, competencia, emissao, vencimento, valor,
                             situacao_externa, atualizacao)
    select cliente_atual(), 'F' || n, ${turns('R', 'P')}, lpad((n % 300)::text, 14, '0'), 'Nome ' || n % 700, '2026-01',
           ${days(365)}, ${days(300)}, 1 + n % 700, 'A', ${moments} ${some}`,
  remessa_item: () => `
    with conta as (${filledAccount('L1')}),
         arquivo as (insert into remessa (cliente_id, conta_bancaria_id, nsa, nome_arquivo, quantidade_lotes, quantidade_registros,
                                          quantidade_itens, valor_total, hash, gerada_por)
           select cliente_atual(), id, 1, 'PG.REM', 1, 1, 1, 1, 'h', 'usuario 1' from conta returning id, conta_bancaria_id),
         fatura as (insert into faturamento (cliente_id, identificacao, tipo, documento, nome, competencia, emissao, vencimento,
                                             valor, situacao_externa)
           values (cliente_atual(), 'L1', 'P', '52998224725', 'Nome', '2026-01', '2026-01-01', '2026-01-01', 1, 'A') returning id)
    insert into remessa_item (cliente_id, remessa_id, conta_bancaria_id, faturamento_id, situacao, sequencia, numero_lote, forma,
                              forma_lancamento, contador, seu_numero, favorecido, valor, data, atualizacao)
    select cliente_atual(), a.id, a.conta_bancaria_id, f.id, ${turns('Pago', 'Recusado')}, n, 1, 'TED', '41', n, n::text, '',
           1 + n % 700, ${days(365)}, ${moments}
      from arquivo a, fatura f, generate_series(1, ${filledRows}) n`,
  retorno_item: () => `
    with conta as (${filledAccount('L2')}),
         arquivo as (insert into retorno (cliente_id, conta_bancaria_id, arquivo_nome, arquivo_sha256, arquivo_tamanho, banco,
                                          quantidade_itens)
           select cliente_atual(), id, 'r.ret', 'h', 1, '237', 1 from conta returning id)
    insert into retorno_item (cliente_id, retorno_id, situacao, linha, seu_numero, favorecido, valor, resultado, efeito,
                              atualizacao)
    select cliente_atual(), a.id, ${turns('Aplicado', 'Conferir')}, n, n::text, '', case when n % 3 > 0 then n % 700 end,
           'Pago', 'Texto', ${moments}
      from arquivo a, generate_series(1, ${filledRows}) n`,
  lote: () => `
    insert into lote (cliente_id, operacao, situacao, tamanho, registros, partes, recusados, recebido_em)
    select cliente_atual(), ${turns('RecebeAlunos', 'RecebeCursos')}, ${turns('Processado', 'Falhou')}, 1, 1, 1, n % 2, ${moments}
           ${some}`,
  causa: () => `
    insert into causa (cliente_id, operacao, codigo, campo, forma, registros, lote_id)
    select cliente_atual(), 'RecebeAlunos', 'FORMATO_INVALIDO', 'ESIAL_CEP', n::text, n % 2, n ${some}`,
  causa_registro: () => `
    insert into causa_registro (cliente_id, causa_id, operacao, chave, identificacao, lote_id, sequencia)
    select cliente_atual(), id, operacao, forma, 'RA' || forma, 1, forma::integer from causa`,
}

/** A contract with a unique host, student and unit. */
export interface Rare {
  documento: string
  cpf: string
  unidade: number
}

/** Fills every long list and analyzes the tables. */
export async function fill(world: World, client: Institution): Promise<Rare> {
  const rare = { documento: '11444777000161', cpf: cpfAt(8_000_001) }
  const concedente = await addHost(world, client, { documento: rare.documento })
  const unidade = await insert(world, client, 'unidade', { codigo: 'R', nome: 'Rara' })
  const curso_id = await insert(world, client, 'curso', {
    identificacao: 'R',
    nome: 'Raro',
    unidade_id: unidade,
  })
  await addContract(world, client, { concedente_id: concedente, curso_id })
  await world.rows(
    client.id,
    `update aluno set cpf = '${rare.cpf}' where id = (select aluno_id from contrato)`,
  )
  for (const filling of Object.values(fillings)) await world.rows(client.id, filling({ concedente }))
  for (const table of [...Object.keys(fillings), 'aluno', 'pessoa', 'curso', 'unidade']) {
    await sql.raw(`analyze ${table}`).execute(world.context.owner.kysely)
  }
  return { ...rare, unidade }
}
