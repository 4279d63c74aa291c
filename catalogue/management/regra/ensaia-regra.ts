import { must } from '../../common-fields.ts'
import { date, list as listField, numeric, ours, varchar } from '../../fields.ts'
import { isLimited, legalLimits } from '../../law/limits.ts'
import { ruleModes } from '../../law/rules.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { statesOf } from '../../machines/machine.ts'
import { command } from '../../operation.ts'
import { list, number, text, truth } from '../../output.ts'
import { phrase, withEnglish, withLabels } from '../../phrase.ts'
import { achados, simular } from '../parts.ts'
import { modo, regraDeContrato, triedRules } from './parts.ts'

/** Maximum number of contracts per rehearsal. */
export const rehearsed = 2_000

/** Effect of a rule on a contract. */
export const ruleEffects = withEnglish({ recusa: 'refuses', alerta: 'warns', nada: 'nothing' })

const mostLimits = Math.max(
  ...triedRules.map((rule) => (isLimited(rule) ? Object.keys(legalLimits[rule].rotulos).length : 0)),
)

/** Why a rehearsal leaves a contract out. */
export const leftOut = withLabels({
  cancelado: phrase('Foi cancelado antes de entrar em vigor', 'Was cancelled before it came into force'),
  encerrado: phrase(
    'Já terminou, ou um aditivo tomou o seu lugar',
    'Has ended, or an amendment took its place',
  ),
  monitoria: phrase(
    'É de monitoria, e a regra é de estágios',
    'Is of a monitor, and the rule is of internships',
  ),
  terminaAntes: phrase('Termina antes do primeiro dia da regra', 'Ends before the first day of the rule'),
})

export const ensaiaRegra = command({
  family: 'management',
  kind: 'command',
  id: 'EnsaiaRegra',
  group: 'management',
  noun: 'regra',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: phrase('Ensaiar regra de lei', 'Rehearse a rule of law'),
  description: phrase(
    `Lista os contratos abertos ou em vigor que quebram a regra, com o efeito que ela teria neste modo e o que bastaria a cada um; nada muda. Com desde e limites, como se a lei mudasse naquele dia. Olha até ${rehearsed} contratos por vez.`,
    `Lists the contracts, open or in force, that break the rule, with the effect that it would have in this mode and what would pass for each; nothing changes. With desde and limites, as if the law changed on that day. It looks at up to ${rehearsed} contracts at a time.`,
  ),
  rotulo: phrase('Ensaiar', 'Rehearse'),
  on: 'new',
  input: {
    regra: regraDeContrato,
    modo,
    desde: date(
      phrase(
        'Primeiro dia em que a regra valeria: só os contratos que ainda duram nesse dia são olhados.',
        'First day on which the rule would hold: only contracts that still last on that day are looked at.',
      ),
      {
        ...ours,
        rotulo: phrase('Valeria desde', 'Would hold from'),
      },
    ),
    limites: listField(
      mostLimits,
      phrase('Limites que valeriam no lugar dos de hoje.', "Limits that would hold in place of today's."),
      {
        nome: varchar(
          30,
          phrase(
            'Nome do limite, como em limites da regra.',
            'Name of the limit, as in the limits of the rule.',
          ),
          { ...must, rotulo: phrase('Limite', 'Limit') },
        ),
        valor: numeric(3, phrase('Valor que teria.', 'Value that it would have.'), {
          ...must,
          rotulo: phrase('Valor', 'Amount'),
        }),
      },
      { ...ours, rotulo: phrase('Outros limites', 'Other limits') },
    ),
    apos: numeric(
      15,
      phrase(
        'Olha os contratos depois deste registro; vem da resposta anterior.',
        'Looks at contracts after this record; it comes from the answer before.',
      ),
      {
        ...ours,
        rotulo: phrase('A partir de', 'From'),
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    modoAtual: text(phrase('O que a regra significa hoje', 'What the rule means today'), ruleModes),
    olhados: number(phrase('Contratos olhados', 'Contracts looked at')),
    contratos: list({
      id: number(phrase('Número do registro', 'Number of the registration')),
      contrato: number(phrase('Número do contrato', 'Number of the contract')),
      sequencia: number(phrase('Sequência', 'Sequence')),
      situacao: text(phrase('Situação', 'State'), statesOf(contratoMachine)),
      hoje: text(phrase('O que a regra faz hoje', 'What the rule does today'), ruleEffects),
      efeito: text(phrase('O que passaria a fazer', 'What it would do'), ruleEffects),
      achados,
    }),
    deFora: {
      ...list({
        motivo: text(phrase('Por que ficaram de fora', 'Why they were left out'), leftOut),
        contratos: number(phrase('Contratos', 'Contracts')),
      }),
      rotulo: phrase('Ficaram de fora', 'Left out'),
    },
    proximo: number(
      phrase('Último registro olhado, quando há mais a olhar', 'Last record looked at, where there are more'),
    ),
  },
  changes: [],
  problems: ['REGISTRO_INVALIDO', 'CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: {
    regra: 'doisAnos',
    modo: 'alertar',
    desde: '2027-01-01',
    limites: [{ nome: 'meses', valor: 18 }],
  },
})
