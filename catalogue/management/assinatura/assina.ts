import { must } from '../../common-fields.ts'
import { code, listed, ours, senha, texts, varchar } from '../../fields.ts'
import { assinaturaMachine } from '../../machines/assinatura.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { id, mostRecords, registros, simular, versao } from '../parts.ts'
import { doorsOf, resultsOutput } from '../written.ts'
import { consentimento } from './consentimento.ts'

const { assinar } = assinaturaMachine.alterations

export const assina = command({
  family: 'management',
  kind: 'command',
  id: 'Assina',
  done: phrase('Assinado.', 'Signed.'),
  group: 'management',
  noun: 'assinatura',
  doors: doorsOf('Assina', assinar),
  title: phrase('Assinar arquivos', 'Sign files'),
  description: assinar.text,
  rotulo: assinar.rotulo,
  guards: assinar.guards,
  on: { many: mostRecords },
  during: assinar.in,
  proven: true,
  input: {
    id: { ...id, required: true, unless: 'registros' },
    versao,
    registros,
    aceite: code(
      1,
      phrase(
        `S: "${consentimento.texto}"`,
        'S: "I read the document and sign it electronically. I accept this form of signature as valid between the parties, under art. 10, § 2, of Medida Provisória 2.200-2/2001 and Lei 14.063/2020."',
      ),
      listed(['S']),
      { ...must, rotulo: phrase('Li e concordo', 'I have read and agree') },
    ),
    senha: senha(
      100,
      phrase(
        'A senha de quem assina, de novo; quem entrou pelo login único não a informa, e assina em nível avançado.',
        'The password of whoever signs, again; who came by single sign-on does not give it, and signs at the advanced level.',
      ),
      { ...ours, rotulo: phrase('Senha', 'Password') },
    ),
    hash: varchar(
      64,
      phrase(
        'SHA-256 do que foi lido; se o arquivo for outro, nada é assinado.',
        'SHA-256 of what was read; if the file is another, nothing is signed.',
      ),
      {
        ...ours,
        rotulo: phrase('SHA-256 do arquivo', 'SHA-256 of the file'),
        seen: true,
      },
    ),
    hashes: texts(
      mostRecords,
      64,
      phrase(
        'De vários registros: o SHA-256 do que foi lido de cada um; não se assina o que não estiver aqui.',
        'Of several records: the SHA-256 of what was read of each; nothing is signed that is not among them.',
      ),
      { ...ours, rotulo: phrase('SHA-256 dos arquivos', 'SHA-256 of the files'), seen: true },
    ),
    SIMULAR: simular,
  },
  output: resultsOutput,
  changes: ['assinatura', 'arquivo', 'contrato', 'convenio'],
  problems: [
    'REGISTRO_INEXISTENTE',
    'MOVIMENTO_INVALIDO',
    'REGRA_IMPEDE',
    'CONFLITO',
    'IDENTIDADE_NAO_CONFIRMADA',
    'TENTATIVAS_DEMAIS',
    'CHAVE_REUTILIZADA',
    'REGISTRO_OCUPADO',
  ],
  example: { id: 412, aceite: 'S', senha: 'uma senha de teste' },
})
