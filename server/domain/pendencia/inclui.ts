import { sql } from 'kysely'
import type { incluiPendencia } from '../../../catalogue/management/pendencia/index.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import { pendenciasPedidas } from '../../../catalogue/values/pendencia.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { tellContracts } from '../contrato/tell.ts'
import { include } from '../include.ts'
import { holdProject } from '../participacao/projects.ts'
import type { Verb, VerbInput } from '../verb.ts'
import { pendencias } from './guards.ts'
import { requireOpenDay } from './prorroga.ts'

type Told = VerbInput<typeof incluiPendencia>

/** Requests an item manually. */
export const inclui: Verb<typeof incluiPendencia> = async (tx, acting, told) => {
  requireOpenDay(told.prazo, acting)
  const owner = await ownerOf(tx, told)
  const item = { ...owner, tipo: told.tipo, prazo_entrega: told.prazo, validade: told.validade ?? null }
  const made = await include(tx, pendencias, [item], acting)
  const records = made.map(({ id }) => ({ id, motivo: null }))
  await tellContracts(tx, 'pendencia', records, 'pendenciaIncluida')
  return made
}

const refused = (campo: string, mensagem: Message) =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'CAMPO_INVALIDO', mensagem)])

/** The contract, or the project and its debtor, locked so that it stays as the guards saw it. */
async function ownerOf(tx: Tx, { tipo, contrato, projetoExtensao, aluno }: Told) {
  if ((contrato == null) === (projetoExtensao == null))
    throw refused('contrato', said('pendencia.informeContratoOuProjetoExtensao'))
  const ofContract = pendenciasPedidas.some((one) => one === tipo)
  if (ofContract !== (contrato != null)) {
    const owner = ofContract ? said('pendencia.contrato') : said('pendencia.projetoExtensao')
    throw refused('tipo', said('pendencia.esteTipoPendencia', { dono: owner }))
  }
  if (contrato != null) {
    if (aluno != null) throw refused('aluno', said('pendencia.alunoInformaSoProjetoExtensao'))
    await sql`select from contrato where cliente_id = ${currentClient} and id = ${contrato}
       for no key update`.execute(tx)
    return { contrato_id: contrato }
  }
  await holdProject(tx, projetoExtensao!)
  if (aluno != null) return { projeto_extensao_id: projetoExtensao!, aluno_id: aluno }
  const { professor_id } = await tx
    .selectFrom('projeto_extensao')
    .select('professor_id')
    .where('cliente_id', '=', currentClient)
    .where('id', '=', projetoExtensao!)
    .executeTakeFirstOrThrow()
  return { projeto_extensao_id: projetoExtensao!, professor_id }
}
