-- Records that wait for a reference, simulated and repeated batches, requests that may come twice.

-- Hours that a record waits for a reference that does not exist yet; 0 refuses it at once.
alter table cliente add espera_referencias integer not null default 24
  check (espera_referencias between 0 and 8760);

-- What breaking a rule of law means to this client, by rule: alertar or desligado; refusal where none is named.
alter table cliente add regras_legais jsonb not null default '{}';

-- New vacancies wait for approval.
alter table cliente add aprova_vagas boolean not null default false;
create function situacao_inicial_vaga() returns text language sql stable
  return (select case when aprova_vagas then 'Em aprovação' else 'Aberta' end
            from cliente where cliente_id = cliente_atual());
alter table vaga alter situacao set default situacao_inicial_vaga();

alter table lote
  -- Records that wait, a part of registros as included, updated, unchanged and refused ones are.
  add aguardando integer not null default 0,
  -- Decides and reports, and changes nothing.
  add simulado boolean not null default false,
  -- The batch whose refused records this one brings again, and their positions there.
  add origem_id bigint,
  add origem_sequencias integer[];

create unique index lote_reprocesso_aberto on lote (cliente_id, origem_id)
  where origem_id is not null and situacao in ('Recebido', 'Em processamento');

-- ID_RETORNO of each record, where one differs from the batch's own.
alter table lote_resultado add retornos text[];
comment on column lote_resultado.resultados is
  'One letter per record: I included, A updated, N unchanged, R refused, E waiting for a reference';

-- The findings of one record are asked for together.
drop index ocorrencia_por_lote;
create index ocorrencia_por_registro on ocorrencia (cliente_id, lote_id, sequencia, id);

-- One row per record that waits. The record itself stays where it was received, sealed.
create table espera (
  cliente_id integer not null,
  lote_id bigint not null,
  sequencia integer not null,
  parte integer not null,
  operacao text collate "C" not null,
  id_retorno text,
  -- The record's own key, by which a newer record makes it obsolete.
  chave text collate "C" not null,
  -- What it waits for: kind of record and its key.
  alvo text collate "C" not null,
  codigo text collate "C" not null,
  -- What it waits for has arrived.
  pronta boolean not null default false,
  expira_em timestamptz not null,
  primary key (cliente_id, lote_id, sequencia),
  foreign key (cliente_id, lote_id) references lote
);
create index espera_por_alvo on espera (cliente_id, alvo, codigo) where not pronta;
create index espera_prontas on espera (cliente_id, lote_id, sequencia) where pronta;
create index espera_por_chave on espera (cliente_id, operacao, chave);
create index espera_por_prazo on espera (cliente_id, expira_em) where not pronta;
call proteger('espera');

alter table tarefa drop constraint tarefa_tipo_check;
alter table tarefa add constraint tarefa_tipo_check check (tipo in ('senhas', 'documentos', 'espera'));

-- Keys of requests, so that one sent twice makes one batch.
create table idempotencia (
  cliente_id integer not null,
  chave text collate "C" not null,
  -- Keyed digest of operation and records.
  impressao bytea not null,
  lote_id bigint not null,
  inclusao timestamptz not null default now(),
  primary key (cliente_id, chave),
  foreign key (cliente_id, lote_id) references lote
);
create index idempotencia_por_inclusao on idempotencia (cliente_id, inclusao);
call proteger('idempotencia');

-- What was added since the audit trail was laid out.
call auditar('cliente');
alter table provedor_oidc add id bigint generated always as identity;
call auditar('provedor_oidc');
call auditar('conta_integracao', '{"hash": null, "usada_em": null}',
  $$case when v.revogada_em is null and n.revogada_em is not null then 'Inativação' else 'Alteração' end$$);
