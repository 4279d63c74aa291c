import { must, papeis } from '../../common-fields.ts'
import { listed, ours, texts as several, varchar } from '../../fields.ts'
import { command } from '../../operation.ts'
import { codedTexts, list, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'
import { soughtNouns, soughtRights } from './sought.ts'

/** Records per noun. */
export const mostFound = 5

/** Longest text that is looked for. */
const longest = 100

export const procura = command({
  family: 'management',
  kind: 'command',
  id: 'Procura',
  group: 'management',
  noun: 'registro',
  doors: { staff: { among: soughtRights }, party: ['aluno', 'professor'] },
  title: phrase('Procura de registros', 'Search for records'),
  description: phrase(
    `Os registros que um texto nomeia, de todos os tipos que quem pergunta pode listar, só os que pode ver, até ${mostFound} de cada tipo. O texto é um número, um código, um CPF ou CNPJ com ou sem pontuação, ou começos de palavras de um nome, sem diferença de acentos e maiúsculas. Primeiro vem o que tem exatamente esse número, depois os nomes que começam assim, depois os que têm as palavras, e por fim o que é de pessoas com esse nome. Não muda nada.`,
    `The records that a text names, of all kinds that whoever asks may list, only those that they may see, up to ${mostFound} of each kind. The text is a number, a code, a CPF or CNPJ with or without punctuation, or beginnings of words of a name, without difference of accents and case. What has exactly that number comes first, then the names that begin so, then those that have the words, and last what belongs to people of that name. Changes nothing.`,
  ),
  rotulo: phrase('Procurar', 'Search'),
  on: 'new',
  input: {
    busca: varchar(longest, phrase('O que se procura.', 'What is looked for.'), {
      ...must,
      rotulo: phrase('Busca', 'Search'),
    }),
    entidades: several(
      soughtNouns.length,
      20,
      phrase('Que registros. Se ficar vazio: todos.', 'Which records. If left empty: all.'),
      { ...ours, codes: listed(soughtNouns), rotulo: phrase('Registros', 'Records') },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    grupos: {
      ...list({
        entidade: text(phrase('Que registros são', 'Which records they are'), phrase('Registros', 'Records')),
        elementos: {
          ...list({
            id: number(phrase('Identificador do registro', 'Identifier of the record')),
            nome: text(
              phrase('Como o registro se chama', 'What the record is called'),
              phrase('Nome', 'Name'),
            ),
            complemento: text(
              phrase(
                'O que o distingue de outros do mesmo nome; vazio onde nada mais há',
                'What distinguishes it from others of the same name; empty where there is nothing more',
              ),
              phrase('Complemento', 'Complement'),
            ),
            papel: codedTexts(
              phrase('O que a pessoa é para a instituição', 'What the person is to the institution'),
              papeis,
            ),
          }),
          rotulo: phrase('Encontrados', 'Found'),
        },
        mais: truth(
          phrase(
            'Se a lista desses registros pode ter mais',
            'Whether the list of these records may have more',
          ),
          phrase('Há mais', 'There is more'),
        ),
      }),
      rotulo: phrase('Grupos', 'Groups'),
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA'],
  example: { busca: 'maria', entidades: ['aluno', 'contrato'] },
})
