import type { Row, Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import { closeFull } from '../vaga/close-full.ts'
import { vacancyFor } from './vacancy.ts'

/** A period of work as somebody is hired for it. */
export type Hire = Pick<
  Row<'colaborador_contrato'>,
  'inicio' | 'contratacao' | 'unidade_id' | 'area_id' | 'cargo_id' | 'horario_id' | 'horario'
> & {
  /** The vacancy that was named; otherwise one is looked for. */
  vaga: number | null
}

/** Begins a period of work. Which vacancy it fills is decided here, once. */
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
