import type { contratoFields } from '../../../catalogue/management/colaborador/fields.ts'
import { type Message, said } from '../../../catalogue/message.ts'
import type { InputOf } from '../../../catalogue/typed.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import type { Tx } from '../../store/database.ts'
import type { Hire } from './hire.ts'
import { notYetOpen, openedAfter } from './vacancy.ts'

export const wrongDay = (campo: string, message: Message): Refusal =>
  new Refusal('REGISTRO_INVALIDO', {}, [wrongField(campo, 'DATA_INVALIDA', message)])

/** Refuses a future date of birth. */
export function notBornYet(nascimento: string | null | undefined, today: string): void {
  if (nascimento && nascimento > today) throw wrongDay('nascimento', said('colaborador.dataEstaFuturo'))
}

/** A period of work from form input. */
export async function hireOf(tx: Tx, told: InputOf<typeof contratoFields>): Promise<Hire> {
  const { inicio, contratacao, unidade, area, cargo, horario, vaga } = told
  if (contratacao && contratacao > inicio) {
    throw wrongDay('contratacao', said('colaborador.contratacaoNaoPodeSerDepois'))
  }
  const hired = contratacao ?? inicio
  const opened = vaga ? await openedAfter(tx, vaga, hired) : undefined
  if (opened) throw wrongDay('vaga', notYetOpen(hired, opened))
  return {
    inicio,
    contratacao: hired,
    unidade_id: unidade,
    area_id: area ?? null,
    cargo_id: cargo,
    horario_id: horario ?? null,
    horario: null,
    vaga: vaga ?? null,
  }
}
