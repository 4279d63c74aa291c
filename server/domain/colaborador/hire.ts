import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { closeFull } from '../vaga/close-full.ts'
import { vacancyFor } from './vacancy.ts'

/** A period of work to begin. */
export type Hire = Pick<
  Row<'colaborador_contrato'>,
  'inicio' | 'contratacao' | 'unidade_id' | 'area_id' | 'cargo_id' | 'horario_id' | 'horario'
> & {
  /** The given vacancy; null to search for a matching one. */
  vaga: number | null
}

/** Begins a period of work and decides which vacancy it fills. */
export async function hire(
  tx: Tx,
  employee: number,
  { vaga, ...period }: Hire,
  today: string,
): Promise<void> {
  const vaga_id = vaga ?? (await vacancyFor(tx, period, period.contratacao))
  await tx
    .insertInto('colaborador_contrato')
    .values({
      cliente_id: currentClient,
      colaborador_id: employee,
      ...period,
      vaga_id,
      vaga_informada: vaga !== null,
    })
    .execute()
  if (vaga_id !== null) await closeFull(tx, [vaga_id], today)
}
