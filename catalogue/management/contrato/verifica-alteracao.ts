import { must } from '../../common-fields.ts'
import { flag, ours, related } from '../../fields.ts'
import { command } from '../../operation.ts'
import { phrase } from '../../phrase.ts'
import { simular } from '../parts.ts'
import { optional } from '../written.ts'
import { contratoFields, contratoLists } from './fields.ts'
import { verificaContrato } from './verifica-contrato.ts'

const { modalidade: _, ...changeable } = contratoFields

/** Called while a contract is being changed or amended: it locks nothing and writes nothing. */
export const verificaAlteracao = command({
  family: 'management',
  kind: 'command',
  id: 'VerificaAlteracao',
  group: 'management',
  noun: 'verificacao',
  doors: verificaContrato.doors,
  title: phrase('Verificar alteração', 'Check change'),
  description: phrase(
    'O que as regras dizem de um contrato com o que se quer mudar nele, agora ou por um aditivo: o que impede a mudança, o que impediria emitir o termo, e o que já está conforme. Não muda nada.',
    'What the rules say of a contract with what is to be changed in it, now or by an amendment: what stops the change, what would stop its term from being issued, and what is in order already. Changes nothing.',
  ),
  rotulo: phrase('Verificar', 'Check'),
  on: 'new',
  input: {
    contrato: related('contrato', phrase('Contrato que se muda.', 'Contract that is changed.'), {
      ...must,
      rotulo: phrase('Contrato', 'Contract'),
    }),
    aditivo: flag(
      phrase(
        'S: por um aditivo, que é a sequência seguinte. N, ou se ficar vazio: no próprio contrato.',
        'Yes: by an amendment, which is the next sequence. No, or if left empty: in the contract itself.',
      ),
      { ...ours, rotulo: phrase('Aditivo', 'Amendment') },
    ),
    ...optional(changeable),
    ...contratoLists,
    SIMULAR: simular,
  },
  output: verificaContrato.output,
  changes: [],
  problems: ['CHAVE_REUTILIZADA', 'REGISTRO_OCUPADO'],
  example: { contrato: 305, aditivo: 'S', inicio: '2026-07-01', encerramento: '2027-06-30' },
})
