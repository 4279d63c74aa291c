import { must } from '../common-fields.ts'
import { list as fields, flag, numeric, ours, varchar } from '../fields.ts'
import { list, number, text, truth } from '../output.ts'

/** What operations of people have in common. */

const numero = (sentence: string) => numeric(15, sentence, { ...must, rotulo: 'Número', min: 1 })

export const id = numero('Número do registro na plataforma.')

export const versao = numeric(
  9,
  'Versão do registro que foi vista; se ele mudou desde então, nada é feito.',
  {
    ...ours,
    rotulo: 'Versão',
  },
)
export const requiredVersao = { ...versao, required: true } as const

export const simular = flag('S verifica tudo e conta o que aconteceria, sem fazer nada.', {
  ...ours,
  rotulo: 'Só simular',
})

const motivoText = 'Por quê; fica no histórico.'
const motivoForm = { ...ours, lines: true, rotulo: 'Motivo' } as const
export const motivo = varchar(500, motivoText, motivoForm)
export const requiredMotivo = varchar(500, motivoText, { ...motivoForm, required: true })

/** The most records that one command takes at once. */
export const mostRecords = 1_000

/** Several records at once, each with an outcome of its own. */
export const registros = fields(
  mostRecords,
  'Vários registros de uma vez, cada um com o seu resultado; nenhum impede os outros.',
  { id, versao },
  { ...ours, rotulo: 'Registros' },
)

const oneOrMany = { id: { ...id, required: true, unless: 'registros' }, versao, registros } as const

/** How one record, or several, are named; with `seen`, each by the version that was seen. */
export const named = (seen: true | undefined): typeof oneOrMany =>
  seen
    ? ({
        ...oneOrMany,
        versao: { ...versao, required: true, unless: 'registros' },
        registros: { ...registros, items: { id, versao: requiredVersao } },
      } as unknown as typeof oneOrMany)
    : oneOrMany

/** Why a rule speaks against something, with the smallest change that would pass. */
export const achados = list({
  regra: text('Nome da regra'),
  gravidade: text('O que ela faz: impede, ou só alerta', ['impede', 'alerta']),
  artigo: text('Artigo de lei, quando há'),
  campo: text('Campo de que se trata'),
  valor: text('Valor encontrado'),
  limite: text('Limite'),
  proposta: text('A menor mudança que passaria'),
  mensagem: text('O que a regra diz'),
})

/** What became of each record of a command. */
export const resultados = list({
  id: number('Número do registro'),
  aceito: truth('Se foi feito'),
  situacao: text('Situação em que ficou'),
  versao: number('Versão em que ficou'),
  codigo: text('Código do problema, quando não foi feito'),
  mensagem: text('O problema, em palavras'),
  achados,
})

/** What was done to a record, by whom and why; the latest first. */
export const historico = list({
  momento: text('Quando, no horário da instituição'),
  movimento: text('Movimento'),
  rotulo: text('Movimento, em palavras'),
  de: text('Situação anterior; vazia na inclusão'),
  para: text('Situação nova'),
  motivo: text('Motivo, quando há'),
  autor: text('Quem fez'),
  origem: text('Por onde'),
  achados,
})

/** What people put in the place of what the source sends, while it stands. */
export const correcoes = list({
  id: number('Número da correção'),
  campo: text('Campo, como nos lotes'),
  valor: text('Valor que vale; *** sem a permissão de vê-lo'),
  autor: text('Quem corrigiu'),
  momento: text('Quando, no horário da instituição'),
})

/** What can be done with a record now, and what speaks against it. */
export const acoes = list({
  comando: text('Operação'),
  movimento: text('Movimento'),
  rotulo: text('O que está no botão'),
  para: text('Situação em que o registro ficaria'),
  permitido: truth('Se quem pergunta pode fazer isto agora'),
  achados,
})
