-- Inbound batches: receipt, queue, outcome of every record.

create table lote (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  operacao text collate "C" not null,
  -- RETORNO of the envelope: the ID_RETORNO of records that bring none.
  retorno text,
  situacao text not null default 'Recebido'
    check (situacao in ('Recebido', 'Em processamento', 'Processado', 'Processado com ocorrências', 'Falhou')),
  tamanho bigint not null,
  registros integer not null,
  partes integer not null,
  partes_feitas integer not null default 0,
  incluidos integer not null default 0,
  atualizados integer not null default 0,
  inalterados integer not null default 0,
  recusados integer not null default 0,
  erros integer not null default 0,
  alertas integer not null default 0,
  tentativas integer not null default 0,
  quedas integer not null default 0,
  falha text,
  recebido_em timestamptz not null default now(),
  iniciado_em timestamptz,
  terminado_em timestamptz,
  primary key (cliente_id, id)
);
create index lote_por_recebimento on lote (cliente_id, recebido_em, id);
call proteger('lote');

-- The records as they came, cut at record borders, compressed and then encrypted. Without the envelope,
-- and so without the token.
create table lote_parte (
  cliente_id integer not null,
  lote_id bigint not null,
  parte integer not null,
  primeiro integer not null,
  registros integer not null,
  -- It holds a number too wide for a JavaScript number.
  largo boolean not null,
  corpo bytea not null,
  primary key (cliente_id, lote_id, parte),
  foreign key (cliente_id, lote_id) references lote
);
alter table lote_parte alter corpo set storage external;
call proteger('lote_parte');

-- What waits to be processed. Holds no client data, so that a worker can find work for every client.
create table fila (
  lote_id bigint primary key,
  cliente_id integer not null,
  pronto_em timestamptz not null default now()
);
create index fila_por_cliente on fila (cliente_id, lote_id);

-- When each client was last served: the one who waits longest goes first.
create table vez (
  cliente_id integer primary key,
  servido_em timestamptz not null
);

-- One letter per record, in input order: I included, A updated, N unchanged, R refused.
create table lote_resultado (
  cliente_id integer not null,
  lote_id bigint not null,
  parte integer not null,
  primeiro integer not null,
  resultados text collate "C" not null,
  chaves text[] not null,
  primary key (cliente_id, lote_id, parte),
  foreign key (cliente_id, lote_id) references lote
);
call proteger('lote_resultado');

create table ocorrencia (
  cliente_id integer not null,
  id bigint generated always as identity,
  lote_id bigint not null,
  sequencia integer not null,
  operacao text collate "C" not null,
  id_retorno text,
  chave text,
  campo text,
  codigo text collate "C" not null,
  gravidade text collate "C" not null check (gravidade in ('Erro', 'Alerta', 'Informação')),
  mensagem text not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id)
);
create index ocorrencia_por_lote on ocorrencia (cliente_id, lote_id, id);
create index ocorrencia_por_inclusao on ocorrencia (cliente_id, inclusao, id);
create index ocorrencia_por_retorno on ocorrencia (cliente_id, id_retorno, id) where id_retorno is not null;
call proteger('ocorrencia');

-- Background work a client has: which kind, nothing about what.
create table tarefa (
  tipo text collate "C" not null check (tipo in ('senhas', 'documentos')),
  cliente_id integer not null,
  -- Whoever asks again moves it; whoever ends the work removes the row only if it has not moved since.
  pedida_em timestamptz not null,
  primary key (tipo, cliente_id)
);
