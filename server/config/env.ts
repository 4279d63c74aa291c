/** Every environment variable the program reads. No other module reads the environment. */
export interface Environment {
  VINCULO_HOST?: string | undefined
  VINCULO_PORT?: string | undefined
  VINCULO_DATA?: string | undefined
  VINCULO_DB_PORT?: string | undefined
  VINCULO_WORKERS?: string | undefined
  VINCULO_WATCH_SECONDS?: string | undefined
  VINCULO_PUBLIC_URL?: string | undefined
  VINCULO_DEMO?: string | undefined
  VINCULO_CONSOLE?: string | undefined
  VINCULO_KEYS?: string | undefined
  VINCULO_MAX_BODY?: string | undefined
  VINCULO_MAX_RECORDS?: string | undefined
  VINCULO_LOG?: string | undefined
  VINCULO_BODY_DAYS?: string | undefined
  VINCULO_OCCURRENCE_MONTHS?: string | undefined
  VINCULO_AUDIT_MONTHS?: string | undefined
  VINCULO_TRUST_PROXY?: string | undefined
  VINCULO_METRICS?: string | undefined
  VINCULO_MAX_HELD?: string | undefined
  VINCULO_STREAMS?: string | undefined
  VINCULO_MIN_RATE?: string | undefined
  VINCULO_STALL_SECONDS?: string | undefined
  VINCULO_BODY_MINUTES?: string | undefined
  VINCULO_RATE_TOKEN?: string | undefined
  VINCULO_RATE_UNPAGED?: string | undefined
  VINCULO_RATE_FAILED?: string | undefined
  VINCULO_RATE_GETTOKEN?: string | undefined
  VINCULO_TOKEN_MINUTES?: string | undefined
  VINCULO_SESSION_IDLE_HOURS?: string | undefined
  VINCULO_SESSION_DAYS?: string | undefined
  VINCULO_FILES?: string | undefined
  VINCULO_S3_ENDPOINT?: string | undefined
  VINCULO_S3_BUCKET?: string | undefined
  VINCULO_S3_REGION?: string | undefined
  VINCULO_S3_ACCESS_KEY?: string | undefined
  VINCULO_S3_SECRET_KEY?: string | undefined
  VINCULO_S3_SECRET_KEY_FILE?: string | undefined
  VINCULO_S3_PREFIX?: string | undefined
  VINCULO_WEBHOOK_DEV?: string | undefined
  VINCULO_WEBHOOK_PORTS?: string | undefined
  VINCULO_WEBHOOK_DAYS?: string | undefined
  VINCULO_SMTP_URL?: string | undefined
  VINCULO_MAIL_FROM?: string | undefined
  /** For commands that call a server: its address, and their token. */
  VINCULO_SERVER?: string | undefined
  VINCULO_TOKEN?: string | undefined
  DATABASE_URL?: string | undefined
  DATABASE_OWNER_URL?: string | undefined
  DATABASE_READ_URL?: string | undefined
}

export function readEnvironment(): Environment {
  return process.env
}
