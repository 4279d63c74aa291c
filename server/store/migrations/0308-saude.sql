-- migration: transaction

-- What is read to tell how the platform is doing, in tables without client data.

-- When a batch was received: retries move pronto_em.
alter table fila add recebido_em timestamptz not null default now();

-- How often in a row the mail server could not be reached for a client's messages, and since when.
alter table fila_mensagem add falhas integer not null default 0;
alter table fila_mensagem add falhando_desde timestamptz;

-- Attempts of the target that failed in a row.
alter table fila_webhook add falhas integer not null default 0;

-- How the last runs of each scheduled job ended.
create table trabalho_agendado (
  nome text collate "C" primary key,
  -- Runs that failed in a row, since when, and how the last one failed.
  falhas integer not null default 0,
  falhando_desde timestamptz,
  falha text,
  concluido_em timestamptz
);
revoke all on trabalho_agendado from vinculo_app;
