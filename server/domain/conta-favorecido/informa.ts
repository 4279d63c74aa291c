import type { informaConta } from '../../../catalogue/management/conta-favorecido/index.ts'
import { said } from '../../../catalogue/message.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { holdRecords } from '../../store/records-lock.ts'
import { sealedJson, sealerOf } from '../conta-bancaria/dados.ts'
import { include } from '../include.ts'
import type { Acting } from '../machine/bound.ts'
import { whoAnswers } from '../two-persons.ts'
import type { Verb } from '../verb.ts'
import { contaOf, maskOf } from './dados.ts'
import { contasFavorecidos } from './guards.ts'
import { originOf } from './origin.ts'
import { knownPayee, type Payee } from './payees.ts'
import { inTheirPlace } from './replace.ts'

/** Stores an account for payments after a waiting period and notifies the payee at the known address. */
export const informa: Verb<typeof informaConta> = async (tx, acting, { aluno, pessoa, ...told }) => {
  const payee = payeeFrom(acting, aluno, pessoa)
  // Excludes batches, which may bring an account of the same payee.
  await holdRecords(tx)
  const { email, dados: brought } = await knownPayee(tx, payee)
  const dados = contaOf(told)
  const row = {
    ...payee,
    conta_mascarada: maskOf(dados),
    dados: sealedJson(acting, dados),
    espera_ate: email === null ? null : Temporal.PlainDate.from(acting.today).add({ days: 1 }).toString(),
    pedida_por: await whoAnswers(tx, acting),
    origem: originOf(sealerOf(acting), brought),
  }
  return inTheirPlace(tx, acting, await include(tx, contasFavorecidos, [row], acting))
}

/** Students inform only their own account; staff name the payee. */
function payeeFrom(
  { actor }: Acting,
  aluno: number | null | undefined,
  pessoa: number | null | undefined,
): Payee {
  if (actor.kind === 'party') return { aluno_id: actor.id, pessoa_id: null }
  if ((aluno == null) === (pessoa == null)) {
    const mensagem = said('contaFavorecido.informeAlunoOuPessoaRecebe')
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrongField('aluno', 'CAMPO_OBRIGATORIO', mensagem)])
  }
  return { aluno_id: aluno ?? null, pessoa_id: pessoa ?? null }
}
