import { projetoExtensaoMachine } from '../../machines/projeto-extensao.ts'
import { record } from '../../operation.ts'
import { number } from '../../output.ts'
import { retornaDadosProjetosExtensao } from '../../query/retorna-dados-projetos-extensao.ts'

export const consultaProjetoExtensao = record({
  family: 'management',
  kind: 'record',
  id: 'ConsultaProjetoExtensao',
  group: 'management',
  noun: 'projeto_extensao',
  doors: { staff: 'projetos.ver', party: ['professor'] },
  title: 'Projeto de extensão',
  description:
    'Um projeto de extensão com quem participa, seu histórico e o que se pode fazer com ele agora.',
  machine: projetoExtensaoMachine,
  element: { ...retornaDadosProjetosExtensao.element, versao: number('Versão') },
  problems: ['REGISTRO_INEXISTENTE'],
  example: { id: 611 },
})
