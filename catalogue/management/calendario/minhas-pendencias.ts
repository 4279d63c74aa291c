import { parties } from '../../doors.ts'
import { code, numeric, ours } from '../../fields.ts'
import { command } from '../../operation.ts'
import { truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { linkShape } from '../../session/link-parts.ts'
import { simular } from '../parts.ts'

export const minhasPendencias = command({
  family: 'management',
  kind: 'command',
  id: 'MinhasPendencias',
  group: 'management',
  noun: 'calendario',
  doors: { staff: 'contratos.ver', party: ['aluno', 'professor'], unlimited: true },
  title: phrase('O que espera por alguém', 'What waits for somebody'),
  description: phrase(
    'Tudo o que espera por quem pergunta: assinaturas, entregas, pareceres, pedidos. A instituição informa de quem quer saber. Não muda nada.',
    'Everything that waits for whoever asks: signatures, deliveries, opinions, requests. The institution says whom it asks about. Changes nothing.',
  ),
  rotulo: phrase('O que espera por alguém', 'What waits for somebody'),
  on: 'new',
  input: {
    parte: code(
      20,
      phrase('Da instituição: que parte é a pessoa.', 'For the institution: which party the person is.'),
      { values: parties, unknown: 'refuse' },
      { ...ours, rotulo: phrase('Parte', 'Party') },
    ),
    pessoa: numeric(
      15,
      phrase(
        'Da instituição: o número da pessoa entre as dessa parte.',
        'For the institution: the number of the person among those of that party.',
      ),
      {
        ...ours,
        min: 1,
        rotulo: phrase('Pessoa', 'Person'),
      },
    ),
    SIMULAR: simular,
  },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    itens: linkShape.itens,
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { parte: 'concedente', pessoa: 1 },
})
