import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { record } from '../../operation.ts'
import { number } from '../../output.ts'
import { phrase } from '../../phrase.ts'
import { retornaDadosProjetosExtensao } from '../../query/retorna-dados-projetos-extensao.ts'

export const consultaProjetoExtensao = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaProjetoExtensao',
  group: 'management',
  noun: 'projeto_extensao',
  doors: { staff: 'projetos.ver', party: ['professor'] },
  title: phrase('Projeto de extensão', 'Extension project'),
  description: phrase(
    'Um projeto de extensão com quem participa, seu histórico e o que se pode fazer com ele agora.',
    'An extension project with who participates, its history and what can be done with it now.',
  ),
  machine: projetoExtensaoMachine,
  element: { ...retornaDadosProjetosExtensao.element, versao: number(phrase('Versão', 'Version')) },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 611 },
})
