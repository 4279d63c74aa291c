-- Webhooks: where the outcome of batches is told, what is to be told, and every attempt to tell it.

create table webhook_destino (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  url text not null check (length(url) <= 500),
  -- Sealed. The previous secret signs beside the current one until its moment comes.
  segredo bytea not null,
  segredo_anterior bytea,
  anterior_ate timestamptz,
  eventos text[] not null default '{lote.processado}',
  -- Told of every batch, or only of those with ID_RETORNO.
  todos_os_lotes boolean not null default false,
  situacao text collate "C" not null default 'Ativo'
    check (situacao in ('Ativo', 'Pausado', 'Desativado', 'Removido')),
  -- Why it is not active, and the diagnosis that led to it.
  motivo text collate "C" check (motivo in ('FALHAS', 'PEDIDO', 'HTTP_410')),
  diagnostico text collate "C",
  situacao_desde timestamptz not null default now(),
  -- Number of its last event. Numbers have no holes: they are given in the transaction that writes the event.
  sequencia bigint not null default 0,
  -- Failed attempts since the last success.
  falhas integer not null default 0,
  falhas_desde timestamptz,
  -- Nothing is sent to it before this moment.
  nao_antes timestamptz not null default '-infinity',
  -- Events up to this number were held, and go out one by one in their order.
  dreno_ate bigint not null default 0,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id)
);
create unique index webhook_destino_url on webhook_destino (cliente_id, url) where situacao <> 'Removido';
call proteger('webhook_destino');

create table webhook_evento (
  cliente_id integer not null,
  id uuid not null,
  destino_id bigint not null,
  sequencia bigint not null,
  lote_id bigint not null,
  id_retorno text,
  -- Sent once more after the last record that waited had come to its outcome.
  complemento boolean not null,
  aguardando integer not null,
  -- The body, without the link, which depends on the address of the installation.
  carga text not null,
  situacao text collate "C" not null default 'Pendente' check (situacao in
    ('Pendente', 'Enviando', 'Entregue', 'Aguardando nova tentativa', 'Falhou', 'Cancelada')),
  tentativas integer not null default 0,
  -- Counts how often sending began: who no longer holds the event cannot end it.
  envios integer not null default 0,
  -- How often it was used to find out whether a paused target answers again.
  sondas integer not null default 0,
  proxima_em timestamptz not null default now(),
  diagnostico text collate "C",
  entregue_em timestamptz,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, destino_id, sequencia),
  foreign key (cliente_id, destino_id) references webhook_destino,
  foreign key (cliente_id, lote_id) references lote
) with (fillfactor = 80);
create index webhook_evento_por_lote on webhook_evento (cliente_id, lote_id);
create index webhook_evento_devidos on webhook_evento (cliente_id, destino_id, proxima_em, sequencia)
  where situacao in ('Pendente', 'Enviando', 'Aguardando nova tentativa');
create index webhook_evento_retidos on webhook_evento (cliente_id, destino_id, sequencia)
  where situacao in ('Pendente', 'Enviando', 'Aguardando nova tentativa');
create index webhook_evento_por_inclusao on webhook_evento (cliente_id, inclusao);
call proteger('webhook_evento');

create table webhook_tentativa (
  cliente_id integer not null,
  id bigint generated always as identity,
  destino_id bigint not null,
  -- None for a test.
  evento_id uuid,
  inicio timestamptz not null,
  duracao_ms integer not null,
  status integer,
  diagnostico text collate "C" not null,
  -- What the network said, as a code.
  detalhe text collate "C" not null default '',
  -- How the answer began.
  resposta text not null default '',
  primary key (cliente_id, id),
  foreign key (cliente_id, destino_id) references webhook_destino
);
create index webhook_tentativa_por_evento on webhook_tentativa (cliente_id, evento_id, id);
create index webhook_tentativa_por_destino on webhook_tentativa (cliente_id, destino_id, id);
create index webhook_tentativa_por_inicio on webhook_tentativa (cliente_id, inicio);
call proteger('webhook_tentativa');

-- Which target has something to be sent, and from when on. Holds no client data, so that a worker can find work
-- for every client. Targets in trouble are told apart, so that they cannot take every place.
create table fila_webhook (
  destino_id bigint primary key,
  cliente_id integer not null,
  pronto_em timestamptz not null,
  aflito boolean not null default false
);
create index fila_webhook_por_hora on fila_webhook (pronto_em);

call auditar('webhook_destino',
  '{"sequencia": null, "falhas": null, "falhas_desde": null, "nao_antes": null, "dreno_ate": null, "situacao_desde": null}',
  $$case when v.situacao <> 'Removido' and n.situacao = 'Removido' then 'Inativação' else 'Alteração' end$$);
