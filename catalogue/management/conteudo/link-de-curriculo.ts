import { phrase } from '../../phrase.ts'
import { contentCommand } from '../arquivo/link-command.ts'

/** Content of a résumé that RecebeCurriculos brought. */
export const linkDeCurriculo = contentCommand({
  id: 'LinkDeCurriculo',
  done: phrase('O currículo pode ser baixado.', 'The résumé can be downloaded.'),
  noun: 'curriculo',
  what: phrase('um currículo', 'a résumé'),
  doors: { staff: 'recrutamento.ver', party: ['aluno'] },
  example: { id: 2101 },
})
