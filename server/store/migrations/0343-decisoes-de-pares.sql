-- migration: transaction

-- What staff decided about two records that want the same unique value. It applies whenever the source sends the
-- same collision again. Both records are named by their keys, as in causa_registro; the value is not stored.
create table causa_decisao (
  cliente_id integer not null,
  id bigint generated always as identity,
  operacao text collate "C" not null,
  codigo text collate "C" not null,
  campo text collate "C" not null,
  -- Key of the record that the batch brought, and of the one that has the value.
  chave text collate "C" not null,
  detentor text collate "C" not null,
  decisao text collate "C" not null check (decisao in ('inativar', 'devolver')),
  autor text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  decidida_em timestamptz not null default now(),
  revogada_em timestamptz,
  revogada_por text,
  versao integer not null default 1,
  primary key (cliente_id, id),
  unique (cliente_id, operacao, codigo, campo, chave, detentor)
);
call proteger('causa_decisao');
call auditar('causa_decisao', '{"versao": null}');

-- The decision under which a record came again. It is then no longer counted as open.
alter table causa_registro add column decisao_id bigint;

alter table causa
  -- Records under a decision.
  add column decididos integer not null default 0,
  -- Records applied since the cause opened, the last time, and the batch they came in.
  add column sanados integer not null default 0,
  add column sanados_em timestamptz,
  add column sanados_lote_id bigint;
call auditar('causa', '{"registros": null, "desde": null, "ultima": null, "lote_id": null, "versao": null, "decididos": null,
  "sanados": null, "sanados_em": null, "sanados_lote_id": null}');
