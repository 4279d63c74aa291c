import { command } from '../../operation.ts'
import { list, number, text, truth } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { id, simular } from '../parts.ts'
import { entidade } from './entidade.ts'
import { pageRights } from './page-rights.ts'

/** Maximum number of entries, newest first. */
export const mostEntries = 100

export const historicoRegistro = command({
  family: 'management',
  kind: 'command',
  id: 'HistoricoRegistro',
  group: 'management',
  noun: 'registro',
  doors: { staff: { by: 'entidade', rights: pageRights } },
  title: phrase('Histórico de um registro', 'History of a record'),
  description: phrase(
    `O que cada lote e cada pessoa mudou em um registro, campo por campo, do mais novo para o mais antigo, até ${mostEntries} mudanças. De um lote diz também a linha em que o registro veio. Não muda nada.`,
    `What each batch and each person changed in a record, field by field, from the newest to the oldest, up to ${mostEntries} changes. Of a batch it also tells the line in which the record came. It changes nothing.`,
  ),
  rotulo: phrase('Histórico', 'History'),
  on: 'new',
  input: { entidade, id, SIMULAR: simular },
  output: {
    simulado: truth(phrase('Se foi só uma simulação', 'Whether it was only a simulation')),
    entradas: {
      ...list({
        momento: text(phrase('Quando, no horário da instituição', "When, in the institution's time")),
        acao: text(phrase('O que aconteceu', 'What happened')),
        autor: text(phrase('Quem fez', 'Who did it')),
        origem: text(phrase('Por onde', 'By what way')),
        operacao: text(phrase('Operação', 'Operation')),
        lote: number(phrase('Lote de que a mudança veio', 'Batch that the change came from')),
        linha: number(
          phrase('Posição do registro no lote', 'Position of the record in the batch'),
          phrase('Linha', 'Line'),
        ),
        campos: {
          ...list({
            campo: text(phrase('Campo', 'Field')),
            rotulo: text(phrase('Campo, em palavras', 'Field, in words'), phrase('Campo', 'Field')),
            antes: text(
              phrase(
                'Valor anterior; três asteriscos onde não se mostra',
                'Value before; three asterisks where it is not shown',
              ),
              phrase('Antes', 'Before'),
            ),
            depois: text(
              phrase(
                'Valor novo; três asteriscos onde não se mostra',
                'New value; three asterisks where it is not shown',
              ),
              phrase('Depois', 'After'),
            ),
          }),
          rotulo: phrase('Campos', 'Fields'),
        },
      }),
      rotulo: phrase('Entradas', 'Entries'),
    },
    mais: truth(
      phrase('Se há mudanças mais antigas', 'Whether there are older changes'),
      phrase('Há mais', 'There is more'),
    ),
  },
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO', 'REGISTRO_INEXISTENTE'],
  example: { entidade: 'contrato', id: 1 },
})
