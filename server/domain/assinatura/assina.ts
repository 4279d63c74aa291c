import { assina as declared } from '../../../catalogue/management/assinatura/assina.ts'
import { said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'
import { signerOf } from '../../store/actor.ts'
import { type Breach, findingOf, ruledOut } from '../machine/finding.ts'
import { hindrances, type Target } from '../machine/hindrances.ts'
import { judge } from '../machine/judge.ts'
import { loadStanding } from '../machine/load.ts'
import type { Outcome } from '../machine/outcome.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { completeFiles, contentsOf, giveSignatures } from './give.ts'
import { assinaturas } from './guards.ts'
import { type OpenSignature, openSignatures } from './open.ts'

const way = { from: declared.during, rotulo: declared.rotulo }

/** Signs files: a party for itself, staff for the institution. The last signature completes the file. */
export const assina: Verb<typeof declared> = async (tx, acting, { registros, hash, hashes }) => {
  const { proof } = signerOf(acting.actor)
  if (!proof)
    throw new Refusal('IDENTIDADE_NAO_CONFIRMADA', {
      detalhe: said('assinatura.quemAssinaPrecisaIdentificar'),
    })
  const seen = [...(hash ? [hash] : []), ...(hashes ?? [])]
  const ids = registros.map(({ id }) => id)
  const standing = await loadStanding(tx, assinaturas, ids, acting, true)
  const outcomes = new Map<Target, Outcome>(
    await hindrances(tx, assinaturas.machine, way, registros, standing, acting),
  )
  const open = await openSignatures(tx, ids, acting)
  const contents = await contentsOf(tx, ids)
  const signing: { target: Target; signature: OpenSignature; sha256: string }[] = []
  const asked = registros.filter((target) => !outcomes.has(target))
  const records = asked.map(({ id }) => standing.get(id)!)
  const judged = await judge(tx, assinaturas, assinaturas.machine.alterations.assinar, records, acting)
  for (const [at, target] of asked.entries()) {
    const { id, situacao, versao } = records[at]!
    const signature = open.get(id)
    const sha256 = contents.get(id)
    const other = signature && sha256 ? another(sha256, seen) : []
    const findings = [...other.map((breach) => findingOf(breach, {})!), ...judged[at]!]
    if (signature && sha256 && findings.length === 0) {
      signing.push({ target, signature, sha256 })
      outcomes.set(target, { id, situacao, versao, findings })
    } else {
      outcomes.set(target, { id, situacao, versao, findings, refusal: ruledOut(findings) })
    }
  }
  await giveSignatures(tx, signing, proof)
  const complete = new Set(
    await completeFiles(
      tx,
      signing.map(({ target }) => target.id),
    ),
  )
  const finished = await move(
    tx,
    assinaturas,
    'finalizar',
    [...complete].map((id) => ({ id })),
    acting,
  )
  const last = new Map(finished.map((one) => [one.id, one]))
  return registros.map((target) => {
    const outcome = outcomes.get(target)!
    return outcome.refusal ? outcome : (last.get(target.id) ?? outcome)
  })
}

/** The signed content must be the one that was read. */
function another(sha256: string, seen: readonly string[]): Breach[] {
  if (seen.length === 0 || seen.some((one) => one.toLowerCase() === sha256)) return []
  const mensagem = said('assinatura.arquivoLidoNaoEstaAqui')
  return [{ regra: 'mesmoArquivo', campo: 'hash', valor: seen[0]!, limite: sha256, mensagem }]
}
