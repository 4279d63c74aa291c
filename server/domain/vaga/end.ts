import type { motivosEncerramento } from '../../../catalogue/common-fields.ts'
import { said } from '../../../catalogue/message.ts'
import { Refusal } from '../../refusal.ts'

export interface End {
  causa: keyof typeof motivosEncerramento.values
  data: string | null | undefined
  quantidadePreenchida?: number | null | undefined
  observacao: string | null | undefined
}

/** Columns written with the end; today if no day is given. */
export function endValues({ causa, data, quantidadePreenchida, observacao }: End, today: string) {
  if (data && data > today)
    throw new Refusal('CAMPO_INVALIDO', { campo: 'data', detalhe: said('aluno.estaFuturo') })
  return {
    encerramento_motivo: causa,
    encerramento_data: data ?? today,
    encerramento_observacao: observacao ?? null,
    quantidade_preenchida: quantidadePreenchida ?? null,
  }
}
