import { sql } from 'kysely'
import type { enviaParaAssinatura } from '../../../catalogue/management/assinatura/index.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { lowered, portuguese } from '../../../catalogue/phrase.ts'
import { signatarios, type TipoDocumento } from '../../../catalogue/values/arquivo.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { asTheyStand } from '../as-they-stand.ts'
import { freeze } from '../documento/dados.ts'
import { keepSent } from '../documento/keep.ts'
import { made } from '../machine/outcome.ts'
import { tryMove } from '../move.ts'
import type { Verb } from '../verb.ts'
import { agreementSigners } from './agreement-signers.ts'
import { callSigners, customsOf } from './call.ts'
import { assinaturas } from './guards.ts'
import { type Levels, type Signer, signersOf } from './signers.ts'
import { tellSigners } from './tell.ts'
import { requireOpen } from './term.ts'

type Told = NonNullable<Parameters<Verb<typeof enviaParaAssinatura>>[2]['assinantes']>

/** Sends files to be signed by the given signers, or by the parties of their contract or agreement. */
export const envia: Verb<typeof enviaParaAssinatura> = async (tx, acting, input) => {
  const { registros, motivo, assinantes } = input
  const { levels, days } = await customsOf(tx)
  const usual = Temporal.PlainDate.from(acting.today).add({ days }).toString()
  const prazo = requireOpen(input.prazo ?? usual, acting)
  const outcomes = await tryMove(
    tx,
    assinaturas,
    'enviar',
    registros.map((one) => ({ ...one, motivo, values: { prazo } })),
    acting,
  )
  const sent = made(outcomes)
  const parties = await partiesOf(tx, sent, levels)
  const signers = new Map(
    sent.map((id) => {
      const usual = parties.get(id) ?? []
      return [id, assinantes ? assinantes.map((one) => signerOf(one, usual, levels)) : usual]
    }),
  )
  if ([...signers.values()].some((some) => some.length === 0))
    throw missing(said('assinatura.digaQuemAssinaArquivo'))
  await callSigners(tx, signers)
  await keepSent(tx, sent)
  await tellSigners(tx, acting, sent)
  return asTheyStand(tx, assinaturas, outcomes, acting)
}

const missing = (mensagem: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField('assinantes', 'CAMPO_OBRIGATORIO', mensagem)])

/** Absent values come from the contract or agreement of the file. */
function signerOf(told: Told[number], usual: readonly Signer[], levels: Levels): Signer {
  const { parte, pessoa, ordem, nivel } = told
  const known = usual.find((one) => one.parte === parte && (pessoa == null || one.parteId === pessoa))
  const parteId = pessoa ?? known?.parteId ?? null
  const nome = told.nome ?? known?.nome
  if (!nome || (parteId === null && parte !== 'instituicao')) {
    throw missing(said('assinatura.digaQuemAssinaComoPessoa', { parte: lowered(signatarios[parte]) }))
  }
  const assinante = known?.assinante ?? portuguese(signatarios[parte])
  const email = told.email ?? known?.email ?? null
  return {
    parte,
    parteId,
    assinante,
    nome,
    email,
    ordem: ordem ?? 1,
    nivel: nivel ?? levels[parte] ?? 'simples',
  }
}

interface Owned {
  id: number
  tipo: string
  contrato: number | null
  convenio: number | null
}

/** Parties of the contract or agreement of each file. */
async function partiesOf(tx: Tx, files: readonly number[], levels: Levels): Promise<Map<number, Signer[]>> {
  const { rows } = await sql<Owned>`
    select id, tipo, contrato_id as contrato, convenio_id as convenio from arquivo
     where cliente_id = ${currentClient} and id = any(${files}::bigint[])`.execute(tx)
  const of = (name: 'contrato' | 'convenio') => rows.flatMap((row) => row[name] ?? [])
  const contracts = await freeze(tx, of('contrato'))
  const agreements = await agreementSigners(tx, of('convenio'), levels)
  return new Map(
    rows.map(({ id, tipo, contrato, convenio }) => {
      const dados = contrato === null ? undefined : contracts.get(contrato)
      if (dados) return [id, signersOf(tipo as TipoDocumento, dados, levels)]
      return [id, convenio === null ? [] : (agreements.get(convenio) ?? [])]
    }),
  )
}
