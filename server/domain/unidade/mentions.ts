import { said } from '../../../catalogue/message.ts'
import type { Entity, Resolvable, View } from '../../records/entity.ts'
import type { Report } from '../../records/report.ts'
import { demanded } from '../../records/rules.ts'
import { ensureUnits } from './ensure.ts'

const ownAncestor = { detalhe: said('unidade.unidadeNaoPodeFicarAcima') }

const levels = ['UNIDADE', 'UNIDADE_SUPERIOR'] as const

/** Checks the unit fields of a record. */
export function checkUnits(prefix: string, values: View, report: Report): void {
  for (const level of levels) {
    if (values.get(`${prefix}NOME_${level}`) && !values.get(`${prefix}CODIGO_${level}`)) {
      report.add('VALOR_IGNORADO', `${prefix}NOME_${level}`, {
        detalhe: said('unidade.nomeSoValeJuntoCodigo', { prefixo: prefix, nivel: level }),
      })
    }
  }
  if (values.get(`${prefix}CODIGO_UNIDADE_SUPERIOR`)) demanded(values, report, `${prefix}CODIGO_UNIDADE`)
}

/** Creates the units that records name and sets `unidade_id`. */
export function withUnits(prefix: string): NonNullable<Entity['resolve']> {
  return async (records: Resolvable<string>[], registers, tx) => {
    const code = `${prefix}CODIGO_UNIDADE`
    const above = `${prefix}CODIGO_UNIDADE_SUPERIOR`
    const mentions = records.flatMap(({ values, report }) => {
      const codigo = values.get(code)
      if (!codigo) return []
      return {
        refuseParent: () => report.add('VALOR_IGNORADO', above, ownAncestor),
        codigo,
        nome: values.get(`${prefix}NOME_UNIDADE`) ?? null,
        superior: values.get(above) ?? null,
        superiorNome: values.get(`${prefix}NOME_UNIDADE_SUPERIOR`) ?? null,
      }
    })
    await ensureUnits(mentions, registers.unidades, tx)
    for (const { values, set } of records) {
      const unit = values.get(code)
      if (unit) set('unidade_id', registers.unidades.get(unit)!.id)
    }
  }
}
