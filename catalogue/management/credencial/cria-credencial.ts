import { must } from '../../common-fields.ts'
import { code, date, ours, texts, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, secretText, text, truth } from '../../output.ts'
import { simular } from '../parts.ts'
import { grants, tiposCredencial } from './parts.ts'

/** What is told of a credential that was just made. */
export const feita = {
  simulado: truth('Se foi só uma simulação'),
  id: number('Número da credencial'),
  inicio: { ...text('Primeiros caracteres, para reconhecê-la'), rotulo: 'Começa com' },
  segredo: { ...secretText('A credencial; aparece só agora'), rotulo: 'Credencial' },
} as const

export const criaCredencial = command({
  family: 'management',
  kind: 'command',
  id: 'CriaCredencial',
  group: 'management',
  noun: 'credencial',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: 'Criar credencial',
  description:
    'Cria um token ou uma chave para um sistema da instituição. O segredo aparece só nesta resposta. Ninguém dá a uma credencial o que não pode ele mesmo.',
  rotulo: 'Criar credencial',
  on: 'new',
  input: {
    tipo: code(
      12,
      'Para que serve.',
      { values: tiposCredencial, unknown: 'refuse' },
      { ...must, rotulo: 'Tipo' },
    ),
    nome: varchar(100, 'Nome pelo qual se reconhece o sistema que a usa.', { ...must, rotulo: 'Nome' }),
    escopos: texts(
      Object.keys(grants).length,
      40,
      'O que ela abre: escopos de um token, permissões de uma chave de gestão.',
      {
        ...must,
        codes: { values: grants, unknown: 'refuse' },
        rotulo: 'O que abre',
      },
    ),
    expira: date('Último dia em que vale; vazio, até ser revogada.', { ...ours, rotulo: 'Vale até' }),
    SIMULAR: simular,
  },
  output: feita,
  changes: ['credencial'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { tipo: 'integracao', nome: 'Acadêmico (homologação)', escopos: ['recebe', 'consulta'] },
})
