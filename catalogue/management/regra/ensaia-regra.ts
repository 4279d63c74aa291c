import { must } from '../../common-fields.ts'
import { date, list as listField, numeric, ours, varchar } from '../../fields.ts'
import { ruleModes } from '../../law/rules.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { statesOf } from '../../machines/machine.ts'
import { command } from '../../operation.ts'
import { list, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { achados, simular } from '../parts.ts'
import { modo, regraDeContrato } from './parts.ts'

/** Maximum number of contracts per rehearsal. */
export const rehearsed = 2_000

export const ensaiaRegra = command({
  family: 'management',
  kind: 'command',
  id: 'EnsaiaRegra',
  group: 'management',
  noun: 'regra',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: phrase('Ensaiar regra de lei', 'Rehearse a rule of law'),
  description: phrase(
    `Diz de quais contratos abertos ou em vigor a regra falaria neste modo, sem mudar nada, e o que bastaria a cada um. Com desde e limites, como se a lei mudasse naquele dia. Olha até ${rehearsed} contratos por vez.`,
    `Tells of which contracts, open or in force, the rule would speak in this mode, without changing anything, and what would be enough for each. With desde and limites, as if the law changed on that day. It looks at up to ${rehearsed} contracts at a time.`,
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
      6,
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
      hoje: text(phrase('O que a regra faz hoje', 'What the rule does today'), ['recusa', 'alerta', 'nada']),
      efeito: text(phrase('O que passaria a fazer', 'What it would do'), ['recusa', 'alerta', 'nada']),
      achados,
    }),
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
