import type { salvaFormulario } from '../../../catalogue/management/formulario/index.ts'
import {
  type Avaliador,
  chaveDaPergunta,
  type Formulario,
  formulariosDaPlataforma,
  opcoesDe,
  type Pergunta,
} from '../../../catalogue/values/avaliacao.ts'
import { comParecerConcedente, soEntrega, type TipoPendencia } from '../../../catalogue/values/pendencia.ts'
import type { Tx } from '../../store/database.ts'
import { currentClient } from '../../store/expressions.ts'
import type { VerbInput } from '../verb.ts'

const empty: Formulario = { titulo: '', edicao: 0, perguntas: [] }

export const platformForm = (quem: Avaliador, tipo: TipoPendencia): Formulario =>
  formulariosDaPlataforma[quem][tipo] ?? empty

/** Whether a party acts on pending items of a kind at all. */
export function actsOn(quem: Avaliador, tipo: TipoPendencia): boolean {
  if (quem === 'concedente') return comParecerConcedente.includes(tipo)
  return quem === 'aluno' || !soEntrega.includes(tipo)
}

/** An edition of a form, by default the one in use; undefined if there is no such edition. */
export async function formOf(
  tx: Tx,
  quem: Avaliador,
  tipo: TipoPendencia,
  edicao?: number | null,
): Promise<Formulario | undefined> {
  if (edicao === 0) return platformForm(quem, tipo)
  const found = await tx
    .selectFrom('formulario')
    .select(['titulo', 'edicao', 'perguntas'])
    .where('cliente_id', '=', currentClient)
    .where('quem', '=', quem)
    .where('pendencia', '=', tipo)
    .$if(edicao != null, (query) => query.where('edicao', '=', edicao!))
    .orderBy('edicao', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) return edicao == null ? platformForm(quem, tipo) : undefined
  return { ...found, perguntas: found.perguntas as readonly Pergunta[] }
}

/** The form in use. */
export const formInUse = async (tx: Tx, quem: Avaliador, tipo: TipoPendencia): Promise<Formulario> =>
  (await formOf(tx, quem, tipo))!

type Written = NonNullable<VerbInput<typeof salvaFormulario>['perguntas']>[number]

const usual = { maximo: 10, tamanho: 500 } as const

/** A question as it is stored, from what people write. */
export const questionOf = ({ secao, pergunta, ajuda, tipo, obrigatoria, ...more }: Written): Pergunta => ({
  secao,
  pergunta,
  ajuda: ajuda ?? '',
  tipo,
  obrigatoria: obrigatoria === true,
  opcoes: tipo === 'escala' ? opcoesDe(more.opcoes ?? '') : [],
  maximo: tipo === 'numero' ? (more.maximo ?? usual.maximo) : null,
  tamanho: tipo === 'texto' ? (more.tamanho ?? usual.tamanho) : null,
})

/** A form as operations show it. */
export const formShown = (quem: Avaliador, { titulo, edicao, perguntas }: Formulario) => ({
  quem,
  titulo,
  edicao,
  perguntas: perguntas.map((one, at) => ({
    ...one,
    chave: chaveDaPergunta(edicao, at),
    opcoes: one.opcoes.join('\n'),
  })),
})
