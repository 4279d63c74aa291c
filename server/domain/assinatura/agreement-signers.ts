import { portuguese } from '../../../catalogue/phrase.ts'
import { signatarios } from '../../../catalogue/values/arquivo.ts'
import type { Tx } from '../../store/database.ts'
import { type DadosConvenio, freezeConvenio } from '../documento/dados-convenio.ts'
import { type Levels, type Signer, signing } from './signers.ts'

/** The host and the institution sign an agreement. */
export function agreementSignersOf(
  { concedente, instituicao, cliente }: DadosConvenio,
  levels: Levels,
): Signer[] {
  const institution = instituicao?.representante ?? cliente.nome
  return [
    signer('concedente', concedente.id, signing(concedente), levels),
    signer('instituicao', null, { nome: institution, email: null }, levels),
  ]
}

/** The signers of agreements. The result is by agreement. */
export async function agreementSigners(
  tx: Tx,
  ids: readonly number[],
  levels: Levels,
): Promise<Map<number, Signer[]>> {
  const frozen = await freezeConvenio(tx, ids)
  return new Map([...frozen].map(([id, dados]) => [id, agreementSignersOf(dados, levels)]))
}

const signer = (
  parte: Signer['parte'],
  parteId: number | null,
  who: Pick<Signer, 'nome' | 'email'>,
  levels: Levels,
): Signer => ({
  parte,
  parteId,
  ...who,
  assinante: portuguese(signatarios[parte]),
  ordem: 1,
  nivel: levels[parte] ?? 'simples',
})
