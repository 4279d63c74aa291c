import { command } from '../../operation.ts'
import { list, number, text, truth } from '../../output.ts'
import { id, simular } from '../parts.ts'
import { entidade, pageRights } from './pages.ts'

/** Entries that are told at most, the latest first. */
export const mostEntries = 100

export const historicoRegistro = command({
  family: 'management',
  kind: 'command',
  id: 'HistoricoRegistro',
  group: 'management',
  noun: 'registro',
  doors: { staff: { by: 'entidade', rights: pageRights } },
  title: 'Histórico de um registro',
  description: `O que cada lote e cada pessoa mudou em um registro, campo por campo, do mais novo para o mais antigo, até ${mostEntries} mudanças. De um lote diz também a linha em que o registro veio. Não muda nada.`,
  rotulo: 'Histórico',
  on: 'new',
  input: { entidade, id, SIMULAR: simular },
  output: {
    simulado: truth('Se foi só uma simulação'),
    entradas: {
      ...list({
        momento: text('Quando, no horário da instituição'),
        acao: text('O que aconteceu'),
        autor: text('Quem fez'),
        origem: text('Por onde'),
        operacao: text('Operação'),
        lote: number('Lote de que a mudança veio'),
        linha: { ...number('Posição do registro no lote'), rotulo: 'Linha' },
        campos: {
          ...list({
            campo: text('Campo'),
            rotulo: { ...text('Campo, em palavras'), rotulo: 'Campo' },
            antes: { ...text('Valor anterior; *** onde não se mostra'), rotulo: 'Antes' },
            depois: { ...text('Valor novo; *** onde não se mostra'), rotulo: 'Depois' },
          }),
          rotulo: 'Campos',
        },
      }),
      rotulo: 'Entradas',
    },
    mais: { ...truth('Se há mudanças mais antigas'), rotulo: 'Há mais' },
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO', 'REGISTRO_INEXISTENTE'],
  example: { entidade: 'contrato', id: 1 },
})
