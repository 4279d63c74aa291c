import type { Entity, Resolvable } from '../../records/entity.ts'
import { ensureUnits } from './ensure.ts'

/** For records that name their unit: creates what is new and fills `unidade_id`. */
export function withUnits(prefix: string): NonNullable<Entity['resolve']> {
  return async (records: Resolvable<string>[], registers, client) => {
    const code = `${prefix}CODIGO_UNIDADE`
    const mentions = records.flatMap(({ values }) => {
      const codigo = values.get(code)
      if (!codigo) return []
      return {
        codigo,
        nome: values.get(`${prefix}NOME_UNIDADE`) ?? null,
        superior: values.get(`${prefix}CODIGO_UNIDADE_SUPERIOR`) ?? null,
        superiorNome: values.get(`${prefix}NOME_UNIDADE_SUPERIOR`) ?? null,
      }
    })
    await ensureUnits(mentions, registers.unidades, client)
    for (const { values, set } of records) {
      const unit = values.get(code)
      if (unit) set('unidade_id', registers.unidades.get(unit)!.id)
    }
  }
}
