import { must } from '../../common-fields.ts'
import { code, date, ours, texts, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { number, secretText, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'
import { grants, tiposCredencial } from './parts.ts'

/** Answer with a new credential. */
export const feita = {
  simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
  id: number(phrase('Número da credencial', 'Number of the credential')),
  inicio: text(
    phrase('Primeiros caracteres, para reconhecê-la', 'First characters, to recognise it'),
    phrase('Começa com', 'Begins with'),
  ),
  segredo: {
    ...secretText(phrase('A credencial; aparece só agora', 'The credential; it is shown only now')),
    rotulo: phrase('Credencial', 'Credential'),
  },
} as const

export const criaCredencial = command({
  family: 'management',
  kind: 'command',
  id: 'CriaCredencial',
  group: 'management',
  noun: 'credencial',
  doors: { staff: 'acessos.alterar', unlimited: true },
  title: phrase('Criar credencial', 'Create a credential'),
  description: phrase(
    'Cria um token ou uma chave para um sistema da instituição. O segredo aparece só nesta resposta. Ninguém dá a uma credencial o que não pode ele mesmo.',
    'Makes a token or a key for a system of the institution. The secret is only in this answer. Nobody gives a credential what they may not do themselves.',
  ),
  rotulo: phrase('Criar credencial', 'Create a credential'),
  on: 'new',
  input: {
    tipo: code(
      12,
      phrase('Para que serve.', 'What it is for.'),
      { values: tiposCredencial, unknown: 'refuse' },
      { ...must, rotulo: phrase('Tipo', 'Kind') },
    ),
    nome: varchar(
      100,
      phrase(
        'Nome pelo qual se reconhece o sistema que a usa.',
        'Name by which the system that uses it is known.',
      ),
      { ...must, rotulo: phrase('Nome', 'Name') },
    ),
    escopos: texts(
      Object.keys(grants).length,
      40,
      phrase(
        'O que ela abre: escopos de um token, permissões de uma chave de gestão.',
        'What it opens: scopes of a token, rights of a management key.',
      ),
      {
        ...must,
        codes: { values: grants, unknown: 'refuse' },
        rotulo: phrase('O que abre', 'What it opens'),
      },
    ),
    expira: date(
      phrase(
        'Último dia em que vale. Se ficar vazio: até ser revogada.',
        'Last day on which it works. If left empty: until it is revoked.',
      ),
      { ...ours, rotulo: phrase('Vale até', 'Valid until') },
    ),
    SIMULAR: simular,
  },
  output: feita,
  changes: ['credencial'],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { tipo: 'integracao', nome: 'Acadêmico (homologação)', escopos: ['recebe', 'consulta'] },
})
