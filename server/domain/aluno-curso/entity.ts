import { recebeAlunosCursos } from '../../../catalogue/academic/recebe-alunos-cursos.ts'
import { solicitacaoMachine } from '../../../catalogue/machines/solicitacao.ts'
import { deriveSlots } from '../../records/derive.ts'
import { entity } from '../../records/entity.ts'
import { demanded, orderedHours } from '../../records/rules.ts'
import { hoursRefer } from '../disciplina-turma/hours.ts'

const openRequest = solicitacaoMachine.moves.cancelar.from.map((state) => `'${state}'`).join(', ')

export const alunoCurso = entity({
  operation: recebeAlunosCursos,
  table: 'aluno_curso',
  key: [
    { column: 'aluno_id', type: 'bigint' },
    { column: 'curso_id', type: 'bigint' },
    { column: 'matricula', type: 'text' },
  ],
  slots: deriveSlots(recebeAlunosCursos),
  inactiveFrom: 'validade',
  unique: [],
  check(values, report) {
    if (values.get('ESIAC_SITUACAO') === 'F') demanded(values, report, 'ESIAC_CONCLUSAO')
    orderedHours(values, report, 'ESIAC_HORARIOS')
  },
  refersTo: ['disciplina', 'turma'],
  foresee: hoursRefer('ESIAC_HORARIOS'),
  // Who leaves the course loses the ground of the internship: a person then confirms the termination.
  follow: (
    touched,
  ) => `insert into solicitacao (cliente_id, contrato_id, tipo, situacao, motivo, data, usuario)
    select distinct on (c.numero) c.cliente_id, c.id, 'Rescisão', 'Incluída', 'Perda do vínculo de matrícula.',
           greatest(c.inicio, least(c.encerramento, (select hoje_do_cliente()))), 'integração'
      from aluno_curso m
      join contrato c on c.cliente_id = m.cliente_id and c.aluno_id = m.aluno_id and c.curso_id = m.curso_id
     where m.cliente_id = (select cliente_atual()) and ${touched('m')} and m.situacao <> 'C' and c.situacao = 'Ativo'
       and not exists (select from aluno_curso o where o.cliente_id = m.cliente_id and o.aluno_id = m.aluno_id
             and o.curso_id = m.curso_id and o.situacao = 'C' and o.ativo)
     order by c.numero, c.sequencia desc
    on conflict (cliente_id, contrato_numero)
      where tipo = 'Rescisão' and situacao in (${openRequest}) do nothing`,
})
