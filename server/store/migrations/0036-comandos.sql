-- Commands that came with a key, so that one sent twice is made once, and answered twice.
create table comando (
  cliente_id integer not null,
  chave text collate "C" not null,
  -- Keyed digest of who asked for what.
  impressao bytea not null,
  -- Null while it is being made, which nobody else sees.
  resposta json,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, chave)
);
create index comando_por_inclusao on comando (cliente_id, inclusao);
call proteger('comando');
