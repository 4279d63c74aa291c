import { sql } from 'kysely'
import type {
  consultaFormulario,
  consultaFormularios,
} from '../../../catalogue/management/formulario/index.ts'
import { said } from '../../../catalogue/message.ts'
import { type Avaliador, avaliadores } from '../../../catalogue/values/avaliacao.ts'
import { type TipoPendencia, todosTiposPendencia } from '../../../catalogue/values/pendencia.ts'
import { wrongField } from '../../../catalogue/wire/failures.ts'
import { Refusal } from '../../refusal.ts'
import { currentClient } from '../../store/expressions.ts'
import type { Verb } from '../verb.ts'
import { actsOn, formOf, formShown, platformForm } from './form.ts'

/** The forms in use: those of the platform, and the newest editions of the client's own. */
export const consultaTodos: Verb<typeof consultaFormularios> = async (tx) => {
  const { rows } = await sql<{
    quem: Avaliador
    tipo: TipoPendencia
    titulo: string
    edicao: number
    perguntas: number
  }>`
    select distinct on (quem, pendencia) quem, pendencia as tipo, titulo, edicao, jsonb_array_length(perguntas) as perguntas
      from formulario where cliente_id = ${currentClient} order by quem, pendencia, edicao desc`.execute(tx)
  const own = new Map(rows.map((one) => [`${one.quem} ${one.tipo}`, one]))
  const formularios = (Object.keys(avaliadores) as Avaliador[]).flatMap((quem) =>
    todosTiposPendencia.flatMap((tipo) => {
      const found = own.get(`${quem} ${tipo}`)
      if (found) return [found]
      const { titulo, edicao, perguntas } = platformForm(quem, tipo)
      return actsOn(quem, tipo) ? [{ quem, tipo, titulo, edicao, perguntas: perguntas.length }] : []
    }),
  )
  return { formularios }
}

export const consultaUm: Verb<typeof consultaFormulario> = async (tx, _acting, { quem, tipo, edicao }) => {
  const form = await formOf(tx, quem, tipo, edicao)
  if (!form) {
    const wrong = wrongField('edicao', 'CAMPO_INVALIDO', said('avaliacao.edicaoInexistente'))
    throw new Refusal('REGISTRO_INVALIDO', {}, [wrong])
  }
  const edicoes = await tx
    .selectFrom('formulario')
    .select(['edicao', 'titulo', 'autor', 'inclusao'])
    .where('cliente_id', '=', currentClient)
    .where('quem', '=', quem)
    .where('pendencia', '=', tipo)
    .orderBy('edicao', 'desc')
    .execute()
  return {
    ...formShown(quem, form),
    edicoes: edicoes.map((one) => ({ ...one, inclusao: String(one.inclusao) })),
  }
}
