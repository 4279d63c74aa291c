import { linkCommand } from '../arquivo/link-command.ts'

/** Of a résumé that RecebeCurriculos brought. */
export const linkDeCurriculo = linkCommand({
  id: 'LinkDeCurriculo',
  noun: 'curriculo',
  what: 'um currículo',
  doors: { staff: 'recrutamento.ver', party: ['aluno'] },
  example: 2101,
})
