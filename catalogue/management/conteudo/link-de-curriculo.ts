import { phrase } from '../../phrase.ts'
import { contentCommand } from '../arquivo/link-command.ts'

/** Content of a résumé that RecebeCurriculos brought. */
export const linkDeCurriculo = contentCommand({
  id: 'LinkDeCurriculo',
  noun: 'curriculo',
  what: phrase('um currículo', 'a résumé'),
  doors: { staff: 'recrutamento.ver', party: ['aluno'] },
  example: { id: 2101 },
})
