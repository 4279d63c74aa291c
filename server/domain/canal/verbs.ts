import { sql } from 'kysely'
import type { consultaCanal, salvaCanal } from '../../../catalogue/management/canal/index.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Sealer } from '../../store/sealing.ts'
import type { Verb, VerbInput } from '../verb.ts'
import { formProblems, usesCredential } from './request.ts'

const none = {
  configurado: false,
  url: '',
  metodo: 'POST',
  formato: 'JSON',
  cabecalhos: [],
  corpo: '',
  credencial: 'Nenhuma',
  codigos: false,
  lembretes: false,
  porPessoa: 3,
  porDia: 500,
  diagnostico: '' as const,
  resposta: '',
  tentado: null,
  falhas: 0,
  pausadoAte: null,
  enviadasHoje: 0,
} as const

export const consulta: Verb<typeof consultaCanal> = async (tx) => {
  const { rows } = await sql<Record<string, never>>`
    select true as configurado, url, metodo, formato, cabecalhos, corpo,
           case when credencial is null then 'Nenhuma' else 'Guardada' end as credencial, codigos, lembretes,
           por_pessoa as "porPessoa", por_dia as "porDia", coalesce(diagnostico, '') as diagnostico,
           coalesce(resposta, '') as resposta, momento_do_cliente(cliente_id, tentado_em) as tentado,
           falhas, momento_do_cliente(cliente_id, pausado_ate) as "pausadoAte",
           (select count(distinct coalesce(m.resumo_id, m.id))::integer from mensagem m
             where m.cliente_id = k.cliente_id and m.canal = 'Telefone' and m.telefone is not null
               and m.enviada_em >= hoje_do_cliente()::timestamp at time zone
                 (select fuso from cliente where cliente_id = k.cliente_id)) as "enviadasHoje"
      from canal k where cliente_id = ${currentClient}`.execute(tx)
  return rows[0] ? { ...none, ...rows[0] } : none
}

/** Saves the gateway. `objection` says why its address may not be called. */
export async function saveChannel(
  tx: Tx,
  sealer: Sealer,
  input: VerbInput<typeof salvaCanal>,
  objection: Message | undefined,
): Promise<{ codigos: boolean; lembretes: boolean }> {
  const { url, metodo, formato, corpo, credencial, retiraCredencial, codigos, lembretes, porPessoa, porDia } =
    input
  const cabecalhos = (input.cabecalhos ?? []).map(({ nome, valor }) => ({ nome, valor: valor ?? '' }))
  const form = { url, metodo, formato, cabecalhos, corpo }
  const problems = [...(objection ? [{ campo: 'url', mensagem: objection }] : []), ...formProblems(form)]
  const wrong = problems.map(({ campo, mensagem }) => wrongField(campo, 'CAMPO_INVALIDO', mensagem))
  const { rows } = await sql<{ kept: boolean; url: string }>`
    select credencial is not null as kept, url from canal where cliente_id = ${currentClient} for update`.execute(
    tx,
  )
  const before = rows[0]
  // The kept credential is for the kept address: a new one could be a server of whoever changes it.
  const moved = before !== undefined && originOf(before.url) !== originOf(url)
  const keeps = before?.kept === true && !retiraCredencial && !credencial
  if (keeps && moved)
    wrong.push(wrongField('credencial', 'CAMPO_OBRIGATORIO', said('canal.credencialDeOutroEndereco')))
  else if (usesCredential(form) && !credencial && !keeps)
    wrong.push(
      wrongField(
        'credencial',
        'CAMPO_OBRIGATORIO',
        said('canal.faltaCredencial', { credencial: '{credencial}' }),
      ),
    )
  if (wrong.length > 0) throw new Refusal('REGISTRO_INVALIDO', {}, wrong)
  const sealed = credencial ? sealer.seal(credencial) : null
  const values = {
    url,
    metodo,
    formato,
    cabecalhos: JSON.stringify(cabecalhos),
    corpo,
    codigos: codigos ?? false,
    lembretes: lembretes ?? false,
    por_pessoa: porPessoa ?? none.porPessoa,
    por_dia: porDia ?? none.porDia,
    ...(keeps ? {} : { credencial: sealed }),
  }
  const state = { falhas: 0, pausado_ate: null, diagnostico: null, resposta: null, tentado_em: null }
  await tx
    .insertInto('canal')
    .values({ cliente_id: currentClient, ...values })
    .onConflict((known) =>
      known.column('cliente_id').doUpdateSet({ ...values, ...state, atualizacao: sql`now()` }),
    )
    .execute()
  return { codigos: values.codigos, lembretes: values.lembretes }
}

const originOf = (url: string) => URL.parse(url)?.origin
