import type { consultaLink } from '../../catalogue/session/consulta-link.ts'
import type { ToldOf } from '../../catalogue/typed.ts'
import { chaveDaPergunta } from '../../catalogue/values/avaliacao.ts'
import { answerField } from '../domain/avaliacao/answers.ts'
import type { Acting } from '../domain/machine/bound.ts'
import { formOfItem } from '../domain/pendencia/form-of-item.ts'
import type { Tx } from '../store/database.ts'

type Asked = ToldOf<(typeof consultaLink)['output']['acoes']['fields']['campos']['fields']>

/** The questions of the evaluation form of an item, as fields of the page of a link. */
export async function questionFields(
  tx: Tx,
  { noun, id }: { noun: string; id: number },
  acting: Acting,
): Promise<Asked[]> {
  const found = noun === 'pendencia' ? await formOfItem(tx, id, acting) : undefined
  if (!found) return []
  const { edicao, perguntas } = found.form
  return perguntas.map(({ secao, pergunta, ajuda, tipo, obrigatoria, opcoes, maximo, tamanho }, at) => ({
    campo: answerField(chaveDaPergunta(edicao, at)),
    grupo: secao,
    rotulo: pergunta,
    texto: tipo === 'numero' ? [ajuda, `0 a ${maximo}`].filter(Boolean).join(' · ') : ajuda,
    tipo: tipo === 'numero' ? 'decimal' : tipo === 'escala' ? 'escala' : 'varchar',
    obrigatorio: obrigatoria,
    tamanho: tamanho ?? 60,
    valor: '',
    atual: '',
    linhas: tipo === 'texto',
    opcoes: opcoes.map((one) => ({ valor: one, rotulo: one })),
  }))
}

/** The values of the page with the answers to the form as one list, as commands take them. */
export function withAnswers(told: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const prefix = answerField('')
  const entries = Object.entries(told)
  const respostas = entries.flatMap(([campo, resposta]) =>
    campo.startsWith(prefix) ? [{ pergunta: campo.slice(prefix.length), resposta }] : [],
  )
  const others = Object.fromEntries(entries.filter(([campo]) => !campo.startsWith(prefix)))
  return respostas.length > 0 ? { ...others, respostas } : others
}
