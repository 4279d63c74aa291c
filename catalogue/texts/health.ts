import { phrase } from '../phrase.ts'

/** Texts of the health findings. `../health.ts` has the code and the remedy of each. */
export const health = {
  discoCheio: phrase(
    'O disco {onde} está cheio: restam {livre}.',
    'The disk {onde} is full: {livre} are left.',
  ),
  discoQuaseCheio: phrase(
    'O disco {onde} está quase cheio: restam {livre}.',
    'The disk {onde} is nearly full: {livre} are left.',
  ),
  discoDosDados: phrase('da pasta de dados', 'of the data folder'),
  discoDoBanco: phrase('do banco de dados', 'of the database'),
  filaParada: phrase(
    'Há lotes à espera há mais de {minutos} minutos, e nada avança.',
    'Batches have waited for more than {minutos} minutes, and nothing advances.',
  ),
  loteIlegivel: phrase(
    'Um lote que não pode ser decifrado retém os que vieram depois.',
    'A batch that cannot be decrypted holds those that came later.',
  ),
  replicaAtrasada: phrase('A réplica do banco está atrasada.', 'The replica of the database is behind.'),
  replicaForaDoAr: phrase('A réplica do banco não responde.', 'The replica of the database does not answer.'),
  replicaAlheia: phrase(
    'O servidor de DATABASE_READ_URL não é réplica deste banco.',
    'The server of DATABASE_READ_URL is no replica of this database.',
  ),
  emailFalhando: phrase(
    'O servidor de e-mail não atendeu nas últimas {falhas} tentativas.',
    'The mail server did not answer in the last {falhas} attempts.',
  ),
  emailNaoConfigurado: phrase(
    'Há mensagens à espera, e nenhum servidor de e-mail foi configurado.',
    'Messages are waiting, and no mail server is configured.',
  ),
  telefoneFalhando: phrase(
    'Há provedores de mensagens para telefones que não atendem.',
    'There are providers of messages to phones that do not answer.',
  ),
  webhookFalhando: phrase(
    'Há destinos de webhook que não recebem os eventos.',
    'There are webhook targets that do not receive their events.',
  ),
  copiaAtrasada: phrase(
    'A última cópia de segurança tem {horas} horas.',
    'The last backup is {horas} hours old.',
  ),
  copiaAusente: phrase('Ainda não há cópia de segurança.', 'There is no backup yet.'),
  copiaNaoEnsaiada: phrase(
    'A restauração da cópia de segurança não foi ensaiada nos últimos {dias} dias.',
    'Restoring the backup has not been rehearsed in the last {dias} days.',
  ),
  copiaSemPasta: phrase(
    'A cópia da noite não pode ser feita. {problema}',
    'The nightly backup cannot be made. {problema}',
  ),
  copiaComProblema: phrase(
    'A cópia de segurança tem um problema: {problema}.',
    'The backup has a problem: {problema}.',
  ),
  tarefaFalhando: phrase(
    'A tarefa agendada {tarefa} falhou {falhas} vezes seguidas ({falha}).',
    'The scheduled job {tarefa} failed {falhas} times in a row ({falha}).',
  ),
  verificacaoFalhou: phrase(
    'Não foi possível verificar: {verificacao} ({falha}).',
    'This could not be checked: {verificacao} ({falha}).',
  ),
  verificacaoDisco: phrase('espaço em disco', 'disk space'),
  verificacaoFila: phrase('fila de lotes', 'queue of batches'),
  verificacaoReplica: phrase('réplica', 'replica'),
  verificacaoEmail: phrase('e-mail', 'e-mail'),
  verificacaoWebhooks: phrase('webhooks', 'webhooks'),
  verificacaoCopia: phrase('cópia de segurança', 'backup'),
  verificacaoTarefas: phrase('tarefas agendadas', 'scheduled jobs'),
} as const
