import { must } from '../../common-fields.ts'
import { code, date, flag, list, listed, ours, related, varchar } from '../../fields.ts'
import { tiposConvenio } from '../../values/convenio.ts'

/** What an agreement says. */
export const convenioFields = {
  convenio: varchar(40, 'Nome ou número do convênio; não se repete na instituição.', {
    ...must,
    rotulo: 'Convênio',
  }),
  tipo: code(20, 'Tipo; ausente, Convênio.', listed(tiposConvenio), { ...ours, rotulo: 'Tipo' }),
  concedente: related('pessoa', 'Concedente com quem é firmado.', { ...must, rotulo: 'Concedente' }),
  instituicao: related('pessoa', 'Instituição de ensino que o firma, quando o cliente tem várias.', {
    rotulo: 'Instituição',
  }),
  agente: related('pessoa', 'Agente de integração, quando há.', { rotulo: 'Agente de integração' }),
  inicio: date('Primeiro dia.', { ...must, rotulo: 'Início' }),
  termino: date('Último dia. Vazio: prazo indeterminado.', { ...ours, rotulo: 'Término' }),
  renovacaoAutomatica: flag('S renova o convênio por prazo igual a cada término.', {
    ...ours,
    rotulo: 'Renova-se sozinho',
  }),
  cursos: list(
    200,
    'Cursos a que se aplica; nenhum, todos.',
    { curso: related('curso', 'Curso.', { ...must, rotulo: 'Curso' }) },
    { ...ours, rotulo: 'Cursos' },
  ),
}
