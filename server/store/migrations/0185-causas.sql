-- Why records are not applied, across batches: a cause is an operation, an occurrence, a field and the shape of what stood
-- there, never the value. Written with the outcomes, so that nobody has to look through all of them to find it.
create table causa (
  cliente_id integer not null,
  id bigint generated always as identity,
  operacao text collate "C" not null,
  codigo text collate "C" not null,
  campo text collate "C" not null,
  forma text collate "C" not null,
  -- Records that stand refused, or wait, for it now.
  registros integer not null default 0,
  -- Since when there are some without a break, when the last came, and with which batch.
  desde timestamptz not null default now(),
  ultima timestamptz not null default now(),
  lote_id bigint not null,
  responsavel_id bigint,
  -- Said to be settled by somebody, while none came since.
  resolvida_em timestamptz,
  resolvida_por text,
  motivo text,
  versao integer not null default 1,
  primary key (cliente_id, id),
  unique (cliente_id, operacao, codigo, campo, forma),
  foreign key (cliente_id, responsavel_id) references usuario
);
create index causa_abertas on causa (cliente_id, operacao) where registros > 0;
call proteger('causa');
call auditar('causa', '{"registros": null, "desde": null, "ultima": null, "lote_id": null, "versao": null}');

-- The last that the source said of a record, where that was not applied: one row for each cause. What it says later, applied
-- or refused otherwise, takes the place of these.
create table causa_registro (
  cliente_id integer not null,
  id bigint generated always as identity,
  causa_id bigint not null,
  operacao text collate "C" not null,
  -- As batches name the record, and as people may read it.
  chave text collate "C" not null,
  identificacao text not null,
  -- Whom it is about, where it is about somebody.
  pessoa text collate "C",
  lote_id bigint not null,
  sequencia integer not null,
  -- Who has the value that only one may have, as batches name them.
  detentor text collate "C",
  -- The batch by which somebody sends it again.
  reenvio_id bigint,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, operacao, chave, causa_id),
  foreign key (cliente_id, causa_id) references causa
);
create index causa_registro_por_causa on causa_registro (cliente_id, causa_id, id);
create index causa_registro_por_lote on causa_registro (cliente_id, lote_id);
call proteger('causa_registro');

-- Records that somebody chose and sends again come in batches of their own: several of one batch may be under way.
alter table lote add reenvio boolean not null default false;
comment on column lote.reenvio is 'Records of another batch that somebody chose, perhaps corrected, and sent again';
drop index if exists lote_reprocesso_aberto;
create unique index lote_reprocesso_aberto on lote (cliente_id, origem_id)
  where origem_id is not null and not reenvio and situacao in ('Recebido', 'Em processamento');

-- Lists of batches: by when they came they are already found; these with records that were refused.
create index lote_com_recusas on lote (cliente_id, id) where recusados > 0;
