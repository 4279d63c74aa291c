import { sql } from 'kysely'
import { said } from '../../../catalogue/message.ts'
import { recebeCurriculos } from '../../../catalogue/recruitment/recebe-curriculos.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity, type Verifiable } from '../../records/entity.ts'
import { notAbroad } from '../../records/places.ts'
import { notFuture, orderedItems, sameFile, wholeFile } from '../../records/rules.ts'
import type { Tx } from '../../store/database.ts'

export const curriculo = entity({
  operation: recebeCurriculos,
  table: 'curriculo',
  key: [{ column: 'identificacao', type: 'text' }],
  slots: deriveSlots(recebeCurriculos, {
    columns: { DT_CONSENTIMENTO: 'consentimento' },
    folded: ['email'],
  }),
  inactiveFrom: 'validade',
  unique: [
    { column: 'cpf', field: 'ESICV_CPF', code: 'CPF_DUPLICADO' },
    { column: 'email_chave', field: 'ESICV_EMAIL', code: 'EMAIL_DUPLICADO' },
  ],
  check(values, report, { today }, registers) {
    notFuture(values, report, 'ESICV_NASCIMENTO', today)
    notFuture(values, report, 'ESICV_DT_CONSENTIMENTO', today)
    orderedItems(values, report, 'ESICV_FORMACOES', ['INICIO', 'CONCLUSAO'])
    orderedItems(values, report, 'ESICV_EXPERIENCIAS', ['INICIO', 'TERMINO'])
    const disability = values.get('ESICV_CODIGO_DEFICIENCIA')
    if (disability && !registers.deficiencias.has(disability)) {
      report.add('DEFICIENCIA_INEXISTENTE', 'ESICV_CODIGO_DEFICIENCIA')
    }
  },
  verify: async (records, tx, byHand) => {
    await sameFile('curriculo')(records, tx, byHand)
    await notForgotten(records, tx)
  },
  decide({ planned, report }) {
    if (planned.get('uf') === 'EX' && planned.get('cpf')) report.add('UF_INVALIDA', 'ESICV_UF', notAbroad)
    wholeFile(planned, report, 'ESICV_')
  },
  // Students registered later are linked by triggers on their own table.
  follow: async (touched, tx) => {
    await sql`update curriculo c set aluno_id = f.aluno_id, atualizacao = greatest(now(), c.inclusao)
    from (select c.id, (select a.id from aluno a
            where a.cliente_id = c.cliente_id and a.cpf = c.cpf and a.ativo) as aluno_id
            from curriculo c where c.cliente_id = (select cliente_atual()) and ${sql.raw(touched('c'))}) f
   where c.cliente_id = (select cliente_atual()) and c.id = f.id and c.aluno_id is distinct from f.aluno_id`.execute(
      tx,
    )
    // New consent ends the anonymised state.
    await sql`update curriculo c set revogacao = null, anonimizacao = null
   where c.cliente_id = (select cliente_atual()) and c.anonimizacao is not null and ${sql.raw(touched('c'))}`.execute(
      tx,
    )
  },
})

/** An anonymised résumé stays so until new consent: older data that the source still sends is refused. */
async function notForgotten(records: readonly Verifiable[], tx: Tx): Promise<void> {
  const { rows } = await sql<{ identificacao: string; ate: string | null }>`
    select identificacao, greatest(revogacao, consentimento) as ate from curriculo
     where cliente_id = (select cliente_atual()) and anonimizacao is not null
       and identificacao = any(${records.map(({ row }) => row.get('identificacao'))})`.execute(tx)
  const forgotten = new Map(rows.map(({ identificacao, ate }) => [identificacao, ate ?? '']))
  for (const { row, report } of records) {
    const until = forgotten.get(row.get('identificacao')!)
    if (until === undefined || row.get('consentimento')! > until) continue
    const detalhe = said('curriculo.consentimentoTerminouOuRetiradoCurriculo')
    report.add('REGRA_LEGAL', 'ESICV_DT_CONSENTIMENTO', { detalhe })
  }
}
