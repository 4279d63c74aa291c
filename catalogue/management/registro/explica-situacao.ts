import { tones } from '../../machines/machine.ts'
import { command } from '../../operation.ts'
import { day, list, number, text, truth } from '../../output.ts'
import { achados, id, simular } from '../parts.ts'
import { entidade, pageRights } from './pages.ts'

/** Who makes a move, by kind. */
export const makers = ['equipe', 'parte', 'lote', 'sistema', 'plataforma', 'calendario', 'movimento'] as const

/** Why a signature is not given yet, where that is more than that nobody signed. */
export const hindrances = ['recusado', 'vencido', 'vez', 'instituicao', 'semEmail'] as const

/** What is told of a record without states. */
export const facts = [
  'inativo',
  'bloqueado',
  'semEmail',
  'ativo',
  'semMatricula',
  'cursa',
  'naoCursa',
  'matriculaInativa',
] as const

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
        autores: {
          ...list({
            tipo: text('Que autor é', makers),
            nome: text('A permissão, a parte, a operação ou o movimento, conforme o tipo'),
            de: text('Do que é o movimento'),
            dia: day('Dia que o calendário espera; vazio onde o registro não o diz'),
            depois: { ...truth('Se é depois desse dia, e não nele'), rotulo: 'Depois do dia' },
          }),
          rotulo: 'Autores',
        },
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
        documento: { ...text('O que se assina'), rotulo: 'Documento' },
        problema: { ...text('O que está errado, quando algo está'), rotulo: 'Problema' },
        causa: {
          ...text('O que está errado, em código; vazio quando nada está', hindrances),
          rotulo: 'Causa',
        },
        motivo: { ...text('Por que recusou'), rotulo: 'Motivo' },
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
        codigo: { ...text('Que fato é', facts), rotulo: 'Código' },
        dia: day('Desde quando, ou até quando; vazio onde não há dia'),
        curso: { ...text('De que curso é a matrícula; vazio quando não é de uma'), rotulo: 'Curso' },
        matricula: { ...text('Situação da matrícula; vazia quando não é de uma'), rotulo: 'Matrícula' },
      }),
      rotulo: 'Fatos',
    },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO', 'REGISTRO_INEXISTENTE'],
  example: { entidade: 'contrato', id: 1 },
})
