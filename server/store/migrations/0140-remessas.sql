-- Payments leave in files for banks, and come back in their returns.

-- Accounts that the institution pays from. What identifies one at its bank is sealed; how a change of it waits for a second
-- person's word is sealed too.
create table conta_bancaria (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  nome text not null,
  situacao text not null default 'Em confirmação' check (situacao in
    ('Em confirmação', 'Ativa', 'Encerrada')),
  banco text collate "C" not null check (banco in ('001', '033', '104', '237', '341')),
  titular text not null,
  documento text collate "C" not null,
  convenio text,
  -- As people may see it who may not see the account itself.
  conta_mascarada text not null,
  -- A JSON text, sealed: branch and account with their digits, and what the bank's dialect asks for.
  dados bytea not null,
  -- The same with what a change says, until another person confirms it.
  proposta bytea,
  proposta_por text,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id)
);
create unique index conta_bancaria_por_nome on conta_bancaria (cliente_id, nome);
create index conta_bancaria_por_atualizacao on conta_bancaria (cliente_id, atualizacao, id) include (inclusao);
call proteger('conta_bancaria');
call versionar('conta_bancaria');
call historiar('conta_bancaria', 'situacao');
call auditar('conta_bancaria', '{"versao": null}');

-- The last number that a file of an account was given, and the last that a payment was. Who makes a file, or reads a return,
-- holds the row: one after the other.
create table conta_bancaria_sequencia (
  cliente_id integer not null,
  conta_bancaria_id bigint not null,
  ultimo_nsa integer not null default 0 check (ultimo_nsa between 0 and 999999),
  ultimo_item integer not null default 0 check (ultimo_item between 0 and 999999),
  primary key (cliente_id, conta_bancaria_id),
  foreign key (cliente_id, conta_bancaria_id) references conta_bancaria
);
call proteger('conta_bancaria_sequencia');

create table remessa (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  conta_bancaria_id bigint not null,
  nsa integer not null,
  situacao text not null default 'Gerada' check (situacao in
    ('Gerada', 'Enviada', 'Aceita', 'Processada', 'Rejeitada', 'Cancelada')),
  nome_arquivo text not null,
  quantidade_lotes integer not null,
  quantidade_registros integer not null,
  quantidade_itens integer not null,
  valor_total numeric(14, 2) not null,
  -- SHA-256 of the file.
  hash text collate "C" not null,
  avisos json not null default '[]',
  -- Who made and who approved it, by what tells one from another, and as people call them.
  gerada_por text not null,
  gerada_por_nome text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  aprovada_por text,
  aprovada_por_nome text,
  aprovada_em timestamptz,
  enviada_em timestamptz,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, conta_bancaria_id, nsa),
  foreign key (cliente_id, conta_bancaria_id) references conta_bancaria,
  check (num_nonnulls(aprovada_por, aprovada_por_nome, aprovada_em) in (0, 3)),
  check (aprovada_por <> gerada_por),
  check (situacao in ('Gerada', 'Cancelada') or aprovada_em is not null)
);
create index remessa_por_atualizacao on remessa (cliente_id, atualizacao, id) include (inclusao);
create index remessa_por_inclusao on remessa (cliente_id, inclusao, id);
call proteger('remessa');
call versionar('remessa');
call historiar('remessa', 'situacao');
call auditar('remessa', '{"versao": null}');

-- The file, in base64 in a JSON text, sealed.
create table remessa_conteudo (
  cliente_id integer not null,
  remessa_id bigint not null,
  conteudo bytea not null,
  primary key (cliente_id, remessa_id),
  foreign key (cliente_id, remessa_id) references remessa
);
-- What is encrypted does not compress.
alter table remessa_conteudo alter conteudo set storage external;
call proteger('remessa_conteudo');

create table remessa_item (
  cliente_id integer not null,
  id bigint generated always as identity,
  remessa_id bigint not null,
  conta_bancaria_id bigint not null,
  faturamento_id bigint not null,
  situacao text not null default 'Gerado' check (situacao in
    ('Gerado', 'Enviado', 'Agendado', 'Pago', 'Recusado', 'Cancelado', 'Devolvido')),
  sequencia integer not null,
  numero_lote integer not null,
  forma text not null check (forma in ('Crédito em conta', 'TED', 'Pix')),
  forma_lancamento text collate "C" not null,
  contador integer not null,
  seu_numero text collate "C" not null,
  -- Who is paid and where, as it was when the file was made; a JSON text, sealed.
  favorecido bytea not null,
  valor numeric(12, 2) not null check (valor > 0),
  data date not null,
  -- What the bank said last: [{codigo, descricao}].
  ocorrencias json not null default '[]',
  data_real date,
  valor_real numeric(12, 2),
  -- The row of a return by which it came to its state.
  retorno_item_id bigint,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, remessa_id, sequencia),
  foreign key (cliente_id, remessa_id) references remessa,
  foreign key (cliente_id, conta_bancaria_id) references conta_bancaria,
  foreign key (cliente_id, faturamento_id) references faturamento
);
-- What is on its way to be paid is on no other way.
create unique index remessa_item_vivo on remessa_item (cliente_id, faturamento_id)
  where situacao in ('Gerado', 'Enviado', 'Agendado');
create index remessa_item_por_faturamento on remessa_item (cliente_id, faturamento_id);
-- How a return finds what it is about.
create index remessa_item_por_contador on remessa_item (cliente_id, conta_bancaria_id, contador);
create index remessa_item_aberto on remessa_item (cliente_id, conta_bancaria_id, data)
  where situacao in ('Gerado', 'Enviado', 'Agendado');
create index remessa_item_por_atualizacao on remessa_item (cliente_id, atualizacao, id) include (inclusao);
call proteger('remessa_item');
call versionar('remessa_item');
call historiar('remessa_item', 'situacao');
call auditar('remessa_item', '{"versao": null}');

-- What a bank said, once: the same file again is the same return.
create table retorno (
  cliente_id integer not null references cliente,
  id bigint generated always as identity,
  conta_bancaria_id bigint not null,
  arquivo_nome text not null,
  arquivo_sha256 text collate "C" not null,
  arquivo_tamanho bigint not null,
  banco text collate "C" not null,
  nsa integer,
  geracao date,
  etapa text,
  quantidade_itens integer not null,
  avisos json not null default '[]',
  codigos json not null default '[]',
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, arquivo_sha256),
  foreign key (cliente_id, conta_bancaria_id) references conta_bancaria
);
create index retorno_por_atualizacao on retorno (cliente_id, atualizacao, id) include (inclusao);
call proteger('retorno');
call auditar('retorno');

create table retorno_item (
  cliente_id integer not null,
  id bigint generated always as identity,
  retorno_id bigint not null,
  situacao text not null default 'Conferir' check (situacao in ('Conferir', 'Aplicado', 'Repetido', 'Conciliado')),
  linha integer not null,
  remessa_item_id bigint,
  seu_numero text not null,
  -- Whom the bank says it is about; a JSON text, sealed.
  favorecido bytea not null,
  valor numeric(14, 2),
  data date,
  valor_real numeric(14, 2),
  data_real date,
  -- [{codigo, descricao}]
  ocorrencias json not null default '[]',
  autenticacao text,
  resultado text not null check (resultado in ('Pago', 'Cancelado', 'Devolvido', 'Recusado', 'Agendado', 'Conferir')),
  -- What it did, or why a person has to look.
  efeito text not null,
  versao integer not null default 1,
  inclusao timestamptz not null default now(),
  atualizacao timestamptz not null default now(),
  primary key (cliente_id, id),
  unique (cliente_id, retorno_id, linha),
  foreign key (cliente_id, retorno_id) references retorno,
  foreign key (cliente_id, remessa_item_id) references remessa_item
);
alter table remessa_item add foreign key (cliente_id, retorno_item_id) references retorno_item;
create index remessa_item_por_retorno_item on remessa_item (cliente_id, retorno_item_id) where retorno_item_id is not null;
create index retorno_item_por_remessa_item on retorno_item (cliente_id, remessa_item_id) where remessa_item_id is not null;
create index retorno_item_por_atualizacao on retorno_item (cliente_id, atualizacao, id) include (inclusao);
create index retorno_item_a_conferir on retorno_item (cliente_id, id) where situacao = 'Conferir';
call proteger('retorno_item');
call versionar('retorno_item');
call historiar('retorno_item', 'situacao');
call auditar('retorno_item', '{"versao": null}');

-- Lists that may be long are read in these orders.
call ordenar('remessa_item', 'data', 'data');
call ordenar('remessa_item', 'situacao', $$case situacao when 'Gerado' then 1 when 'Enviado' then 2 when 'Agendado' then 3 when 'Pago' then 4 when 'Recusado' then 5 when 'Cancelado' then 6 when 'Devolvido' then 7 end$$);
call ordenar('retorno_item', 'situacao', $$case situacao when 'Conferir' then 1 when 'Aplicado' then 2 when 'Repetido' then 3 when 'Conciliado' then 4 end$$);
