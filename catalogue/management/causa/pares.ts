import { must } from '../../common-fields.ts'
import { code, flag, numeric, ours } from '../../fields.ts'
import { command } from '../../operation.ts'
import { day, group, list, moment, number, saidText, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { id, simular } from '../parts.ts'
import { causa, pares } from './input.ts'
import { decisoesPar, mostPairs } from './parts.ts'

const numero = phrase('Número do afetado', 'Number of the affected record')

const contratos = {
  contratos: number(
    phrase('Contratos em aberto de quem tem o valor', 'Contracts not ended of who has the value'),
    phrase('Contratos em aberto', 'Contracts not ended'),
  ),
}

const lado = {
  id: number(
    phrase('Número do cadastro; nulo se ainda não há', 'Number of the record; null if there is none yet'),
  ),
  identificacao: text(phrase('Identificação', 'Identification')),
  nome: text(phrase('Nome', 'Name')),
  mudou: moment(phrase('Última mudança', 'Last change'), phrase('Mudou em', 'Changed on')),
  validade: day(phrase('Dia em que ficou, ou fica, inativo', 'Day on which it became, or becomes, inactive')),
  versao: number(phrase('Versão', 'Version')),
  ...contratos,
}

export const comparaPar = command({
  family: 'management',
  kind: 'command',
  id: 'ComparaPar',
  group: 'management',
  noun: 'causa',
  doors: { staff: 'cadastros.ver', unlimited: true },
  title: phrase('Comparar um par', 'Compare a pair'),
  description: phrase(
    'Dois registros que querem o mesmo valor, campo a campo: o que o tem, e o que o lote trouxe, no que difere. O que é guardado cifrado só se vê com a permissão de vê-lo; a consulta fica na trilha de auditoria.',
    'Two records that want the same value, field by field: the one that has it, and the one that the batch brought, with what differs. What is kept encrypted is only seen with the right to see it; the reading is noted in the audit trail.',
  ),
  rotulo: phrase('Comparar', 'Compare'),
  engine: true,
  on: 'new',
  input: {
    causa,
    par: numeric(15, phrase('Número do afetado.', 'Number of the affected record.'), {
      ...must,
      rotulo: phrase('Par', 'Pair'),
      min: 1,
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    antigo: {
      ...group(lado),
      rotulo: phrase('Quem tem o valor', 'Who has the value'),
    },
    novo: {
      ...group(lado),
      rotulo: phrase('O que o lote trouxe', 'What the batch brought'),
    },
    campos: {
      ...list({
        campo: text(phrase('Campo, como nos lotes', 'Field, as in batches')),
        rotulo: text(phrase('Campo, em palavras', 'Field, in words')),
        antigo: text(
          phrase('Valor de quem tem o valor disputado', 'Value of who has the disputed value'),
          phrase('Antigo', 'Old one'),
        ),
        novo: text(
          phrase('Valor do que o lote trouxe', 'Value of what the batch brought'),
          phrase('Do lote', 'From the batch'),
        ),
        difere: truth(phrase('Se os dois diferem', 'Whether the two differ'), phrase('Difere', 'Differs')),
        coberto: truth(
          phrase('Se o valor não é mostrado', 'Whether the value is not shown'),
          phrase('Coberto', 'Covered'),
        ),
      }),
      rotulo: phrase('Campos', 'Fields'),
    },
  },
  changes: [],
  problems: [
    'REGISTRO_INEXISTENTE',
    'REGISTRO_INVALIDO',
    'PERMISSAO_AUSENTE',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: { causa: 2901, par: 2901 },
})

export const decidePares = command({
  family: 'management',
  kind: 'command',
  id: 'DecidePares',
  group: 'management',
  noun: 'causa',
  doors: {
    staff: {
      by: 'decisao',
      rights: { inativar: 'cadastros.alterar', devolver: 'integracao.alterar' },
    },
    unlimited: true,
  },
  title: phrase('Decidir pares', 'Decide pairs'),
  description: phrase(
    `Decide o que fazer com registros que querem um valor que outro tem. "inativar" encerra o antigo no dia em que o novo veio e reenvia o novo; os contratos do antigo continuam no nome dele, e um par cujo antigo tem contratos em aberto só é decidido com comContratos. "devolver" deixa o registro à origem. A decisão fica: se o mesmo par vier de novo, não conta mais como por resolver. Até ${mostPairs} pares por vez, cada um com o seu resultado; depois continua a partir do último.`,
    `Decides what to do with records that want a value that another one has. "inativar" ends the old record on the day on which the new one came, and sends the new one again; contracts of the old one remain in its name, and a pair whose old record has contracts that have not ended is only decided with comContratos. "devolver" leaves the record to the source. The decision stays: if the same pair comes again, it no longer counts as to be resolved. Up to ${mostPairs} pairs at a time, each with its own outcome; depois goes on after the last one.`,
  ),
  rotulo: phrase('Decidir', 'Decide'),
  engine: true,
  on: 'new',
  input: {
    causa,
    decisao: code(
      10,
      phrase('O que fazer com os pares.', 'What to do with the pairs.'),
      { values: decisoesPar, unknown: 'refuse' } as const,
      { ...must, rotulo: phrase('Decisão', 'Decision') },
    ),
    pares,
    depois: numeric(
      15,
      phrase(
        'Sem pares nomeados: só os que vêm depois deste número.',
        'Without named pairs: only those after this number.',
      ),
      { ...ours, rotulo: phrase('Depois de', 'After') },
    ),
    comContratos: flag(
      phrase(
        'S: inativa também quem tem contratos em aberto, que continuam no nome dele.',
        'Yes: also deactivates who has contracts that have not ended, which remain in their name.',
      ),
      { ...ours, rotulo: phrase('Também com contratos em aberto', 'Also with contracts not ended') },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    decididos: number(phrase('Pares decididos', 'Pairs decided'), phrase('Decididos', 'Decided')),
    recusados: number(phrase('Pares que ficaram como estavam', 'Pairs left as they were')),
    restantes: number(
      phrase('Pares abertos que ficam para outra vez', 'Open pairs that are left for another time'),
      phrase('Restantes', 'Left'),
    ),
    ultimo: number(
      phrase(
        'Número do último par tratado, de que se continua',
        'Number of the last pair treated, after which to go on',
      ),
      phrase('Último', 'Last'),
    ),
    lotes: {
      ...list({
        lote: number(phrase('Lote criado', 'Batch created')),
        registros: number(phrase('Registros que ele traz', 'Records that it brings')),
      }),
      rotulo: phrase('Lotes criados', 'Batches made'),
    },
    pares: {
      ...list({
        id: number(numero),
        identificacao: text(
          phrase('Identificação do registro do lote', 'Identification of the record of the batch'),
        ),
        antigo: text(
          phrase('Identificação de quem tem o valor', 'Identification of who has the value'),
          phrase('Antigo', 'Old one'),
        ),
        aceito: truth(phrase('Se foi decidido', 'Whether it was decided')),
        ...contratos,
        resultado: text(
          phrase(
            'Na simulação, o que aconteceria ao registro reenviado: I, A, N, R ou E',
            'In a simulation, what would happen to the record sent again: I, A, N, R or E',
          ),
          phrase('Resultado', 'Result'),
        ),
        codigo: text(
          phrase(
            'Código do problema, quando não foi decidido',
            'Code of the problem, where it was not decided',
          ),
        ),
        mensagem: saidText(phrase('O problema, em palavras', 'The problem, in words')),
      }),
      rotulo: phrase('Pares', 'Pairs'),
    },
  },
  changes: ['causa', 'afetado', 'lote', 'aluno', 'professor'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'REGISTRO_INVALIDO',
    'PERMISSAO_AUSENTE',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: { causa: 2901, decisao: 'inativar', SIMULAR: 'S' },
})

export const revogaDecisao = command({
  family: 'management',
  kind: 'command',
  id: 'RevogaDecisao',
  group: 'management',
  noun: 'causa',
  doors: { staff: 'integracao.alterar', unlimited: true },
  title: phrase('Revogar decisão de um par', 'Revoke the decision on a pair'),
  description: phrase(
    'Retira a decisão sobre um par: ele volta a contar como por resolver. O que a decisão fez fica; quem foi inativado só volta por uma mudança do cadastro.',
    'Takes back the decision on a pair: it counts as to be resolved again. What the decision did stays; who was deactivated only returns by a change of the record.',
  ),
  rotulo: phrase('Revogar a decisão', 'Revoke the decision'),
  on: 'new',
  input: {
    decisao: {
      ...id,
      text: phrase('Número da decisão.', 'Number of the decision.'),
      rotulo: phrase('Decisão', 'Decision'),
    },
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    reabertos: number(
      phrase('Registros que voltam a estar por resolver', 'Records that are to be resolved again'),
      phrase('Reabertos', 'Reopened'),
    ),
  },
  changes: ['causa', 'afetado'],
  problems: ['REGISTRO_INEXISTENTE', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { decisao: 2901 },
})
