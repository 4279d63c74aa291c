import { sql } from 'kysely'
import { written } from '../../../catalogue/message.ts'
import { formasMovimento, tiposItem } from '../../../catalogue/values/faturamento.ts'
import { returnTo, type Word } from '../../../demo/money/bank.ts'
import { closedMonths } from '../../../demo/money/months.ts'
import { tellerOf } from '../../../demo/money/teller.ts'
import { daysFrom, type Told as Sent } from '../../../demo/office/act.ts'
import { hostsOf } from '../../../demo/office/hosts.ts'
import type { BankCode } from '../../../server/cnab/remittance.ts'
import { openJson } from '../../../server/domain/conta-bancaria/dados.ts'
import { steppedVerbs } from '../../../server/management/commands.ts'
import { keepContent } from '../../../server/management/contents.ts'
import { inSteps } from '../../../server/management/steps.ts'
import type { Tx } from '../../../server/store/database.ts'
import { tester } from '../actor.ts'
import { act, idsBy, make, perform, type Scenario } from './scenario.ts'

const motivo = written('Conforme combinado.')

/** Invoices, receipts, payments, remittances, and recoveries of overpayments. */
export async function moneyScenario(told: Scenario): Promise<void> {
  await movements(told)
  await recoveries(told)
  await files(told)
}

/** Invoices with items of every kind, settled in every form. */
async function movements(told: Scenario): Promise<void> {
  const { dia, world, client } = told
  const teller = tellerOf(world.context, client.id)
  await told.inside(async (tx) => {
    const [host] = await hostsOf(tx, 1)
    for (const tipo of ['R', 'P'] as const) {
      for (const forma of formasMovimento) {
        const id = await make(tx, teller(dia), 'EmiteFaturamento', {
          ...{ tipo, pessoa: host!.id, competencia: dia.slice(0, 7), vencimento: daysFrom(dia, 10) },
          itens: tiposItem.map((tipo) => ({ tipo, descricao: tipo, valorUnitario: '10.00' })),
        })
        const settle = tipo === 'R' ? 'RegistraRecebimento' : 'RegistraPagamento'
        await act(tx, teller(dia), settle, { forma }, [id])
      }
    }
  })
}

/** Contracts of both kinds that ended before months already paid. */
async function recoveries(told: Scenario): Promise<void> {
  const { dia, world, client } = told
  const teller = tellerOf(world.context, client.id)
  const [{ competencia: paid }] = closedMonths(dia)
  await told.inside(async (tx) => {
    for (const modalidade of ['estagio', 'monitoria']) {
      const { rows } = await sql<{ id: number }>`
        select c.id from contrato c where c.situacao = 'Ativo' and c.modalidade = ${modalidade} and c.inicio < ${`${paid}-01`} and exists (
          select from faturamento f where f.contrato_id = c.id and f.tipo = 'P' and f.competencia = ${paid}
             and f.quitado > 0)
           and not exists (select from solicitacao s where s.contrato_id = c.id) order by c.id limit 1`.execute(
        tx,
      )
      const contrato = Number(rows[0]!.id)
      // An open invoice would be reduced instead.
      const open = await idsBy(
        tx,
        `select id from faturamento where contrato_id = ${contrato} and tipo = 'P' and quitado = 0 and not agendado
            and cancelamento is null`,
      )
      await act(tx, teller(dia), 'RegistraPagamento', {}, open)
      const asked = { tipo: 'Rescisão', contrato, data: `${paid}-02`, motivo } as const
      const id = await make(tx, teller(dia), 'IncluiSolicitacao', asked)
      await act(tx, teller(dia), 'EnviaSolicitacao', {}, [id])
      await act(tx, teller(dia), 'AtendeSolicitacao', {}, [id])
    }
  })
  await inSteps(world.context.db, { clienteId: client.id, actor: tester }, (steps) =>
    steppedVerbs.ConfirmaFechamento(
      steps,
      teller(dia),
      { competencia: written(dia.slice(0, 7)), excluir: null },
      false,
    ),
  )
}

/** The bank's codes for all payments of a file, one per return. */
type End = readonly string[] | 'cancelada' | 'rejeitada'

const accounts = {
  '001': { convenio: '123456789' },
  '104': { convenio: '123456', parametro: '01', compromisso: '0001' },
  '341': { codigoExtrato: '0001' },
} as const satisfies Partial<Record<BankCode, object>>

/** Files of banks that the sample does not use, to payees of every kind. */
async function files(told: Scenario): Promise<void> {
  const { dia, world, client } = told
  const teller = tellerOf(world.context, client.id)
  const [hosts, own] = await told.inside(async (tx) => [
    await hostsOf(tx, 6),
    (await idsBy(tx, `select id from pessoa where papel::jsonb ? 'INSTITUICAO' order by id limit 1`))[0]!,
  ])
  const [first, second, third] = hosts.map(({ id }) => id)
  const informs: [number, Sent<'InformaConta'>][] = [
    [first!, { banco: '001', agencia: '1234', agenciaDigito: '3', conta: '11111', contaDigito: '1' }],
    [
      second!,
      {
        banco: '001',
        agencia: '1234',
        agenciaDigito: '3',
        conta: '22222',
        contaDigito: '2',
        tipoConta: 'Poupança',
      },
    ],
    [third!, { chavePix: 'pagamentos@exemplo.com.br' }],
    [own, { banco: '237', agencia: '1234', conta: '33333', contaDigito: '3' }],
  ]
  const contas = await told.inside(async (tx) => {
    for (const [pessoa, conta] of informs) {
      const id = await make(tx, teller(dia), 'InformaConta', { pessoa, ...conta })
      await act(tx, teller(dia, 'confirma'), 'ConfirmaConta', {}, [id])
    }
    const [documento] = (
      await sql<{ documento: string }>`select documento from pessoa where id = ${own}`.execute(tx)
    ).rows
    const made = new Map<string, number>()
    for (const [banco, more] of Object.entries(accounts)) {
      const id = await make(tx, teller(dia), 'IncluiContaBancaria', {
        ...{
          nome: `Conta ${banco}`,
          banco: banco as BankCode,
          titular: 'Universidade',
          documento: documento!.documento,
        },
        ...{ agencia: '1234', agenciaDigito: '5', conta: '98765', contaDigito: '4', ...more },
        ...{ logradouro: 'Avenida', numero: '100', cidade: 'São Paulo', cep: '01310100', uf: 'SP' },
      })
      await act(tx, teller(dia, 'confirma'), 'ConfirmaContaBancaria', {}, [{ id, versao: 1 }])
      made.set(banco, id)
    }
    return made
  })
  const plans: [banco: string, payees: readonly number[], end: End][] = [
    ['001', [first!, second!, own], ['00']],
    ['104', [first!], ['AM']],
    ['001', [first!], ['02']],
    ['341', [first!], ['00', 'DV']],
    ['341', [third!], []],
    ['104', [first!], 'rejeitada'],
    ['104', [first!], 'cancelada'],
  ]
  for (const [banco, payees, end] of plans) {
    const id = await told.inside((tx) => makeFile(tx, told, contas.get(banco)!, payees))
    if (end === 'cancelada') {
      await told.inside((tx) => act(tx, teller(dia), 'CancelaRemessa', { motivo }, [id]))
      continue
    }
    await told.inside(async (tx) => {
      await act(tx, teller(dia, 'confirma'), 'AprovaRemessa', {}, [id])
      await act(tx, teller(dia), 'EnviaRemessa', {}, [id])
    })
    if (end === 'rejeitada')
      await told.inside((tx) => act(tx, teller(dia), 'RejeitaRemessa', { motivo }, [id]))
    for (const codigo of typeof end === 'string' ? [] : end) await answerWith(told, id, codigo)
  }
}

/** A file of new invoices to some payees. */
async function makeFile(
  tx: Tx,
  { dia, world, client }: Scenario,
  conta: number,
  payees: readonly number[],
): Promise<number> {
  const teller = tellerOf(world.context, client.id)
  const faturamentos: { faturamento: number }[] = []
  for (const pessoa of payees)
    faturamentos.push({
      faturamento: await make(tx, teller(dia), 'EmiteFaturamento', {
        ...{ tipo: 'P', pessoa, competencia: dia.slice(0, 7), vencimento: dia },
        itens: [{ tipo: 'Outros', descricao: 'Serviço', valorUnitario: '10.00' }],
      }),
    })
  const { remessas, recusados } = (await perform(tx, teller(dia), 'GeraRemessa', {
    conta,
    faturamentos,
  })) as {
    remessas: { id: number }[]
    recusados: unknown[]
  }
  if (recusados.length > 0) throw new Error(JSON.stringify(recusados))
  return remessas[0]!.id
}

/** The bank answers a file with one code for all payments. */
async function answerWith(told: Scenario, remessa: number, codigo: string): Promise<void> {
  const { dia, world, client } = told
  const teller = tellerOf(world.context, client.id)
  const bytes = await told.inside(async (tx) => {
    const { rows } = await sql<{ conteudo: Buffer }>`select conteudo from remessa_conteudo
      where remessa_id = ${remessa}`.execute(tx)
    return Buffer.from(openJson<{ base64: string }>(teller(dia), rows[0]!.conteudo).base64, 'base64')
  })
  const caller = { clienteId: client.id, actor: tester }
  const answer = returnTo(bytes, () => ({ codigo: codigo as Word['codigo'] }))
  const { conteudo } = await keepContent(world.context, caller, `${remessa}-${codigo}.ret`, answer)
  await told.inside((tx) => perform(tx, teller(dia), 'LeRetorno', { conteudo }))
}
