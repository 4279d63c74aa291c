import type { Tone } from './machines/machine.ts'
import { type Phrase, phrase } from './phrase.ts'

interface HealthReason {
  tone: Tone
  /** Concerns the whole platform, and not only some clients. */
  platform: boolean
  title: Phrase
  /** Instruction for the operator. */
  fix: Phrase
}

/**
 * Failures in a row of a webhook target, the mail server or a scheduled job that count as a problem: each is
 * tried again, so one or two may be accidents.
 */
export const failingAfter = 3

/** Reason codes of `/readyz`, metrics, the panel and `vinculo doctor`. A closed table. */
export const healthReasons = {
  DISCO_CHEIO: {
    tone: 'erro',
    platform: true,
    title: phrase('Disco cheio', 'Disk full'),
    fix: phrase(
      'Libere espaço ou aumente o disco. Até lá, lotes e arquivos são recusados; nada do que foi confirmado se perde.',
      'Free space or enlarge the disk. Until then batches and files are refused; nothing acknowledged is lost.',
    ),
  },
  DISCO_QUASE_CHEIO: {
    tone: 'atencao',
    platform: true,
    title: phrase('Disco quase cheio', 'Disk nearly full'),
    fix: phrase(
      'Libere espaço ou aumente o disco antes que ele encha. VINCULO_DISK_LOW diz a partir de quanto se avisa.',
      'Free space or enlarge the disk before it is full. VINCULO_DISK_LOW says from when on this is reported.',
    ),
  },
  FILA_PARADA: {
    tone: 'erro',
    platform: false,
    title: phrase('Fila de lotes parada', 'Queue of batches stalled'),
    fix: phrase(
      'Confira que algum processo trata lotes (VINCULO_WORKERS acima de 0, ou vinculo work) e veja no registro batch.failed e worker.trouble.',
      'Check that a process works on batches (VINCULO_WORKERS above 0, or vinculo work), and look for batch.failed and worker.trouble in the log.',
    ),
  },
  LOTE_ILEGIVEL: {
    tone: 'erro',
    platform: false,
    title: phrase('Lote que não pode ser decifrado', 'Batch that cannot be decrypted'),
    fix: phrase(
      'Devolva a chave que falta a VINCULO_KEYS ou a secrets.json. Se o conteúdo se danificou, use vinculo batch abandon.',
      'Give the missing key back to VINCULO_KEYS or secrets.json. If the contents are damaged, use vinculo batch abandon.',
    ),
  },
  REPLICA_ATRASADA: {
    tone: 'atencao',
    platform: true,
    title: phrase('Réplica atrasada', 'Replica behind'),
    fix: phrase(
      'As consultas vão ao banco principal. Confira rede e disco da réplica, e vinculo_replica_behind_bytes.',
      'Queries go to the primary. Check network and disk of the replica, and vinculo_replica_behind_bytes.',
    ),
  },
  REPLICA_FORA_DO_AR: {
    tone: 'atencao',
    platform: true,
    title: phrase('Réplica fora do ar', 'Replica down'),
    fix: phrase(
      'As consultas vão ao banco principal. Inicie a réplica, ou retire DATABASE_READ_URL.',
      'Queries go to the primary. Start the replica, or remove DATABASE_READ_URL.',
    ),
  },
  REPLICA_ALHEIA: {
    tone: 'atencao',
    platform: true,
    title: phrase('Réplica de outro banco', 'Replica of another database'),
    fix: phrase(
      'Faça a réplica de novo a partir deste banco, ou corrija DATABASE_READ_URL.',
      'Make the replica again from this database, or correct DATABASE_READ_URL.',
    ),
  },
  EMAIL_FALHANDO: {
    tone: 'erro',
    platform: true,
    title: phrase('E-mail não sai', 'E-mail does not leave'),
    fix: phrase(
      'As mensagens esperam e são tentadas de novo. Veja o que o servidor diz com vinculo mail test --to ENDEREÇO.',
      'Messages wait and are tried again. See what the server says with vinculo mail test --to ADDRESS.',
    ),
  },
  EMAIL_NAO_CONFIGURADO: {
    tone: 'atencao',
    platform: false,
    title: phrase('E-mail não configurado', 'E-mail not configured'),
    fix: phrase(
      'Defina VINCULO_SMTP_URL e VINCULO_MAIL_FROM: as mensagens saem no início seguinte.',
      'Set VINCULO_SMTP_URL and VINCULO_MAIL_FROM: the messages leave after the next start.',
    ),
  },
  TELEFONE_FALHANDO: {
    tone: 'atencao',
    platform: false,
    title: phrase(
      'Provedor de mensagens para telefones que não atende',
      'Provider of messages to phones that does not answer',
    ),
    fix: phrase(
      'As mensagens vão por e-mail. Em Configurações, Mensagens para telefones, a instituição vê a última resposta do provedor. Se falham todos, confira a saída da rede para a porta 443.',
      'The messages go by e-mail. Under Settings, Messages to phones, the institution sees the last answer of the provider. If all fail, check that the network lets requests out to port 443.',
    ),
  },
  WEBHOOK_FALHANDO: {
    tone: 'atencao',
    platform: false,
    title: phrase('Destino de webhook que não recebe', 'Webhook target that does not receive'),
    fix: phrase(
      'Em Integração, Webhooks, cada destino mostra a última falha e quem deve fazer o quê. Se falham todos, confira a saída da rede para a porta 443.',
      'Under Integration, Webhooks, each target shows its last failure and who has to do what. If all fail, check that the network lets requests out to port 443.',
    ),
  },
  COPIA_SEM_PASTA: {
    tone: 'erro',
    platform: true,
    title: phrase('Pasta das cópias que não serve', 'Unusable folder for backups'),
    fix: phrase(
      'Dê a pasta de VINCULO_BACKUPS à conta da plataforma, ou escolha outra. No serviço do Debian, permita-a também com ReadWritePaths= (systemctl edit vinculo); no contêiner, em volumes.',
      'Give the folder of VINCULO_BACKUPS to the account of the platform, or choose another one. In the service of Debian, also allow it with ReadWritePaths= (systemctl edit vinculo); in a container, under volumes.',
    ),
  },
  COPIA_ATRASADA: {
    tone: 'erro',
    platform: true,
    title: phrase('Cópia de segurança atrasada', 'Backup outdated'),
    fix: phrase(
      'Faça uma cópia com "vinculo backup PASTA", e procure no registro por que a da noite falhou (job.failed).',
      'Make a backup with "vinculo backup FOLDER", and look in the log for why the nightly one failed (job.failed).',
    ),
  },
  COPIA_NAO_ENSAIADA: {
    tone: 'atencao',
    platform: true,
    title: phrase('Cópia de segurança não ensaiada', 'Backup not rehearsed'),
    fix: phrase(
      'Ensaie a restauração com "vinculo restore PASTA --rehearse": só uma cópia que foi restaurada é uma cópia.',
      'Rehearse restoring it with "vinculo restore FOLDER --rehearse": only a backup that was restored is one.',
    ),
  },
  COPIA_COM_PROBLEMA: {
    tone: 'erro',
    platform: true,
    title: phrase('Cópia de segurança com problema', 'Backup with a problem'),
    fix: phrase(
      'Corrija o que a mensagem diz e faça uma cópia nova.',
      'Correct what the message says, and make a new backup.',
    ),
  },
  TAREFA_FALHANDO: {
    tone: 'atencao',
    platform: true,
    title: phrase('Tarefa agendada que falha', 'Scheduled job that fails'),
    fix: phrase(
      'Veja no registro job.failed com o nome da tarefa. Ela é repetida na hora seguinte.',
      'Look for job.failed with the name of the job in the log. It is repeated at its next time.',
    ),
  },
  VERIFICACAO_FALHOU: {
    tone: 'atencao',
    platform: true,
    title: phrase('Verificação que falhou', 'Check that failed'),
    fix: phrase(
      'Confira que o banco de dados e a pasta de dados respondem.',
      'Check that the database and the data folder answer.',
    ),
  },
} as const satisfies Readonly<Record<string, HealthReason>>

export type HealthCode = keyof typeof healthReasons

/** Problems that only `vinculo doctor` reports: those of an installation that may not start. */
export const installationReasons = {
  CONFIGURACAO_ERRADA: {
    tone: 'erro',
    title: phrase('Configuração que não serve', 'Wrong setting'),
    fix: phrase(
      'Corrija-a; vinculo config check mostra todas. Com ela a plataforma não inicia.',
      'Correct it; vinculo config check shows all of them. The platform does not start with it.',
    ),
  },
  VARIAVEL_DESCONHECIDA: {
    tone: 'atencao',
    title: phrase('Variável desconhecida', 'Unknown variable'),
    fix: phrase('Corrija o nome ou retire a variável.', 'Correct the name, or remove the variable.'),
  },
  PLATAFORMA_NAO_ATENDE: {
    tone: 'erro',
    title: phrase('A plataforma não atende', 'The platform does not answer'),
    fix: phrase(
      'Inicie-a com vinculo serve, ou com o serviço da máquina. Se atende em outro endereço, repita com --host e --port; se esta máquina só tem vinculo work, com --work.',
      'Start it with vinculo serve, or with the service of the machine. If it answers at another address, repeat with --host and --port; if this machine has only vinculo work, with --work.',
    ),
  },
  PASTA_DE_DADOS: {
    tone: 'erro',
    title: phrase('Pasta de dados que não serve', 'Unusable data folder'),
    fix: phrase(
      'Confira VINCULO_DATA, o dono e as permissões da pasta, e execute o comando com a conta da plataforma.',
      'Check VINCULO_DATA, owner and permissions of the folder, and run the command as the account of the platform.',
    ),
  },
  BANCO_NAO_ATENDE: {
    tone: 'erro',
    title: phrase('O banco de dados não atende', 'The database does not answer'),
    fix: phrase(
      'Confira que o PostgreSQL está no ar, e DATABASE_URL e DATABASE_OWNER_URL, se usadas.',
      'Check that PostgreSQL runs, and DATABASE_URL and DATABASE_OWNER_URL where they are used.',
    ),
  },
  BANCO_DE_OUTRA_VERSAO: {
    tone: 'erro',
    title: phrase('Banco de dados de outra versão', 'Database of another version'),
    fix: phrase(
      'Use a versão do Vínculo que atualizou o banco, ou outra mais nova.',
      'Use the version of Vínculo that updated the database, or a newer one.',
    ),
  },
  POSTGRES_DE_OUTRA_VERSAO: {
    tone: 'erro',
    title: phrase('PostgreSQL de outra versão', 'PostgreSQL of another version'),
    fix: phrase(
      'Com um PostgreSQL seu, use a versão 16 ou uma mais nova. Os dados do embutido passam de uma versão a outra com vinculo data export e vinculo data import.',
      'With a PostgreSQL of your own, use version 16 or newer. The data of the embedded one move between versions with vinculo data export and vinculo data import.',
    ),
  },
  PASTA_INCOMPLETA: {
    tone: 'erro',
    title: phrase('Restauração ou importação que não terminou', 'Restore or import that has not ended'),
    fix: phrase(
      'Repita o comando, com a mesma pasta de dados, até o fim. Antes disso nada inicia nela.',
      'Repeat the command to its end, with the same data folder. Nothing starts there before.',
    ),
  },
  CHAVES_ERRADAS: {
    tone: 'erro',
    title: phrase('Chaves que não são as deste banco', 'Keys that are not those of this database'),
    fix: phrase(
      'Devolva secrets.json, ou o valor de VINCULO_KEYS, da cópia que você guarda à parte.',
      'Put secrets.json, or the value of VINCULO_KEYS, back from the copy that you keep apart.',
    ),
  },
} as const satisfies Readonly<Record<string, Omit<HealthReason, 'platform'>>>

export type InstallationCode = keyof typeof installationReasons
