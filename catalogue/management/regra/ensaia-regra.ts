import { must } from '../../common-fields.ts'
import { date, list as listField, numeric, ours, varchar } from '../../fields.ts'
import { ruleModes } from '../../law/rules.ts'
import { contratoMachine } from '../../machines/contrato.ts'
import { command } from '../../operation.ts'
import { list, number, text, truth } from '../../output.ts'
import { achados, simular } from '../parts.ts'
import { modo, regraDeContrato } from './parts.ts'

/** Contracts that one rehearsal looks at. */
export const rehearsed = 2_000

export const ensaiaRegra = command({
  family: 'management',
  kind: 'command',
  id: 'EnsaiaRegra',
  group: 'management',
  noun: 'regra',
  doors: { staff: 'configuracao.alterar', unlimited: true },
  title: 'Ensaiar regra de lei',
  description: `Diz de quais contratos abertos ou em vigor a regra falaria neste modo, sem mudar nada, e o que bastaria a cada um. Com desde e limites, como se a lei mudasse naquele dia. Olha até ${rehearsed} contratos por vez.`,
  rotulo: 'Ensaiar',
  on: 'new',
  input: {
    regra: regraDeContrato,
    modo,
    desde: date(
      'Primeiro dia em que a regra valeria: só os contratos que ainda duram nesse dia são olhados.',
      {
        ...ours,
        rotulo: 'Valeria desde',
      },
    ),
    limites: listField(
      6,
      'Limites que valeriam no lugar dos de hoje.',
      {
        nome: varchar(30, 'Nome do limite, como em limites da regra.', { ...must, rotulo: 'Limite' }),
        valor: numeric(3, 'Valor que teria.', { ...must, rotulo: 'Valor' }),
      },
      { ...ours, rotulo: 'Outros limites' },
    ),
    apos: numeric(15, 'Olha os contratos depois deste registro; vem da resposta anterior.', {
      ...ours,
      rotulo: 'A partir de',
    }),
    SIMULAR: simular,
  },
  output: {
    simulado: truth('Se foi só uma simulação'),
    modoAtual: text('O que a regra significa hoje', ruleModes),
    olhados: number('Contratos olhados'),
    contratos: list({
      id: number('Número do registro'),
      contrato: number('Número do contrato'),
      sequencia: number('Sequência'),
      situacao: text('Situação', Object.keys(contratoMachine.states)),
      hoje: text('O que a regra faz hoje', ['recusa', 'alerta', 'nada']),
      efeito: text('O que passaria a fazer', ['recusa', 'alerta', 'nada']),
      achados,
    }),
    proximo: number('Último registro olhado, quando há mais a olhar'),
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
