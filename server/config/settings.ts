export interface Setting {
  /** Value without the variable, as an operator writes it; undefined where there is none. */
  standard?: string
  /** What it is, in Portuguese. */
  text: string
  /** Its value is never shown. */
  secret?: true
}

/** Every variable that the program reads. */
export const settings = {
  VINCULO_HOST: { standard: '127.0.0.1', text: 'endereço em que escuta' },
  VINCULO_PORT: { standard: '8080', text: 'porta em que escuta' },
  VINCULO_PUBLIC_URL: { text: 'endereço público, usado nos links' },
  VINCULO_TRUST_PROXY: { standard: '0', text: 'proxies à frente: quantos, ou seus endereços e redes' },
  VINCULO_DATA: { standard: 'data', text: 'pasta do banco embutido, dos segredos e dos arquivos' },
  VINCULO_DB_PORT: { text: 'porta de 127.0.0.1 em que o PostgreSQL embutido também escuta' },
  DATABASE_URL: { text: 'PostgreSQL próprio, com a conta da aplicação', secret: true },
  DATABASE_OWNER_URL: { text: 'o mesmo banco, com a conta do dono', secret: true },
  DATABASE_READ_URL: { text: 'réplica que responde consultas', secret: true },
  VINCULO_KEYS: { text: 'chaves que selam os dados', secret: true },
  VINCULO_FILES: { standard: 'folder', text: 'onde ficam os arquivos: folder ou s3' },
  VINCULO_S3_ENDPOINT: { text: 'endereço do serviço S3' },
  VINCULO_S3_BUCKET: { text: 'bucket dos arquivos' },
  VINCULO_S3_PREFIX: { text: 'prefixo dos nomes no bucket' },
  VINCULO_S3_REGION: { standard: 'us-east-1', text: 'região da assinatura' },
  VINCULO_S3_ACCESS_KEY: { text: 'chave de acesso ao bucket' },
  VINCULO_S3_SECRET_KEY: { text: 'chave secreta do bucket', secret: true },
  VINCULO_S3_SECRET_KEY_FILE: { text: 'arquivo com a chave secreta do bucket' },
  VINCULO_WORKERS: { standard: '2', text: 'lotes processados ao mesmo tempo' },
  VINCULO_WATCH_SECONDS: {
    standard: '30',
    text: 'segundos sem sinal de vida depois dos quais uma thread é trocada',
  },
  VINCULO_MAX_BODY: { standard: '64MiB', text: 'maior corpo de um lote' },
  VINCULO_MAX_RECORDS: { standard: '100000', text: 'mais registros em um lote' },
  VINCULO_MAX_HELD: { text: 'memória para corpos que estão chegando' },
  VINCULO_BODY_MINUTES: { standard: '15', text: 'minutos para um corpo chegar' },
  VINCULO_STREAMS: { standard: '8', text: 'respostas longas enviadas ao mesmo tempo' },
  VINCULO_MIN_RATE: { standard: '16384', text: 'bytes por segundo que quem envia ou lê deve manter' },
  VINCULO_STALL_SECONDS: { standard: '30', text: 'segundos sobre os quais esse ritmo é medido' },
  VINCULO_RATE_TOKEN: { standard: '600', text: 'pedidos por minuto e token' },
  VINCULO_RATE_UNPAGED: { standard: '60', text: 'consultas sem páginas por minuto e token' },
  VINCULO_RATE_FAILED: { standard: '10', text: 'credenciais recusadas por minuto e endereço' },
  VINCULO_RATE_GETTOKEN: { standard: '10', text: 'tokens emitidos por minuto e cliente' },
  VINCULO_TOKEN_MINUTES: { standard: '60', text: 'minutos que vale um token de GetToken' },
  VINCULO_SESSION_IDLE_HOURS: { standard: '8', text: 'horas sem uso depois das quais uma sessão termina' },
  VINCULO_SESSION_DAYS: { standard: '7', text: 'dias depois dos quais uma sessão termina de todo modo' },
  VINCULO_SMTP_URL: { text: 'servidor de e-mail', secret: true },
  VINCULO_MAIL_FROM: { text: 'remetente das mensagens' },
  VINCULO_WEBHOOK_PORTS: { standard: '443', text: 'portas que webhooks podem usar' },
  VINCULO_WEBHOOK_DAYS: { standard: '90', text: 'dias que se guardam os eventos de webhooks' },
  VINCULO_WEBHOOK_DEV: { standard: '0', text: '1: webhooks também podem ir para esta máquina' },
  VINCULO_BODY_DAYS: { standard: '30', text: 'dias que se guardam os registros de um lote' },
  VINCULO_OCCURRENCE_MONTHS: { standard: '24', text: 'meses que se guardam as ocorrências' },
  VINCULO_AUDIT_MONTHS: { standard: '60', text: 'meses que se guarda a trilha de auditoria' },
  VINCULO_METRICS: { text: 'endereço próprio das métricas' },
  VINCULO_LOG: { standard: 'info', text: 'nível do registro' },
  VINCULO_DISK_LOW: { standard: '2GiB', text: 'espaço livre abaixo do qual o disco conta como quase cheio' },
  VINCULO_DISK_FULL: { standard: '256MiB', text: 'espaço livre abaixo do qual o disco conta como cheio' },
  VINCULO_QUEUE_MINUTES: {
    standard: '15',
    text: 'minutos de espera de um lote, sem que nada avance, que contam como fila parada',
  },
  VINCULO_BACKUPS: { text: 'pasta das cópias de segurança, feitas e ensaiadas toda noite' },
  VINCULO_BACKUPS_KEEP: { standard: '7', text: 'cópias noturnas que se guardam' },
  VINCULO_BACKUP_PASSPHRASE: {
    text: 'frase-senha das chaves em vinculo backup --with-keys e vinculo restore',
    secret: true,
  },
  VINCULO_CONSOLE: { standard: '1', text: '0: sem console' },
  VINCULO_DEMO: { standard: '1', text: '0: sem cliente de exemplo em um banco vazio' },
  VINCULO_SERVER: { standard: 'http://127.0.0.1:8080', text: 'servidor que send, export e watch chamam' },
  VINCULO_TOKEN: { text: 'token de integração de send, export e watch', secret: true },
} as const satisfies Readonly<Record<string, Setting>>

export type SettingName = keyof typeof settings

export const settingNames = Object.keys(settings) as SettingName[]
