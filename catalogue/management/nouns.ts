import { lowered, type Phrase, phrase } from '../phrase.ts'
import { machines, type management } from './index.ts'

type Declared = (typeof management)[number]
type Noun = Declared['noun']
type WithStates = (typeof machines)[number]['noun']

const withStates = Object.fromEntries(machines.map(({ noun, plural }) => [noun, lowered(plural)]))

const withoutStates = {
  afetado: phrase('registros por resolver', 'records to resolve'),
  aluno: phrase('alunos', 'students'),
  ajuste: phrase('ajustes', 'settings'),
  area: phrase('áreas', 'areas'),
  avaliacao: phrase('avaliações', 'evaluations'),
  media_avaliacao: phrase('médias de avaliações', 'averages of evaluations'),
  formulario: phrase('formulários de avaliação', 'evaluation forms'),
  auditoria: phrase('lançamentos da auditoria', 'audit entries'),
  deficiencia: phrase('deficiências', 'disabilities'),
  login_unico: phrase('login único', 'single sign-on'),
  perfil: phrase('perfis', 'profiles'),
  canal: phrase('provedor de mensagens', 'message provider'),
  calendario: phrase('dias do calendário', 'days of the calendar'),
  conta_integracao: phrase('contas de integração', 'integration accounts'),
  cargo: phrase('cargos', 'positions'),
  causa: phrase('causas de recusa', 'causes of refusal'),
  credencial: phrase('credenciais', 'credentials'),
  correcao: phrase('correções', 'corrections'),
  curriculo: phrase('currículos', 'résumés'),
  curso: phrase('cursos', 'courses'),
  horario: phrase('horários', 'timetables'),
  lote: phrase('lotes', 'batches'),
  modelo_mensagem: phrase('textos de mensagens', 'texts of messages'),
  painel: phrase('números do painel', 'numbers of the dashboard'),
  disciplina: phrase('disciplinas', 'subjects'),
  documento: phrase('documentos de faturamento', 'invoice documents'),
  ensaio: phrase('ambientes de ensaio', 'sandboxes'),
  oferta: phrase('ofertas de vagas', 'offers of vacancies'),
  fechamento: phrase('fechamentos', 'closings'),
  pessoa: phrase('pessoas', 'persons'),
  professor: phrase('professores', 'professors'),
  retorno: phrase('retornos', 'bank returns'),
  unidade: phrase('unidades', 'units'),
  regra: phrase('regras', 'rules'),
  registro: phrase('registros', 'records'),
  usuario: phrase('usuários', 'users'),
  verificacao: phrase('verificações', 'checks'),
} as const satisfies Readonly<Record<Exclude<Noun, WithStates>, Phrase>>

/** Plural labels of nouns. A missing one does not compile. */
export const nouns: Readonly<Record<string, Phrase>> = { ...withStates, ...withoutStates }
