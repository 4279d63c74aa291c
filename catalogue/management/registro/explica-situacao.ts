import { tones } from '../../machines/machine.ts'
import { command } from '../../operation.ts'
import { day, list, number, text, truth } from '../../output.ts'
import { achados, id, simular } from '../parts.ts'
import { entidade, pageRights } from './pages.ts'

export const explicaSituacao = command({
  family: 'management',
  kind: 'command',
  id: 'ExplicaSituacao',
  group: 'management',
  noun: 'registro',
  doors: { staff: { by: 'entidade', rights: pageRights } },
  title: 'Por que um registro está como está',
  description:
    'A situação de um registro em palavras, o que o faria sair dela, quem tem de agir, e o que impede cada passo, com a menor mudança que bastaria. Não muda nada.',
  rotulo: 'Explicar',
  on: 'new',
  input: { entidade, id, SIMULAR: simular },
  output: {
    simulado: truth('Se foi só uma simulação'),
    situacao: text('Situação; vazia onde o registro não tem situações'),
    tom: { ...text('O que ela significa para quem espera', tones), rotulo: 'Tom' },
    texto: { ...text('A situação, em uma frase'), rotulo: 'O que significa' },
    final: { ...truth('Se o registro não sai mais dela'), rotulo: 'Final' },
    passos: {
      ...list({
        movimento: text('Movimento'),
        rotulo: { ...text('O que acontece'), rotulo: 'Passo' },
        para: text('Situação em que o registro ficaria'),
        texto: { ...text('O que o passo faz'), rotulo: 'O que faz' },
        quem: { ...text('Quem o faz'), rotulo: 'Quem faz' },
        comando: text('Operação de quem pergunta; vazia quando é de outros'),
        impedido: { ...truth('Se algo o impede agora'), rotulo: 'Impedido' },
        achados,
      }),
      rotulo: 'Passos',
    },
    esperas: {
      ...list({
        quem: { ...text('Por quem se espera'), rotulo: 'Quem' },
        assunto: { ...text('O que se espera'), rotulo: 'Assunto' },
        entidade: text('Que registro é'),
        registro: number('Número do registro'),
        desde: { ...text('Desde quando, no horário da instituição'), rotulo: 'Desde' },
        prazo: day('Até quando'),
        problema: { ...text('O que está errado, quando algo está'), rotulo: 'Problema' },
        comando: text('Operação com que quem pergunta o resolve; vazia quando não há, ou é de outros'),
        rotulo: { ...text('Como essa operação se chama'), rotulo: 'Como resolver' },
      }),
      rotulo: 'Esperas',
    },
    fatos: {
      ...list({
        tom: { ...text('O que o fato significa', tones), rotulo: 'Tom' },
        rotulo: { ...text('O fato'), rotulo: 'Fato' },
        mensagem: text('O fato em palavras, e o que fazer'),
      }),
      rotulo: 'Fatos',
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO', 'REGISTRO_INEXISTENTE'],
  example: { entidade: 'contrato', id: 1 },
})
