import { must } from '../common-fields.ts'
import { list as fields, flag, numeric, ours, varchar } from '../fields.ts'
import { list, money, number, saidText, text, truth } from '../output.ts'
import { type Phrase, phrase, withEnglish } from '../phrase.ts'

/** Common parts of management operations. */

const numero = (sentence: Phrase) =>
  numeric(15, sentence, { ...must, rotulo: phrase('Número', 'Number'), min: 1 })

export const id = numero(phrase('Número do registro na plataforma.', 'Number of the record on the platform.'))

export const versao = numeric(
  9,
  phrase(
    'Versão do registro que foi vista; se ele mudou desde então, nada é feito.',
    'Version of the record that was seen; if it has changed since, nothing is done.',
  ),
  {
    ...ours,
    rotulo: phrase('Versão', 'Version'),
  },
)
export const requiredVersao = { ...versao, required: true } as const

export const simular = flag(
  phrase(
    'S verifica tudo e conta o que aconteceria, sem fazer nada.',
    'Yes: checks everything and tells what would happen, without doing anything.',
  ),
  {
    ...ours,
    rotulo: phrase('Só simular', 'Only simulate'),
  },
)

const motivoText = phrase('Por quê; fica no histórico.', 'Why; it stays in the history.')
const motivoForm = { ...ours, lines: true, rotulo: phrase('Motivo', 'Reason') } as const
export const motivo = varchar(500, motivoText, motivoForm)
export const requiredMotivo = varchar(500, motivoText, { ...motivoForm, required: true })

/** Maximum number of records of one command. */
export const mostRecords = 1_000

/** Several records, each with its own outcome. */
export const registros = fields(
  mostRecords,
  phrase(
    'Vários registros de uma vez, cada um com o seu resultado; nenhum impede os outros.',
    'Several records at once, each with its own outcome; none stops the others.',
  ),
  { id, versao },
  { ...ours, rotulo: phrase('Registros', 'Records') },
)

const oneOrMany = { id: { ...id, required: true, unless: 'registros' }, versao, registros } as const

/** Fields that name one or several records; with `seen`, each with its version. */
export const named = (seen: true | undefined): typeof oneOrMany =>
  seen
    ? ({
        ...oneOrMany,
        versao: { ...versao, required: true, unless: 'registros' },
        registros: { ...registros, items: { id, versao: requiredVersao } },
      } as unknown as typeof oneOrMany)
    : oneOrMany

/** Severities of findings. */
export const findingSeverities = withEnglish({ impede: 'stops', alerta: 'warns' })

/** Findings of rules, with the smallest change that would pass. */
export const achados = list({
  regra: text(phrase('Nome da regra', 'Name of the rule')),
  gravidade: text(
    phrase('O que ela faz: impede, ou só alerta', 'What it does: stops, or only warns'),
    findingSeverities,
  ),
  artigo: text(phrase('Artigo de lei, quando há', 'Article of law, where there is one')),
  campo: text(phrase('Campo de que se trata', 'Field that it is about')),
  valor: text(phrase('Valor encontrado', 'Value found')),
  limite: text(phrase('Limite', 'Limit')),
  proposta: text(phrase('A menor mudança que passaria', 'The smallest change that would pass')),
  mensagem: saidText(phrase('O que a regra diz', 'What the rule says')),
})

/** Outcome of each record of a command. */
export const resultados = list({
  id: number(phrase('Número do registro', 'Number of the registration')),
  aceito: truth(phrase('Se foi feito', 'Whether it was done')),
  situacao: text(phrase('Situação em que ficou', 'State in which it is now')),
  versao: number(phrase('Versão em que ficou', 'Version in which it is now')),
  codigo: text(
    phrase('Código do problema, quando não foi feito', 'Code of the problem, where it was not done'),
  ),
  mensagem: saidText(phrase('O problema, em palavras', 'The problem, in words')),
  achados,
})

/** What follows for other records from a command that ends something. */
export const consequencias = list({
  entidade: text(phrase('Tipo dos registros', 'Kind of the records')),
  feito: saidText(phrase('O que acontece a eles', 'What happens to them')),
  rotulo: saidText(phrase('Registros', 'Records')),
  quantidade: number(phrase('Quantos', 'How many')),
  valor: money(phrase('Soma dos valores, quando há', 'Sum of their amounts, where there are any')),
})

/** History of a record, newest first. */
export const historico = list({
  momento: text(phrase('Quando, no horário da instituição', "When, in the institution's time")),
  movimento: text(phrase('Movimento', 'Movement')),
  rotulo: text(phrase('Movimento, em palavras', 'Move, in words')),
  de: text(phrase('Situação anterior; vazia na inclusão', 'State before; empty for an inclusion')),
  para: text(phrase('Situação nova', 'New state')),
  motivo: text(phrase('Motivo, quando há', 'Reason, where there is one')),
  autor: text(phrase('Quem fez', 'Who did it')),
  origem: text(phrase('Por onde', 'By what way')),
  achados,
})

/** Current corrections of values that the source sends. */
export const correcoes = list({
  id: number(phrase('Número da correção', 'Number of the correction')),
  campo: text(phrase('Campo, como nos lotes', 'Field, as in batches')),
  valor: text(
    phrase(
      'Valor que vale; três asteriscos sem a permissão de vê-lo',
      'Value that holds; three asterisks without the right to see it',
    ),
  ),
  autor: text(phrase('Quem corrigiu', 'Who corrected it')),
  momento: text(phrase('Quando, no horário da instituição', "When, in the institution's time")),
})

/** Possible actions with their findings. */
export const acoes = list({
  comando: text(phrase('Operação', 'Operation')),
  movimento: text(phrase('Movimento', 'Movement')),
  rotulo: text(phrase('O que está no botão', 'What is on the button')),
  para: text(phrase('Situação em que o registro ficaria', 'State in which the record would be')),
  proximo: truth(
    phrase('Se é o passo seguinte no caminho do registro', "Whether it is the next step on the record's way"),
    phrase('Passo seguinte', 'Next step'),
  ),
  permitido: truth(phrase('Se quem pergunta pode fazer isto agora', 'Whether whoever asks can do this now')),
  achados,
})
