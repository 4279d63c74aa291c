import { type Nivel, niveis } from '../../../catalogue/management/arquivo/types.ts'
import { assina as declared } from '../../../catalogue/management/assinatura/assina.ts'
import { Refusal } from '../../refusal.ts'
import type { Proof } from '../machine/bound.ts'
import { type Breach, findingOf, ruledOut } from '../machine/finding.ts'
import { hindrances, type Target } from '../machine/hindrances.ts'
import { loadStanding } from '../machine/load.ts'
import { made, type Outcome } from '../machine/outcome.ts'
import { move } from '../move.ts'
import type { Verb } from '../verb.ts'
import { askForSeal, entail } from './entails.ts'
import { completeFiles, contentsOf, giveSignatures } from './give.ts'
import { assinaturas } from './guards.ts'
import { type OpenSignature, openSignatures } from './open.ts'

const way = { from: declared.during, rotulo: declared.rotulo }

/** Signs files: a party for itself, staff for the institution. The last signature of a file finishes it. */
export const assina: Verb<typeof declared> = async (tx, acting, { registros, hash }) => {
  const { proof } = acting
  if (!proof)
    throw new Refusal('IDENTIDADE_NAO_CONFIRMADA', { detalhe: 'quem assina precisa se identificar' })
  const ids = registros.map(({ id }) => id)
  const standing = await loadStanding(tx, assinaturas, ids, acting, true)
  const outcomes = new Map<Target, Outcome>(
    await hindrances(tx, assinaturas.machine, way, registros, standing, acting),
  )
  const open = await openSignatures(tx, ids, acting)
  const contents = await contentsOf(tx, ids)
  const signing: { target: Target; signature: OpenSignature; sha256: string }[] = []
  for (const target of registros) {
    if (outcomes.has(target)) continue
    const { id, situacao, versao } = standing.get(target.id)!
    const signature = open.get(id)
    const sha256 = contents.get(id)
    const breaches = against(signature, sha256, proof, hash)
    if (breaches.length === 0) {
      signing.push({ target, signature: signature!, sha256: sha256! })
      outcomes.set(target, { id, situacao, versao, findings: [] })
    } else {
      const findings = breaches.map((breach) => findingOf(breach, {})!)
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
  const done = made(finished)
  await askForSeal(tx, done)
  await entail(tx, done, acting)
  const last = new Map(finished.map((one) => [one.id, one]))
  return registros.map((target) => {
    const outcome = outcomes.get(target)!
    return outcome.refusal ? outcome : (last.get(target.id) ?? outcome)
  })
}

const rank = (nivel: Nivel) => niveis.indexOf(nivel)

/** What speaks against somebody's signing a file now. */
function against(
  signature: OpenSignature | undefined,
  sha256: string | undefined,
  { nivel }: Proof,
  seen: string | null | undefined,
): Breach[] {
  if (!signature) {
    return [{ regra: 'devida', mensagem: 'Nenhuma assinatura deste arquivo espera por você.' }]
  }
  if (sha256 === undefined) {
    return [{ regra: 'pronto', mensagem: 'O arquivo ainda está sendo feito. Tente de novo em instantes.' }]
  }
  const breaches: Breach[] = []
  if (seen && seen.toLowerCase() !== sha256) {
    const mensagem = 'O arquivo lido não é o que está aqui. Baixe-o de novo.'
    breaches.push({ regra: 'mesmoArquivo', campo: 'hash', valor: seen, limite: sha256, mensagem })
  }
  if (signature.early) {
    breaches.push({ regra: 'ordem', campo: 'ordem', mensagem: 'Outras pessoas assinam antes.' })
  }
  if (rank(nivel) < rank(signature.nivel)) {
    const mensagem = `A instituição pede assinatura ${signature.nivel} desta parte.`
    breaches.push({ regra: 'nivel', campo: 'nivel', valor: nivel, limite: signature.nivel, mensagem })
  }
  return breaches
}
